/**
 * Detects damp: a patch slightly browner than the wall or ceiling around it. Wood is far browner, a shadow is not.
 */

import { boxOf, heightOf, type Mask, type Patch, patchesOf, widthOf } from "../image/patches";
import { cutShare, ringOf, shareOf } from "../image/ring";
import type { Surface } from "../image/surface";
import type { Detector, Finding, PhotoImage } from "./detector";

/** Warmth is red minus blue, 0 to 255: how much warmer than the surface a pixel is, and a patch on average. */
const MIN_WARMER = 6;
const MEAN_WARMER = { min: 12, max: 60 };
/** A warmer surface is wood or cloth. */
const MAX_SURFACE_WARMTH = 44;
const MIN_SURFACE_BRIGHTNESS = 70;
/** Brightness, 0 to 255, over and under that of the surface. */
const MAX_BRIGHTER = 22;
const MAX_DARKER = 60;
/** Area of a finding as a share of the picture. */
const MIN_AREA = 0.002;
const MAX_AREA = 0.3;
/** Share of its box that a patch covers. */
const MIN_FILL = 0.3;
const MAX_FILL = 0.92;
/** Distance in pixels of the ring around a patch that is examined. */
const RING = { from: 3, to: 12 };
/** A patch that differs strongly is probably an object, so the wall must be visible on every side of it. */
const SLIGHT = { warmer: 24, darker: 30 };
const MIN_EVEN_RING = { slight: 0.72, strong: 0.92 };
const MAX_WARMTH_DIFFERENCE = 6;
const MAX_CUT = 0.19;

function maskOf({ width, height, warmer, darker, baseLight, baseWarmth }: Surface): Mask {
  const isSet = Uint8Array.from(warmer, (value, index) => {
    const isSurface = (baseLight[index] ?? 0) > MIN_SURFACE_BRIGHTNESS && (baseWarmth[index] ?? 0) < MAX_SURFACE_WARMTH;
    return Number(isSurface && value > MIN_WARMER && (darker[index] ?? 0) > -MAX_BRIGHTER);
  });
  return { width, height, isSet };
}

const meanOf = (pixels: readonly number[], values: Float32Array) =>
  pixels.reduce((sum, index) => sum + (values[index] ?? 0), 0) / Math.max(1, pixels.length);

function toFinding(patch: Patch, mask: Mask, surface: Surface): Finding | null {
  const fill = patch.pixels.length / (widthOf(patch) * heightOf(patch));
  if (patch.pixels.length > mask.isSet.length * MAX_AREA || fill > MAX_FILL || fill < MIN_FILL) return null;
  const warmer = meanOf(patch.pixels, surface.warmer);
  const darker = meanOf(patch.pixels, surface.darker);
  if (warmer < MEAN_WARMER.min || warmer > MEAN_WARMER.max || darker > MAX_DARKER) return null;
  const ring = ringOf(patch, mask, RING.from, RING.to);
  const even = shareOf(
    ring,
    (index) => surface.isEven[index] === 1 && Math.abs(surface.warmer[index] ?? 0) < MAX_WARMTH_DIFFERENCE,
  );
  const isSlight = warmer <= SLIGHT.warmer && darker <= SLIGHT.darker;
  if (even < (isSlight ? MIN_EVEN_RING.slight : MIN_EVEN_RING.strong) || cutShare(patch, mask) > MAX_CUT) return null;
  const score =
    0.35 + ((even - MIN_EVEN_RING.slight) / (1 - MIN_EVEN_RING.slight)) * 0.35 + Math.min(1, warmer / 24) * 0.25;
  return { kind: "damp", box: boxOf(patch, mask), score };
}

function detect({ surface }: PhotoImage): Finding[] {
  const mask = maskOf(surface);
  const patches = patchesOf(mask, Math.ceil(mask.isSet.length * MIN_AREA));
  return patches.flatMap((patch) => toFinding(patch, mask, surface) ?? []);
}

export const damp: Detector = { name: "damp by warmth", detects: "damp", detect };
