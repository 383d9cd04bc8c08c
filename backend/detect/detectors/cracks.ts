/** Detects cracks: thin, dark, long and crooked lines on an even surface. Straight ones are joints, frames, cables. */

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

const UNIT_VECTORS = Array.from({ length: 48 }, (_, index) => {
  const angle = (index * Math.PI) / 48;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Returns how much darker the pixel is than both its sides, in the direction where the difference is largest. */
function depthAt({ width, values }: Plane, index: number): number {
  const value = values[index] ?? 0;
  let deepest = 0;
  for (const [dx, dy] of DIRECTIONS) {
    const reach = dx !== 0 && dy !== 0 ? REACH - 1 : REACH;
    const step = (dy * width + dx) * reach;
    const firstSide = (values[index + step] ?? 0) - value;
    const secondSide = (values[index - step] ?? 0) - value;
    const depth = Math.min(firstSide, secondSide);
    if (Math.abs(firstSide - secondSide) <= MAX_SIDE_DIFFERENCE * depth) deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function maskOf({ width, height, light }: Surface, darkerBy: number): Mask {
  const isSet = new Uint8Array(width * height);
  for (let y = REACH; y < height - REACH; y += 1) {
    for (let x = REACH; x < width - REACH; x += 1) {
      const index = y * width + x;
      isSet[index] = Number(depthAt(light, index) > darkerBy);
    }
  }
  return { width, height, isSet };
}

/** Returns the root mean square of the pixels' distances from the best-fitting straight line. */
function crookedness({ pixels }: Patch, width: number): number {
  const points = pixels.map((index) => ({ x: index % width, y: Math.floor(index / width) }));
  const mean = (read: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [middleX, middleY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const xx = mean(({ x }) => (x - middleX) ** 2);
  const yy = mean(({ y }) => (y - middleY) ** 2);
  const xy = mean(({ x, y }) => (x - middleX) * (y - middleY));
  const smaller = (xx + yy) / 2 - Math.hypot((xx - yy) / 2, xy);
  return Math.sqrt(Math.max(0, smaller));
}

/**
 * Returns the length of the straight line through the pixel, in both directions, up to the edge of the patch; `step` is
 * a vector of one pixel along the line.
 */
function runThrough({ width, isSet }: Mask, index: number, step: { x: number; y: number }): number {
  const [x, y] = [index % width, Math.floor(index / width)];
  const isOn = (distance: number) => {
    const [across, down] = [Math.round(x + step.x * distance), Math.round(y + step.y * distance)];
    return across >= 0 && across < width && isSet[down * width + across] === 1;
  };
  let length = 1;
  for (let distance = 1; isOn(distance); distance += 1) length += 1;
  for (let distance = -1; isOn(distance); distance -= 1) length += 1;
  return length;
}

/** Returns the share of pixels that are on a long straight line in any direction. */
function shareInRuns({ pixels }: Patch, mask: Mask): number {
  return shareOf(pixels, (index) => UNIT_VECTORS.some((step) => runThrough(mask, index, step) >= STRAIGHT_RUN));
}

function toFinding(patch: Patch, mask: Mask, { isEven }: Surface): Finding | null {
  const longer = Math.max(mask.width, mask.height);
  const length = Math.hypot(widthOf(patch), heightOf(patch));
  if (length < longer * MIN_LENGTH) return null;
  const crooked = crookedness(patch, mask.width);
  const ring = ringOf(patch, mask, RING.from, RING.to);
  const even = shareOf(ring, (index) => isEven[index] === 1);
  if (patch.pixels.length / length > MAX_WIDTH) return null;
  if (crooked < MIN_CROOKED || shareInRuns(patch, mask) > MAX_IN_RUNS || even < MIN_EVEN_RING) return null;
  const score = Math.min(0.95, 0.4 + Math.min(1, length / longer / 0.6) * 0.35 + Math.min(1, crooked / 12) * 0.2);
  return { kind: "crack", box: boxOf(patch, mask, 2), score };
}

function detect({ surface }: PhotoImage): Finding[] {
  return MIN_DARKER.flatMap((darkerBy) => {
    const mask = maskOf(surface, darkerBy);
    return patchesOf(mask, 24).flatMap((patch) => toFinding(patch, mask, surface) ?? []);
  });
}

export const cracks: Detector = { name: "cracks by dark lines", detects: "crack", detect };
