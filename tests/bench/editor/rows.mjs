/** Labels of the figures of one size, and their goals at the size that the goals are for. */
import { ALONE } from "./measure-alone.mjs";
import { repetitions } from "./measure-editor.mjs";
import { EXPORTS } from "./measure-files.mjs";
import { EDITS } from "./measure-saving.mjs";

/** The size that the goals are for. */
const JUDGED = 100_000;
/** The size that the others are compared with. */
const BASE = 5_000;
const MB = 1_048_576;
const MOVE = "drag a vertex, a step";
const WALL = "drag a wall with 4 openings, a step";
const UNDO = "undo or redo of a move";
const SELECT = "select one, its panels in the frame";
const SAVING = `${EDITS} edits in 10 s, every fifth call failing`;

/** Returns the rows of a step: to its picture, with all that follows (mainly the panels), and its scripts alone. */
const stepRows = (name, what, goal) => [
  [name, `${what}, to its picture, p95`, "ms", goal],
  [`${name}Median`, `${what}, to its picture, median`, "ms"],
  [`${name}Behind`, `${what}, with what follows behind, p95`, "ms"],
  [`${name}BehindMedian`, `${what}, with what follows behind, median`, "ms"],
  [`${name}Scripts`, `${what}: its scripts, p95`, "ms"],
  [`${name}ScriptsMedian`, `${what}: its scripts, median`, "ms"],
];

/** The longest time that the page is blocked while a file is written, and the total time. */
const exportRows = EXPORTS.flatMap(([name]) => [
  [`export${name}`, `export, ${name.toLowerCase()}: longest task of the page`, "ms", 200],
  [`export${name}All`, `export, ${name.toLowerCase()}: until the file is there, by the clock`, "ms"],
]);

const ROWS = [
  ["load", "JSON to first right frame", "ms", 2_500],
  ...stepRows("drag", MOVE, 4),
  ...stepRows("wallDrag", WALL, 8),
  ["hover", "hover: pick and light, p95", "ms", 1],
  ["snap", "pick and snap, p95", "ms", 1],
  ...stepRows("undo", UNDO, 16),
  ...stepRows("marquee", "marquee over all", 50),
  ...stepRows("select", SELECT, 16),
  ["draws", "draw calls at rest", "", 60],
  ["idleDraws", "draw calls in 10 s idle, after edits", "", 0],
  ["idleFrames", "frames asked for in 10 s idle", "", 0],
  ["idleReadings", "lists read again in 10 s idle, as every 30 s", ""],
  ["openedHeap", "JS heap after gc, opened", "MB", 150],
  ["heap", "JS heap after gc, after the steps", "MB"],
  ["arrays", "typed arrays beside it", "MB"],
  ["totalsAll", "quantities of the whole survey, on the page", "ms"],
  ["checksAll", "all checks of the survey, on the page", "ms"],
  ["figuresAll", "all checks and quantities together", "ms", 500],
  ["totals", "totals after one edit, p95", "ms"],
  ["checks", "checks after one edit, p95", "ms"],
  ["figures", "checks and totals after one edit, p95 of each together", "ms", 10],
  ["checksMedian", "checks after one edit, median", "ms"],
  ["review", "what waits, put in order after one edit, p95", "ms", 10],
  ["reviewMedian", "what waits, put in order after one edit, median", "ms"],
  ["alone", "an edit by itself, without panels and frame, p95", "ms"],
  ["aloneMedian", "an edit by itself, median", "ms"],
  ["undoAlone", "undo or redo by itself, p95", "ms"],
  ["undoAloneMedian", "undo or redo by itself, median", "ms"],
  ["saveBatches", `${SAVING}: batches sent`, ""],
  ["saveLost", `${SAVING}: edits lost`, "", 0],
  ["saveTyped", `${SAVING}: typed within`, "ms"],
  ["saveAll", `${SAVING}: all saved after`, "ms"],
  ...exportRows,
  ["importRead", "captures of a home read beside it: longest task of the page", "ms", 200],
  ["importReadAll", "captures of a home read beside it: until they are shown, by the clock", "ms"],
  ["importTake", "captures of a home taken: longest task of the page", "ms", 200],
];

/** Costs of an edit, which must not grow. */
const FLAT = [
  ["aloneMedian", "an edit by itself"],
  ["undoAloneMedian", "undo or redo by itself"],
  ["reviewMedian", "what waits, put in order after it"],
  ["dragScriptsMedian", "the scripts of a drag's step"],
  ["undoScriptsMedian", "the scripts of undo or redo"],
  ["selectScriptsMedian", "the scripts of a selection"],
];

export const nameOf = (size) => (size === 0 ? "demo home" : `${size / 1_000}k`);

/** Adds the sums of checks and quantities, because one goal applies to both together. */
const withSums = (figures) => ({
  ...figures,
  ...(figures.totalsAll !== undefined && { figuresAll: figures.checksAll + figures.totalsAll }),
  ...(figures.totals !== undefined && { figures: figures.checks + figures.totals }),
});

export function rowsOf(size, measured) {
  const figures = withSums(measured);
  return ROWS.filter(([name]) => figures[name] !== undefined).map(([name, what, unit, goal]) => {
    const label = `${nameOf(size)}: ${what}`;
    const figure = figures[name];
    if (figure === null) return { what: label, skipped: "not reached by pointer" };
    const value = unit === "MB" ? figure / MB : figure;
    return { what: label, value, unit, ...(goal !== undefined && size === JUDGED ? { goal } : {}) };
  });
}

/** Returns the cost of an edit at each size, relative to 5,000 vertices; empty if 5,000 was not measured. */
export function flatRows(measured) {
  const base = measured.get(BASE);
  if (!base) return [];
  return FLAT.flatMap(([name, what]) =>
    [...measured]
      .filter(([size, figures]) => size > BASE && figures[name] && base[name])
      .map(([size, figures]) => ({
        what: `cost per edit, median: ${what} at ${nameOf(size)}, of that at ${nameOf(BASE)}`,
        value: figures[name] / base[name],
        unit: "times",
      })),
  );
}

/** The number of steps of each kind, printed with the figures. */
export const repetitionsOf = (size) => ({ ...repetitions(size), alone: ALONE, load: 1, saving: EDITS });
