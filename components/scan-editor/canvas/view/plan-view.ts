/** A plan looked at straight from above: where its middle is, how large a pixel is, and which way is up in the picture. */
import type { Vector3 } from "@/lib/geometry/vector3";

/** Metres and radians. At azimuth 0 the picture's right is +x and its lower edge +z. */
export type PlanView = {
  readonly x: number;
  readonly z: number;
  readonly metresPerPixel: number;
  readonly azimuth: number;
};

const FINEST = 0.0004;
const COARSEST = 4;
/** Pixels around what is fitted, for the dimensions beside it and for the bars that stand on the picture. */
const MARGINS = { left: 128, right: 140, top: 92, bottom: 80 } as const;

/** In a small picture they take this share of it at most. */
const SMALL_SHARE = 0.34;

const clamp = (value: number): number => Math.min(COARSEST, Math.max(FINEST, value));

/** The picture's right and down as [x, z]. */
export function planAxes({ azimuth }: Pick<PlanView, "azimuth">) {
  const [sine, cosine] = [Math.sin(azimuth), Math.cos(azimuth)];
  return { right: [cosine, -sine], down: [sine, cosine] } as const;
}

/** Moved by pixels of the picture: what is under the pointer goes along. */
export function panPlan(view: PlanView, dx: number, dy: number): PlanView {
  const { right, down } = planAxes(view);
  const [across, along] = [-dx * view.metresPerPixel, -dy * view.metresPerPixel];
  return { ...view, x: view.x + right[0] * across + down[0] * along, z: view.z + right[1] * across + down[1] * along };
}

/** Below 1 comes nearer; the place (x, z) keeps its place in the picture. */
export function zoomPlan(view: PlanView, factor: number, [x, z]: readonly [number, number]): PlanView {
  const metresPerPixel = clamp(view.metresPerPixel * factor);
  const kept = metresPerPixel / view.metresPerPixel;
  return { ...view, metresPerPixel, x: x + (view.x - x) * kept, z: z + (view.z - z) * kept };
}

/** All of these points in the middle of a picture of this size, as large as they fit. */
export function fitPlan(view: PlanView, points: readonly Vector3[], width: number, height: number): PlanView {
  if (points.length === 0) return view;
  const { right, down } = planAxes(view);
  const across = points.map(([x, , z]) => x * right[0] + z * right[1]);
  const along = points.map(([x, , z]) => x * down[0] + z * down[1]);
  const [left, last] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...along), Math.max(...along)];
  const margin = (one: number, size: number, both: number): number => one * Math.min(1, (size * SMALL_SHARE) / both);
  const bothSides = MARGINS.left + MARGINS.right;
  const bothEnds = MARGINS.top + MARGINS.bottom;
  const [marginLeft, marginRight] = [margin(MARGINS.left, width, bothSides), margin(MARGINS.right, width, bothSides)];
  const [marginTop, marginBottom] = [margin(MARGINS.top, height, bothEnds), margin(MARGINS.bottom, height, bothEnds)];
  const wide = (last - left) / Math.max(1, width - marginLeft - marginRight);
  const high = (bottom - top) / Math.max(1, height - marginTop - marginBottom);
  const metresPerPixel = clamp(Math.max(wide, high));
  const u = (left + last) / 2 - ((marginLeft - marginRight) / 2) * metresPerPixel;
  const v = (top + bottom) / 2 - ((marginTop - marginBottom) / 2) * metresPerPixel;
  return { ...view, metresPerPixel, x: right[0] * u + down[0] * v, z: right[1] * u + down[1] * v };
}

/** The scale of a drawing on paper, "1:50", as a screen of 96 pixels to the inch shows it; rounded to two figures. */
export function paperScale({ metresPerPixel }: PlanView): string {
  const share = metresPerPixel / (0.0254 / 96);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(share)) - 1);
  return `1:${Math.max(1, Math.round(share / step) * step)}`;
}

/** The longest round length of 1, 2 or 5 that is at most so many pixels, for a scale bar. */
export function roundLength({ metresPerPixel }: PlanView, mostPixels: number): number {
  const most = metresPerPixel * mostPixels;
  const ten = 10 ** Math.floor(Math.log10(most));
  return ([5, 2] as const).map((times) => times * ten).find((length) => length <= most) ?? ten;
}
