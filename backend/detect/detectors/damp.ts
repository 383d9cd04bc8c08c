/**
 * Damp: a patch slightly browner than the wall or ceiling around it. Wood is far browner, and a shadow is not browner.
 */

import { boxOf, heightOf, type Mask, type Patch, patchesOf, widthOf } from "../image/patches";
import { cutShare, ringOf, shareOf } from "../image/ring";
import type { Surface } from "../image/surface";
import type { Detector, Finding, PhotoImage } from "./detector";

/** Red minus blue, 0 to 255. */
const WARMER_BY = 6;
const MEAN_WARMER = { least: 12, most: 60 };
/** A warmer surface is wood or cloth. */
const WARMEST_SURFACE = 44;
const DARKEST_SURFACE = 70;
const MOST_BRIGHTER = 22;
const MOST_DARKER = 60;
/** Shares of the picture. */
const SMALLEST = 0.002;
const LARGEST = 0.3;
const EMPTIEST = 0.3;
const FULLEST = 0.92;
/** Distance in pixels of the ring around a patch that is examined. */
const RING = { from: 3, to: 12 };
/** A patch that differs strongly is probably an object, so the wall must be visible on every side of it. */
const SLIGHT = { warmer: 24, darker: 30 };
const EVEN_RING = { slight: 0.72, strong: 0.92 };
const SAME_WARMTH = 6;
const MOST_CUT = 0.19;

function maskOf({ width, height, warmer, darker, baseLight, baseWarmth }: Surface): Mask {
  const isSet = Uint8Array.from(warmer, (value, at) => {
    const isSurface = (baseLight[at] ?? 0) > DARKEST_SURFACE && (baseWarmth[at] ?? 0) < WARMEST_SURFACE;
    return Number(isSurface && value > WARMER_BY && (darker[at] ?? 0) > -MOST_BRIGHTER);
  });
  return { width, height, isSet };
}

const meanOf = (pixels: readonly number[], values: Float32Array) =>
  pixels.reduce((sum, at) => sum + (values[at] ?? 0), 0) / Math.max(1, pixels.length);

function judge(patch: Patch, mask: Mask, surface: Surface): Finding | null {
  const fill = patch.pixels.length / (widthOf(patch) * heightOf(patch));
  if (patch.pixels.length > mask.isSet.length * LARGEST || fill > FULLEST || fill < EMPTIEST) return null;
  const warmer = meanOf(patch.pixels, surface.warmer);
  const darker = meanOf(patch.pixels, surface.darker);
  if (warmer < MEAN_WARMER.least || warmer > MEAN_WARMER.most || darker > MOST_DARKER) return null;
  const ring = ringOf(patch, mask, RING.from, RING.to);
  const even = shareOf(ring, (at) => surface.isEven[at] === 1 && Math.abs(surface.warmer[at] ?? 0) < SAME_WARMTH);
  const isSlight = warmer <= SLIGHT.warmer && darker <= SLIGHT.darker;
  if (even < (isSlight ? EVEN_RING.slight : EVEN_RING.strong) || cutShare(patch, mask) > MOST_CUT) return null;
  const score = 0.35 + ((even - EVEN_RING.slight) / (1 - EVEN_RING.slight)) * 0.35 + Math.min(1, warmer / 24) * 0.25;
  return { kind: "damp", box: boxOf(patch, mask), score };
}

function detect({ surface }: PhotoImage): Finding[] {
  const mask = maskOf(surface);
  const patches = patchesOf(mask, Math.ceil(mask.isSet.length * SMALLEST));
  return patches.flatMap((patch) => judge(patch, mask, surface) ?? []);
}

export const damp: Detector = { name: "damp by warmth", detects: "damp", detect };
