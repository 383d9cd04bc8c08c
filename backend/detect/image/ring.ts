/** Surroundings of a patch: damage has one even surface on every side; an object is in front of several. */
import type { Mask, Patch } from "./patches";

/** Returns the pixels more than `from` and at most `to` steps from the patch. */
export function ringOf({ pixels }: Patch, { width, height }: Mask, from: number, to: number): number[] {
  const seen = new Uint8Array(width * height);
  for (const index of pixels) seen[index] = 1;
  const ring: number[] = [];
  let rim: readonly number[] = pixels;
  for (let step = 1; step <= to; step += 1) {
    const next: number[] = [];
    for (const index of rim) {
      const x = index % width;
      const neighbors = [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width];
      for (const neighbor of neighbors) {
        if (neighbor < 0 || neighbor >= width * height || seen[neighbor]) continue;
        seen[neighbor] = 1;
        next.push(neighbor);
      }
    }
    if (step > from) ring.push(...next);
    rim = next;
  }
  return ring;
}

/** Returns the share of the patch's outline that is the edge of the picture, 0 to 1. */
export function cutShare({ pixels }: Patch, { width, height, isSet }: Mask): number {
  const isEdge = (index: number) =>
    index % width === 0 || index % width === width - 1 || index < width || index >= width * (height - 1);
  const rim = pixels.filter(
    (pixel) =>
      isEdge(pixel) || !isSet[pixel - 1] || !isSet[pixel + 1] || !isSet[pixel - width] || !isSet[pixel + width],
  );
  return shareOf(rim, isEdge);
}

/** Returns the share of pixels that satisfy the predicate; 0 for no pixels. */
export function shareOf(pixels: readonly number[], holds: (index: number) => boolean): number {
  return pixels.length === 0 ? 0 : pixels.filter(holds).length / pixels.length;
}
