/** The scan editor at five sizes, from one home to 250,000 vertices, compared to three.js with an object per wall. */
import { appendFileSync, mkdirSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { ROOT, stop } from "../../scripts/processes.mjs";
import { measureAlone } from "./editor/measure-alone.mjs";
import { measureEditor } from "./editor/measure-editor.mjs";
import { measureYardstick } from "./editor/measure-yardstick.mjs";
import { flatRows, nameOf, repetitionsOf, rowsOf } from "./editor/rows.mjs";
import { startScene } from "./editor/scene-server.mjs";
import { startApp } from "./signed-in-app.mjs";

export const title = "Scan editor";

/** From BENCH_EDITOR_SIZES, e.g. "0,5000"; 0 is the demo's home. */
const SIZES = (process.env.BENCH_EDITOR_SIZES ?? "0,5000,25000,100000,250000").split(",").map(Number);
const HOME_VERTICES = 140;

async function measureSize(browser, { port, size, report }) {
  const backendPort = port + 5;
  const appPort = port + 7;
  const scene = await startScene(backendPort, size);
  const app = await startApp(appPort, backendPort, `http://localhost:${port + 6}`).catch(async (error) => {
    await scene.close();
    throw error;
  });
  try {
    const figures = await measureEditor(browser, appPort, { scene, size, report });
    const alone = await measureAlone(browser, backendPort);
    report(alone);
    const [load] = loadavg();
    return { counts: scene.counts, repetitions: repetitionsOf(size), load1: load, ...figures, ...alone };
  } finally {
    await stop(app);
    await scene.close();
  }
}

/** Measures plain three.js at the same size; returns a skipped row if the browser gives up. */
async function yardstickRows(browser, size, measured) {
  const name = `three.js, ${nameOf(size)}`;
  try {
    const figures = await measureYardstick(browser, Math.ceil(size / HOME_VERTICES));
    measured[name] = figures;
    return figures.map(({ what, value, unit }) => ({ what: `${name}: ${what}`, value, unit }));
  } catch (error) {
    const [reason] = error.message.split("\n");
    measured[name] = { gaveUp: reason };
    return [{ what: `${name}: build and first frame`, skipped: reason }];
  }
}

/** Each run appends a line of JSON to this file. */
const RESULTS_FILE = path.join(ROOT, ".test-output/bench-editor.jsonl");

/** Returns rows of measurements; prints all of them as one line of JSON, and stores it. */
export async function run({ browser, port }) {
  const measured = {};
  const rows = [];
  const bySize = new Map();
  for (const size of SIZES) {
    const start = Date.now();
    const report = (result) => console.log(`  ${nameOf(size)} ${JSON.stringify(result)}`);
    const figures = await measureSize(browser, { port, size, report });
    measured[nameOf(size)] = figures;
    bySize.set(size, figures);
    rows.push(...rowsOf(size, figures));
    if (size > 0) rows.push(...(await yardstickRows(browser, size, measured)));
    console.log(`  ${nameOf(size)}: ${Math.round((Date.now() - start) / 1_000)} s`);
  }
  const line = JSON.stringify({ bench: "editor", measuredAt: new Date().toISOString(), measured });
  console.log(`\n${line}`);
  mkdirSync(path.dirname(RESULTS_FILE), { recursive: true });
  appendFileSync(RESULTS_FILE, `${line}\n`);
  return [...rows, ...flatRows(bySize)];
}
