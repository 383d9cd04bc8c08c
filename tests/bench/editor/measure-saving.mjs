/**
 * Two hundred edits in ten seconds while every fifth call fails: the number of batches, and whether anything is lost.
 */
import { saved } from "./page-steps.mjs";
import { leaveOutliner } from "./walk-outliner.mjs";

export const EDITS = 200;
const PACE_MS = 10_000;
const EVERY = 5;
/** Of each 20 edits these go back, so that a corner stays near its place and each lost edit shows in the end. */
const BACK = 9;
const STEP = 0.01;

/** Presses and releases the arrow keys in the focused field, as many as are due; returns the milliseconds. */
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

/** With one corner selected: batches sent, edits missing in the end, and the elapsed time. */
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
  const [shown, expected] = [Number(await field.inputValue()), from + (EDITS / 20) * (20 - 2 * BACK) * STEP];
  const held = scene.lastUpdated("/vertex")?.x ?? Number.NaN;
  // Half a millimeter is lost by three decimals.
  const missing = (meters) => Math.round(Math.abs(meters - expected) / STEP);
  const lost = Math.max(missing(shown), missing(held));
  return { saveBatches: scene.batches() - before, saveLost: lost, saveTyped: typedMs, saveAll: allMs };
}
