/** Cracks: thin, dark, long and crooked lines on an even surface. A straight line is a joint, a frame or a cable. */

import { boxOf, heightOf, type Mask, type Patch, patchesOf, widthOf } from "../image/patches";
import type { Plane } from "../image/planes";
import { ringOf, shareOf } from "../image/ring";
import type { Surface } from "../image/surface";
import type { Detector, Finding, PhotoImage } from "./detector";

/** Pixels from a line to the surface on both sides. */
const REACH = 4;
/** Minimum darkness of hairlines, and of wide cracks, whose blurred sides would otherwise count as part of them. */
const MIN_DARKER = [3.5, 30] as const;
/**
 * As a share of the depth: the surface is about equally bright on both sides of a crack, unlike at the edge of an
 * object.
 */
const MAX_SIDE_DIFFERENCE = 0.8;
/** Length as a share of the longer side of the picture. */
const MIN_LENGTH = 0.2;
/** Mean width in pixels. */
const MAX_WIDTH = 7;
/** Minimum deviation from the best-fitting straight line, in pixels. */
const MIN_CROOKED = 2.5;
/** Length in pixels of a straight run, and the share of a crack's pixels that may be in one. */
const STRAIGHT_RUN = 60;
const MAX_IN_RUNS = 0.15;
const RING = { from: 4, to: 16 };
const MIN_EVEN_RING = 0.95;

const TURNS = Array.from({ length: 48 }, (_, turn) => {
  const angle = (turn * Math.PI) / 48;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** How much darker the pixel is than both its sides, in the direction where the difference is largest. */
function depthAt({ width, values }: Plane, at: number): number {
  const value = values[at] ?? 0;
  let deepest = 0;
  for (const [dx, dy] of DIRECTIONS) {
    const reach = dx !== 0 && dy !== 0 ? REACH - 1 : REACH;
    const step = (dy * width + dx) * reach;
    const [one, other] = [(values[at + step] ?? 0) - value, (values[at - step] ?? 0) - value];
    const depth = Math.min(one, other);
    if (Math.abs(one - other) <= MAX_SIDE_DIFFERENCE * depth) deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function maskOf({ width, height, light }: Surface, darkerBy: number): Mask {
  const isSet = new Uint8Array(width * height);
  for (let y = REACH; y < height - REACH; y += 1) {
    for (let x = REACH; x < width - REACH; x += 1) {
      const at = y * width + x;
      isSet[at] = Number(depthAt(light, at) > darkerBy);
    }
  }
  return { width, height, isSet };
}

/** Root mean square of the pixels' distances from the best-fitting straight line. */
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

/**
 * Length of the straight line through the pixel that stays on the patch, in both directions; `step` is one pixel along
 * it.
 */
function runThrough({ width, isSet }: Mask, at: number, step: { x: number; y: number }): number {
  const [x, y] = [at % width, Math.floor(at / width)];
  const isOn = (way: number) => {
    const [across, down] = [Math.round(x + step.x * way), Math.round(y + step.y * way)];
    return across >= 0 && across < width && isSet[down * width + across] === 1;
  };
  let length = 1;
  for (let way = 1; isOn(way); way += 1) length += 1;
  for (let way = -1; isOn(way); way -= 1) length += 1;
  return length;
}

/** The share of pixels that lie on a long straight line in any direction. */
function shareInRuns({ pixels }: Patch, mask: Mask): number {
  return shareOf(pixels, (at) => TURNS.some((step) => runThrough(mask, at, step) >= STRAIGHT_RUN));
}

function judge(patch: Patch, mask: Mask, { isEven }: Surface): Finding | null {
  const longer = Math.max(mask.width, mask.height);
  const length = Math.hypot(widthOf(patch), heightOf(patch));
  if (length < longer * MIN_LENGTH) return null;
  const crooked = crookedness(patch, mask.width);
  const ring = ringOf(patch, mask, RING.from, RING.to);
  const even = shareOf(ring, (at) => isEven[at] === 1);
  if (patch.pixels.length / length > MAX_WIDTH) return null;
  if (crooked < MIN_CROOKED || shareInRuns(patch, mask) > MAX_IN_RUNS || even < MIN_EVEN_RING) return null;
  const score = Math.min(0.95, 0.4 + Math.min(1, length / longer / 0.6) * 0.35 + Math.min(1, crooked / 12) * 0.2);
  return { kind: "crack", box: boxOf(patch, mask, 2), score };
}

function detect({ surface }: PhotoImage): Finding[] {
  return MIN_DARKER.flatMap((darkerBy) => {
    const mask = maskOf(surface, darkerBy);
    return patchesOf(mask, 24).flatMap((patch) => judge(patch, mask, surface) ?? []);
  });
}

export const cracks: Detector = { name: "cracks by dark lines", detects: "crack", detect };
