/**
 * Two hundred edits in ten seconds while every fifth call fails: the number of batches, and whether anything is lost.
 */
import { saved } from "./page-steps.mjs";
import { leaveOutliner } from "./walk-outliner.mjs";

export const EDITS = 200;
const PACE_MS = 10_000;
const FAIL_EVERY = 5;
/** This many of each 20 edits move back, so that the corner stays near and its final place shows lost edits. */
const BACK = 9;
const STEP = 0.01;

/** Presses and releases the arrow keys in the focused field, as many as are due; returns the elapsed milliseconds. */
async function pressAtPace({ edits, back, ms }) {
  const field = document.activeElement;
  const start = performance.now();
  const send = (type, key) => field.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  for (let sent = 0; sent < edits; ) {
    const due = Math.min(edits, 1 + Math.floor(((performance.now() - start) * edits) / ms));
    for (; sent < due; sent += 1) {
      const key = (sent * back) % 20 < back ? "ArrowDown" : "ArrowUp";
      send("keydown", key);
      send("keyup", key);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - start;
}

/** With one corner selected, returns the batches sent, the edits lost in the end, and the elapsed times. */
export async function measureSaving(page, scene) {
  const field = page.getByLabel("X", { exact: true });
  await saved(page);
  const from = Number(await field.inputValue());
  const before = scene.batches();
  await field.focus();
  scene.failEvery(FAIL_EVERY);
  const start = Date.now();
  const typedMs = await page.evaluate(pressAtPace, { edits: EDITS, back: BACK, ms: PACE_MS });
  scene.failEvery(0);
  await saved(page);
  const allMs = Date.now() - start;
  await leaveOutliner(page);
  const shown = Number(await field.inputValue());
  const expected = from + (EDITS / 20) * (20 - 2 * BACK) * STEP;
  const stored = scene.lastUpdated("/vertex")?.x ?? Number.NaN;
  // Three decimals lose up to half a millimeter.
  const missing = (meters) => Math.round(Math.abs(meters - expected) / STEP);
  const lost = Math.max(missing(shown), missing(stored));
  return { saveBatches: scene.batches() - before, saveLost: lost, saveTyped: typedMs, saveAll: allMs };
}
