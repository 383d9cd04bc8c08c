/** Telling the graphics card which runs of a buffer have been rewritten. */
import type { BufferAttribute } from "three";

/** Past this many runs the whole attribute goes over at once: each run is a call of its own. */
const MOST_RUNS = 256;

/** Marks a run for upload, in corners. */
export function markRun(attribute: BufferAttribute, start: number, count: number): void {
  if (attribute.updateRanges.length < MOST_RUNS)
    attribute.addUpdateRange(start * attribute.itemSize, count * attribute.itemSize);
  else if (attribute.updateRanges.length === MOST_RUNS) attribute.addUpdateRange(0, attribute.array.length);
  attribute.needsUpdate = true;
}
