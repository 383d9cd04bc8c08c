/** Exports and imports: the longest time that the page is blocked, and the total time. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../../../scripts/processes.mjs";
import { settle } from "./page-steps.mjs";
import { longestTask, traced } from "./thread-time.mjs";

const FILE_MS = 300_000;

/** Name of the figure, and the label in the menu. */
export const EXPORTS = [
  ["Quantities", /^Quantities/],
  ["Elements", /^Elements/],
  ["Svg", /as SVG/],
  ["Dxf", /as DXF/],
  ["Gltf", /^3D model/],
  ["Json", /^Geometry/],
];

/** Thread milliseconds of the longest task while `work` runs, and elapsed milliseconds until it is done. */
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

export async function measureExports(page, report) {
  for (const [name, item] of EXPORTS) {
    const { block, ms } = await held(page, async () => {
      await page.keyboard.press("Shift+E");
      const made = page.waitForEvent("download", { timeout: FILE_MS });
      await page.getByRole("menuitem", { name: item }).click();
      await (await made).path();
    });
    await page.keyboard.press("Escape");
    report({ [`export${name}`]: block, [`export${name}All`]: ms });
  }
}

/** The captures in the folder ROOMPLAN_SAMPLES, else the generator's: one home, room by room. */
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

/**
 * Six rooms in addition to the survey's: read up to their preview, and imported. The backend refuses them afterwards.
 */
export async function measureImport(page, report) {
  const files = await captureFiles();
  const take = page.getByRole("dialog").getByRole("button", { name: /^Take/ });
  const reading = await held(page, async () => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await (await chooser).setFiles(files);
    await take.waitFor({ timeout: FILE_MS });
  });
  report({ importRead: reading.block, importReadAll: reading.ms });
  const taking = await held(page, () => take.click());
  report({ importTake: taking.block });
}
