/** A plan seen from straight above: its center, scale and rotation. */
import type { Vector3 } from "@/lib/geometry/vector3";

/** Meters and radians. At azimuth 0 the picture's right is +x and its lower edge +z. */
export type PlanView = {
  readonly x: number;
  readonly z: number;
  readonly metersPerPixel: number;
  readonly azimuth: number;
};

const FINEST = 0.0004;
const COARSEST = 4;
/** Pixels that bars cover at each edge of the picture. */
export type Margins = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export const NO_MARGINS: Margins = { left: 0, right: 0, top: 0, bottom: 0 };

/** Pixels around a fitted plan for its dimensions with their labels, and for the caption above them. */
const SIDEWAYS = 62;
const ABOVE = 96;
const BELOW = 64;

/** These margins take at most this share of a small picture. */
const SMALL_SHARE = 0.5;

const clamp = (value: number): number => Math.min(COARSEST, Math.max(FINEST, value));

/** The picture's right and down directions as [x, z]. */
export function planAxes({ azimuth }: Pick<PlanView, "azimuth">) {
  const [sine, cosine] = [Math.sin(azimuth), Math.cos(azimuth)];
  return { right: [cosine, -sine], down: [sine, cosine] } as const;
}

/** Moves the plan with the pointer, by pixels. */
export function panPlan(view: PlanView, dx: number, dy: number): PlanView {
  const { right, down } = planAxes(view);
  const [across, along] = [-dx * view.metersPerPixel, -dy * view.metersPerPixel];
  return { ...view, x: view.x + right[0] * across + down[0] * along, z: view.z + right[1] * across + down[1] * along };
}

/** A factor below 1 zooms in; the place [x, z] keeps its place in the picture. */
export function zoomPlan(view: PlanView, factor: number, [x, z]: readonly [number, number]): PlanView {
  const metersPerPixel = clamp(view.metersPerPixel * factor);
  const kept = metersPerPixel / view.metersPerPixel;
  return { ...view, metersPerPixel, x: x + (view.x - x) * kept, z: z + (view.z - z) * kept };
}

/** Centers the points, as large as possible with their dimensions, in the part of the picture that no bar covers. */
export function fitPlan(
  view: PlanView,
  points: readonly Vector3[],
  width: number,
  height: number,
  over: Margins = NO_MARGINS,
): PlanView {
  if (points.length === 0) return view;
  const { right, down } = planAxes(view);
  const across = points.map(([x, , z]) => x * right[0] + z * right[1]);
  const along = points.map(([x, , z]) => x * down[0] + z * down[1]);
  const [left, last] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...along), Math.max(...along)];
  const free = { wide: width - over.left - over.right, high: height - over.top - over.bottom };
  const shrink = (size: number, both: number): number => Math.min(1, (Math.max(1, size) * SMALL_SHARE) / both);
  const sideways = SIDEWAYS * shrink(free.wide, 2 * SIDEWAYS);
  const endwise = shrink(free.high, ABOVE + BELOW);
  const wide = (last - left) / Math.max(1, free.wide - 2 * sideways);
  const high = (bottom - top) / Math.max(1, free.high - (ABOVE + BELOW) * endwise);
  const metersPerPixel = clamp(Math.max(wide, high));
  const u = (left + last) / 2 - ((over.left - over.right) / 2) * metersPerPixel;
  const v = (top + bottom) / 2 - ((over.top - over.bottom + (ABOVE - BELOW) * endwise) / 2) * metersPerPixel;
  return { ...view, metersPerPixel, x: right[0] * u + down[0] * v, z: right[1] * u + down[1] * v };
}

/** The scale as on paper ("1:50"), for a screen of 96 pixels per inch; rounded to two figures. */
export function paperScale({ metersPerPixel }: PlanView): string {
  const share = metersPerPixel / (0.0254 / 96);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(share)) - 1);
  return `1:${Math.max(1, Math.round(share / step) * step)}`;
}

/** The longest of 1, 2 or 5 times a power of ten that fits into this many pixels, for a scale bar. */
export function roundLength({ metersPerPixel }: PlanView, mostPixels: number): number {
  const most = metersPerPixel * mostPixels;
  const ten = 10 ** Math.floor(Math.log10(most));
  return ([5, 2] as const).map((times) => times * ten).find((length) => length <= most) ?? ten;
}
