/** A plan seen from straight above: its center, scale and rotation. */
import type { Vector3 } from "@/lib/geometry/vector3";

/** Meters and radians. At azimuth 0 the picture's right is +x and its lower edge +z. */
export type PlanView = {
  readonly x: number;
  readonly z: number;
  readonly metersPerPixel: number;
  readonly azimuth: number;
};

const MIN_METERS_PER_PIXEL = 0.0004;
const MAX_METERS_PER_PIXEL = 4;

/** Pixels that bars cover at each edge of the picture. */
export type Margins = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export const NO_MARGINS: Margins = { left: 0, right: 0, top: 0, bottom: 0 };

/** Pixels around a fitted plan for its dimensions with their labels, and for the caption above them. */
const SIDE_PX = 62;
const ABOVE_PX = 96;
const BELOW_PX = 64;
/** These margins take at most this share of a small picture. */
const MAX_MARGIN_SHARE = 0.5;

const clampScale = (value: number): number => Math.min(MAX_METERS_PER_PIXEL, Math.max(MIN_METERS_PER_PIXEL, value));

/** Returns the picture's right and down directions as [x, z]. */
export function planAxes({ azimuth }: Pick<PlanView, "azimuth">) {
  const sine = Math.sin(azimuth);
  const cosine = Math.cos(azimuth);
  return { right: [cosine, -sine], down: [sine, cosine] } as const;
}

/** Moves the plan with the pointer, by pixels. */
export function panPlan(view: PlanView, dx: number, dy: number): PlanView {
  const { right, down } = planAxes(view);
  const across = -dx * view.metersPerPixel;
  const along = -dy * view.metersPerPixel;
  return { ...view, x: view.x + right[0] * across + down[0] * along, z: view.z + right[1] * across + down[1] * along };
}

/** Zooms around the point [x, z], which stays where it is in the picture. A factor below 1 zooms in. */
export function zoomPlan(view: PlanView, factor: number, [x, z]: readonly [number, number]): PlanView {
  const metersPerPixel = clampScale(view.metersPerPixel * factor);
  const ratio = metersPerPixel / view.metersPerPixel;
  return { ...view, metersPerPixel, x: x + (view.x - x) * ratio, z: z + (view.z - z) * ratio };
}

/**
 * Centers the points in the part of the picture that no bar covers, as large as their dimension lines allow. `width`,
 * `height` and `covered` are in pixels.
 */
export function fitPlan(
  view: PlanView,
  points: readonly Vector3[],
  width: number,
  height: number,
  covered: Margins = NO_MARGINS,
): PlanView {
  if (points.length === 0) return view;
  const axes = planAxes(view);
  const across = points.map(([x, , z]) => x * axes.right[0] + z * axes.right[1]);
  const along = points.map(([x, , z]) => x * axes.down[0] + z * axes.down[1]);
  const left = Math.min(...across);
  const right = Math.max(...across);
  const top = Math.min(...along);
  const bottom = Math.max(...along);
  const freeWidth = width - covered.left - covered.right;
  const freeHeight = height - covered.top - covered.bottom;
  /** Returns the factor by which the two margins of an axis shrink in a small picture. */
  const shrink = (size: number, margins: number): number =>
    Math.min(1, (Math.max(1, size) * MAX_MARGIN_SHARE) / margins);
  const shrinkX = shrink(freeWidth, 2 * SIDE_PX);
  const shrinkY = shrink(freeHeight, ABOVE_PX + BELOW_PX);
  const scaleX = (right - left) / Math.max(1, freeWidth - 2 * (SIDE_PX * shrinkX));
  const scaleY = (bottom - top) / Math.max(1, freeHeight - (ABOVE_PX + BELOW_PX) * shrinkY);
  const metersPerPixel = clampScale(Math.max(scaleX, scaleY));
  const u = (left + right) / 2 - ((covered.left - covered.right) / 2) * metersPerPixel;
  const v =
    (top + bottom) / 2 - ((covered.top - covered.bottom + (ABOVE_PX - BELOW_PX) * shrinkY) / 2) * metersPerPixel;
  return {
    ...view,
    metersPerPixel,
    x: axes.right[0] * u + axes.down[0] * v,
    z: axes.right[1] * u + axes.down[1] * v,
  };
}

/** Returns the scale as on paper ("1:50"), for a screen of 96 pixels per inch, rounded to two digits. */
export function paperScale({ metersPerPixel }: PlanView): string {
  const scale = metersPerPixel / (0.0254 / 96);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(scale)) - 1);
  return `1:${Math.max(1, Math.round(scale / step) * step)}`;
}

/** Returns the longest length in m for a scale bar of up to `maxPixels`: 1, 2 or 5 times a power of ten. */
export function roundLength({ metersPerPixel }: PlanView, maxPixels: number): number {
  const maxLength = metersPerPixel * maxPixels;
  const power = 10 ** Math.floor(Math.log10(maxLength));
  return ([5, 2] as const).map((factor) => factor * power).find((length) => length <= maxLength) ?? power;
}
