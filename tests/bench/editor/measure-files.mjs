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

/** Returns thread milliseconds of the longest task while `work` runs, and elapsed milliseconds until its end. */
async function measureWork(page, work) {
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
    const { block, ms } = await measureWork(page, async () => {
      await page.keyboard.press("Shift+E");
      const download = page.waitForEvent("download", { timeout: FILE_MS });
      await page.getByRole("menuitem", { name: item }).click();
      await (await download).path();
    });
    await page.keyboard.press("Escape");
    report({ [`export${name}`]: block, [`export${name}All`]: ms });
  }
}

/** Returns the capture files of the folder ROOMPLAN_SAMPLES, else the generator's: one home, room by room. */
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
    const outputFolder = path.join(ROOT, ".test-output/bench-captures");
    mkdirSync(outputFolder, { recursive: true });
    return generateSingleRooms(7).map(({ name, capture }) => {
      const file = path.join(outputFolder, `${name}.json`);
      writeFileSync(file, JSON.stringify(capture));
      return file;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Measures an import of six more rooms: reading up to the preview, then importing. The backend refuses the rooms
 * afterwards.
 */
export async function measureImport(page, report) {
  const files = await captureFiles();
  const confirm = page.getByRole("dialog").getByRole("button", { name: /^Import \d/ });
  const reading = await measureWork(page, async () => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await (await chooser).setFiles(files);
    await confirm.waitFor({ timeout: FILE_MS });
  });
  report({ importRead: reading.block, importReadAll: reading.ms });
  const importing = await measureWork(page, () => confirm.click());
  report({ importTake: importing.block });
}
