/**
 * Opens a home with this many vertices in the built product, in Chromium, moves one corner by its field, and prints the
 * result as one line of JSON: `node tests/long/open-large-home.mjs 250000`. Positions are in meters; `batches`
 * counts the saved batches of vertices.
 */
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/browser.mjs";
import { stop } from "../../scripts/processes.mjs";
import { ROOM } from "../bench/editor/page-steps.mjs";
import { editorPath, startScene } from "../bench/editor/scene-server.mjs";
import { chooseCorner } from "../bench/editor/walk-outliner.mjs";
import { watch } from "../bench/editor/watch-page.mjs";
import { employeeKey } from "../bench/queue/world.mjs";
import { signedInPage, startApp } from "../bench/signed-in-app.mjs";

const PORT = Number(process.env.LONG_PORT ?? 3290);
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const BY_METERS = 0.25;
const PATIENCE_MS = 600_000;

async function moveCorner(page, scene) {
  await chooseCorner(page, ROOM);
  const field = page.getByLabel("X", { exact: true });
  const before = Number(await field.inputValue());
  await field.fill(String(before + BY_METERS));
  await field.press("Enter");
  // Ignores anything saved before.
  while (scene.batches("/vertex") === 0) await page.waitForTimeout(50);
  await page
    .getByRole("status")
    .filter({ hasText: /^Saved/ })
    .waitFor();
  return { before, shown: Number(await field.inputValue()), held: scene.lastUpdated("/vertex").x };
}

async function open(page, scene) {
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(watch);
  const start = Date.now();
  await page.goto(`http://localhost:${PORT + 2}${editorPath}`);
  await page.waitForFunction(() => performance.getEntriesByName("bench-shown").length > 0);
  const openedMs = Date.now() - start;
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const x = await moveCorner(page, scene);
  const movedMs = Date.now() - start - openedMs;
  console.error(
    `Opened in ${Math.round(openedMs / 1_000)} s, chosen, moved and saved in ${Math.round(movedMs / 1_000)} s more; ${elements} elements on the page.`,
  );
  return { vertices: scene.counts.vertex, batches: scene.batches("/vertex"), x, elements, errors };
}

const executablePath = await ensureChromium();
const scene = await startScene(PORT, Number(process.argv[2]));
let app = null;
let browser = null;
try {
  app = await startApp(PORT + 2, PORT, `http://localhost:${PORT + 1}`);
  browser = await chromium.launch({ executablePath, args: FLAGS });
  console.log(JSON.stringify(await open(await signedInPage(browser, PORT + 2, employeeKey), scene)));
} finally {
  await browser?.close();
  await stop(app);
  await scene.close();
}
