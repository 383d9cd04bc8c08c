/** Files out of and into a survey: how long the page is held up at a stretch meanwhile, and how long it takes in all. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../../../scripts/processes.mjs";
import { settle } from "./page-steps.mjs";
import { longestTask, traced } from "./thread-time.mjs";

const FILE_MS = 300_000;

/** Name of the figure, and what the menu calls it. */
export const EXPORTS = [
  ["Quantities", /^Quantities/],
  ["Elements", /^Elements/],
  ["Svg", /as SVG/],
  ["Dxf", /as DXF/],
  ["Gltf", /^3D model/],
  ["Json", /^Geometry/],
];

/** Thread milliseconds of the longest task while `work` runs, and milliseconds by the clock until it is done. */
async function held(page, work) {
  let ms = 0;
  const { events } = await traced(page, async () => {
    await page.evaluate(() => performance.mark("bench-files-from"));
    const start = performance.now();
    await work();
    ms = performance.now() - start;
    await settle(page);
    await page.evaluate(() => performance.mark("bench-files-to"));
  });
  return { block: longestTask(events, "bench-files-from", "bench-files-to"), ms };
}

export async function measureExports(page, tell) {
  for (const [name, item] of EXPORTS) {
    const { block, ms } = await held(page, async () => {
      await page.keyboard.press("Shift+E");
      const made = page.waitForEvent("download", { timeout: FILE_MS });
      await page.getByRole("menuitem", { name: item }).click();
      await (await made).path();
    });
    await page.keyboard.press("Escape");
    tell({ [`export${name}`]: block, [`export${name}All`]: ms });
  }
}

/** The captures that ROOMPLAN_SAMPLES names the folder of, else the generator's: one home, room by room. */
async function captureFiles() {
  const samples = process.env.ROOMPLAN_SAMPLES;
  const files = samples ? readdirSync(samples).filter((name) => name.endsWith(".json")) : [];
  if (samples && files.length > 0) return files.map((name) => path.join(samples, name));
  const folder = mkdtempSync(path.join(ROOT, "node_modules/.bench-"));
  try {
    const outfile = path.join(folder, "rooms.mjs");
    await build({
      entryPoints: [path.join(ROOT, "backend/seed/home/generate-single-rooms.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      logLevel: "error",
    });
    const { generateSingleRooms } = await import(pathToFileURL(outfile).href);
    const into = path.join(ROOT, ".test-output/bench-captures");
    mkdirSync(into, { recursive: true });
    return generateSingleRooms(7).map(({ name, capture }) => {
      const file = path.join(into, `${name}.json`);
      writeFileSync(file, JSON.stringify(capture));
      return file;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Six rooms beside what the survey has: read up to their preview, and taken. The backend refuses them afterwards. */
export async function measureImport(page, tell) {
  const files = await captureFiles();
  const take = page.getByRole("dialog").getByRole("button", { name: /^Take/ });
  const reading = await held(page, async () => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await (await chooser).setFiles(files);
    await take.waitFor({ timeout: FILE_MS });
  });
  tell({ importRead: reading.block, importReadAll: reading.ms });
  const taking = await held(page, () => take.click());
  tell({ importTake: taking.block });
}
