/** The scan editor at five sizes, from one home to 250,000 vertices, beside three.js with an object for each wall. */
import { stop } from "../../scripts/processes.mjs";
import { measureEditor } from "./editor/measure-editor.mjs";
import { measureYardstick } from "./editor/measure-yardstick.mjs";
import { startScene } from "./editor/scene-server.mjs";
import { startApp } from "./signed-in-app.mjs";

export const title = "Scan editor";

/** Asked for by BENCH_EDITOR_SIZES, e.g. "0,5000"; 0 is the demo's home. */
const SIZES = (process.env.BENCH_EDITOR_SIZES ?? "0,5000,25000,100000,250000").split(",").map(Number);
/** The size that the goals are for. */
const JUDGED = 100_000;
const HOME_VERTICES = 140;
const HOME_METRES = 17;
const MB = 1_048_576;

const ROWS = [
  ["load", "JSON to first right frame", "ms", 2_500],
  ["drag", "drag a vertex, a step, p95", "ms", 4],
  ["dragMedian", "drag a vertex, a step, median", "ms", undefined],
  ["dragScripts", "drag a vertex, a step: its scripts, p95", "ms", undefined],
  ["dragScriptsMedian", "drag a vertex, a step: its scripts, median", "ms", undefined],
  ["wallDrag", "drag a wall with 4 openings, a step, p95", "ms", 8],
  ["wallDragMedian", "drag a wall with 4 openings, a step, median", "ms", undefined],
  ["wallDragScripts", "drag a wall with 4 openings, a step: its scripts, p95", "ms", undefined],
  ["wallDragScriptsMedian", "drag a wall with 4 openings, a step: its scripts, median", "ms", undefined],
  ["hover", "hover: pick and light, p95", "ms", 1],
  ["snap", "pick and snap, p95", "ms", 1],
  ["undo", "undo or redo of a move, p95", "ms", 16],
  ["undoMedian", "undo or redo of a move, median", "ms", undefined],
  ["undoScripts", "undo or redo of a move: its scripts, p95", "ms", undefined],
  ["undoScriptsMedian", "undo or redo of a move: its scripts, median", "ms", undefined],
  ["marquee", "marquee over all, p95", "ms", 50],
  ["select", "select one, panels updated, p95", "ms", 16],
  ["selectMedian", "select one, panels updated, median", "ms", undefined],
  ["selectScripts", "select one, panels updated: its scripts, p95", "ms", undefined],
  ["selectScriptsMedian", "select one, panels updated: its scripts, median", "ms", undefined],
  ["draws", "draw calls at rest", "", 60],
  ["idleFrames", "frames in 10 s idle", "", 0],
  ["openedHeap", "JS heap after gc, opened", "MB", 150],
  ["heap", "JS heap after gc, after all of this", "MB", 150],
  ["arrays", "typed arrays beside it", "MB", undefined],
];

const nameOf = (size) => (size === 0 ? "demo home" : `${size / 1_000}k`);
const acrossOf = (size) => Math.ceil(Math.sqrt(Math.max(1, size / HOME_VERTICES))) * HOME_METRES;

function rowsOf(size, figures) {
  return ROWS.filter(([name]) => figures[name] !== undefined).map(([name, what, unit, goal]) => {
    const label = `${nameOf(size)}: ${what}`;
    const figure = figures[name];
    if (figure === null) return { what: label, skipped: "not reached by pointer" };
    const value = unit === "MB" ? figure / MB : figure;
    const isJudged = goal !== undefined && size === JUDGED;
    return { what: label, value, unit, ...(isJudged ? { goal } : {}) };
  });
}

/** Answers rows of what was measured, and prints all of it as one line of JSON. */
export async function run({ browser, port }) {
  const [backendPort, appPort] = [port + 5, port + 7];
  const measured = {};
  const rows = [];
  for (const size of SIZES) {
    const start = Date.now();
    const scene = await startScene(backendPort, size);
    const app = await startApp(appPort, backendPort, `http://localhost:${port + 6}`).catch(async (error) => {
      await scene.close();
      throw error;
    });
    try {
      measured[nameOf(size)] = {
        counts: scene.counts,
        ...(await measureEditor(browser, appPort, {
          across: acrossOf(size),
          isVeryLarge: size >= JUDGED,
          tell: (found) => console.log(`  ${nameOf(size)} ${JSON.stringify(found)}`),
        })),
      };
      rows.push(...rowsOf(size, measured[nameOf(size)]));
    } finally {
      await stop(app);
      await scene.close();
    }
    console.log(`  ${nameOf(size)}: ${Math.round((Date.now() - start) / 1_000)} s`);
  }
  for (const size of SIZES.filter((size) => size > 0 && size <= JUDGED).slice(-1)) {
    const figures = await measureYardstick(browser, Math.ceil(size / HOME_VERTICES));
    measured[`three.js, ${nameOf(size)}`] = figures;
    for (const { what, value, unit } of figures) rows.push({ what: `three.js, ${nameOf(size)}: ${what}`, value, unit });
  }
  console.log(`\n${JSON.stringify({ bench: "editor", measured })}`);
  return rows;
}
