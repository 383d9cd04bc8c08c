/** Marks runs of a buffer for upload to the graphics card. */
import type { BufferAttribute } from "three";

/** With more runs than this, the whole attribute is uploaded at once, because each run costs one call. */
const MAX_RUNS = 256;

/** Marks one run for upload; `start` and `count` are in corners. */
export function markRun(attribute: BufferAttribute, start: number, count: number): void {
  if (attribute.updateRanges.length < MAX_RUNS)
    attribute.addUpdateRange(start * attribute.itemSize, count * attribute.itemSize);
  else if (attribute.updateRanges.length === MAX_RUNS) attribute.addUpdateRange(0, attribute.array.length);
  attribute.needsUpdate = true;
}
