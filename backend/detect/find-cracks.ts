/** Cracks: thin dark lines, long and crooked. What runs straight is a joint, a frame or a cable. */
import type { Finding } from "./detector";
import { boxOf, heightOf, type Mask, type Patch, patchesOf, widthOf } from "./patches";
import { blurred, luminanceOf, type Plane } from "./planes";
import type { Pixels } from "./read-pixels";

/** Pixels from a line to the surface on both sides of it. */
const REACH = 4;
const DARKER_BY = 9;
/** Shares of the longer side. */
const SHORTEST = 0.1;
/** Pixels across. */
const WIDEST = 5.5;
/** Pixels that a crack strays from the straight line through it. */
const CROOKED_BY = 1.5;
const STRAIGHT_RUN = 14;
const MOST_IN_RUNS = 0.5;
/** More lines than this are a pattern: tiles, grain, leaves. */
const MOST_LINES = 10;

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** By how much each pixel is darker than both sides of it, in the direction where that is most. */
function valleysOf({ width, height, values }: Plane): Float32Array {
  const depths = new Float32Array(values.length);
  for (let y = REACH; y < height - REACH; y += 1) {
    for (let x = REACH; x < width - REACH; x += 1) {
      const at = y * width + x;
      let deepest = 0;
      for (const [dx, dy] of DIRECTIONS) {
        const reach = dx !== 0 && dy !== 0 ? REACH - 1 : REACH;
        const step = (dy * width + dx) * reach;
        const sides = Math.min(values[at + step] ?? 0, values[at - step] ?? 0);
        deepest = Math.max(deepest, sides - (values[at] ?? 0));
      }
      depths[at] = deepest;
    }
  }
  return depths;
}

function maskOf(plane: Plane): Mask {
  const depths = valleysOf(plane);
  const mean = depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
  const threshold = DARKER_BY + 2 * mean;
  return {
    width: plane.width,
    height: plane.height,
    isSet: Uint8Array.from(depths, (depth) => Number(depth > threshold)),
  };
}

/** Root mean square of the pixels' distances from the straight line that fits them best. */
function crookedness({ pixels }: Patch, width: number): number {
  const points = pixels.map((at) => ({ x: at % width, y: Math.floor(at / width) }));
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [middleX, middleY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const xx = mean(({ x }) => (x - middleX) ** 2);
  const yy = mean(({ y }) => (y - middleY) ** 2);
  const xy = mean(({ x, y }) => (x - middleX) * (y - middleY));
  const smaller = (xx + yy) / 2 - Math.hypot((xx - yy) / 2, xy);
  return Math.sqrt(Math.max(0, smaller));
}

/** The share of the pixels that stand in a run of many along a row or a column. */
function shareInRuns({ pixels }: Patch, { width, isSet }: Mask): number {
  const runThrough = (at: number, step: number) => {
    let length = 1;
    for (let next = at + step; isSet[next]; next += step) length += 1;
    for (let next = at - step; isSet[next]; next -= step) length += 1;
    return length;
  };
  const inRuns = pixels.filter((at) => Math.max(runThrough(at, 1), runThrough(at, width)) >= STRAIGHT_RUN);
  return inRuns.length / pixels.length;
}

function judge(patch: Patch, mask: Mask): Finding | null {
  const longer = Math.max(mask.width, mask.height);
  const length = Math.hypot(widthOf(patch), heightOf(patch));
  if (length < longer * SHORTEST || patch.pixels.length / length > WIDEST) return null;
  const crooked = crookedness(patch, mask.width);
  if (crooked < CROOKED_BY || shareInRuns(patch, mask) > MOST_IN_RUNS) return null;
  const score = Math.min(0.95, 0.4 + Math.min(1, length / longer / 0.6) * 0.35 + Math.min(1, crooked / 8) * 0.2);
  return { kind: "crack", box: boxOf(patch, mask, 2), score };
}

export function findCracks(pixels: Pixels): Finding[] {
  const mask = maskOf(blurred(luminanceOf(pixels), 1));
  const found = patchesOf(mask, 12).flatMap((patch) => judge(patch, mask) ?? []);
  return found.length > MOST_LINES ? [] : found;
}
