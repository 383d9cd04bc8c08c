/** Surroundings of a patch: damage has one even surface on every side; an object is in front of several. */
import type { Mask, Patch } from "./patches";

/** The pixels more than `from` and at most `to` steps from the patch. */
export function ringOf({ pixels }: Patch, { width, height }: Mask, from: number, to: number): number[] {
  const seen = new Uint8Array(width * height);
  for (const at of pixels) seen[at] = 1;
  const ring: number[] = [];
  let rim: readonly number[] = pixels;
  for (let step = 1; step <= to; step += 1) {
    const next: number[] = [];
    for (const at of rim) {
      const x = at % width;
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const place of near) {
        if (place < 0 || place >= width * height || seen[place]) continue;
        seen[place] = 1;
        next.push(place);
      }
    }
    if (step > from) ring.push(...next);
    rim = next;
  }
  return ring;
}

/** The share of the patch's outline that is the edge of the picture, 0 to 1. */
export function cutShare({ pixels }: Patch, { width, height, isSet }: Mask): number {
  const isEdge = (at: number) =>
    at % width === 0 || at % width === width - 1 || at < width || at >= width * (height - 1);
  const rim = pixels.filter(
    (at) => isEdge(at) || !isSet[at - 1] || !isSet[at + 1] || !isSet[at - width] || !isSet[at + width],
  );
  return shareOf(rim, isEdge);
}

/** The share of pixels that satisfy the predicate; 0 for no pixels. */
export function shareOf(pixels: readonly number[], holds: (at: number) => boolean): number {
  return pixels.length === 0 ? 0 : pixels.filter(holds).length / pixels.length;
}
