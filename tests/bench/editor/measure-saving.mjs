/** Two hundred edits in ten seconds while every fifth call fails: how many batches that takes, and whether anything is lost. */
import { saved } from "./page-steps.mjs";
import { leaveOutliner } from "./walk-outliner.mjs";

export const EDITS = 200;
const PACE_MS = 10_000;
const EVERY = 5;
/** Of each 20 edits these go back: a corner stays near its place, and each edit that is lost is seen in the end. */
const BACK = 9;
const STEP = 0.01;

/** Presses and lets go of the arrow keys in the field that has the focus, as many as are due; answers the milliseconds. */
async function pressAtPace({ edits, back, ms }) {
  const field = document.activeElement;
  const start = performance.now();
  const send = (type, key) => field.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  for (let at = 0; at < edits; ) {
    const due = Math.min(edits, 1 + Math.floor(((performance.now() - start) * edits) / ms));
    for (; at < due; at += 1) {
      const key = (at * back) % 20 < back ? "ArrowDown" : "ArrowUp";
      send("keydown", key);
      send("keyup", key);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - start;
}

/** With one corner selected: batches sent, edits that are missing in the end, and how long it all took. */
export async function measureSaving(page, scene) {
  const field = page.getByLabel("X", { exact: true });
  await saved(page);
  const from = Number(await field.inputValue());
  const before = scene.batches();
  await field.focus();
  scene.failEvery(EVERY);
  const start = Date.now();
  const typedMs = await page.evaluate(pressAtPace, { edits: EDITS, back: BACK, ms: PACE_MS });
  scene.failEvery(0);
  await saved(page);
  const allMs = Date.now() - start;
  await leaveOutliner(page);
  const [shown, wanted] = [Number(await field.inputValue()), from + (EDITS / 20) * (20 - 2 * BACK) * STEP];
  const held = scene.lastUpdated("/vertex")?.x ?? Number.NaN;
  // Half a millimetre is what three digits leave out.
  const missing = (metres) => Math.round(Math.abs(metres - wanted) / STEP);
  const lost = Math.max(missing(shown), missing(held));
  return { saveBatches: scene.batches() - before, saveLost: lost, saveTyped: typedMs, saveAll: allMs };
}
