/** How far a section goes, and what moving its handle means in metres along its normal. */
import type { Section } from "@/lib/editor/tools/views/section";
import { add, dot, scale, type Vector3 } from "@/lib/geometry/vector3";
import type { PixelPlaces } from "../view/pixel-places";

export type Reach = { readonly low: number; readonly high: number; readonly centre: Vector3 };

/** Metres over which the way of a metre is looked at in the picture. */
const STEP = 0.25;
/** Who looks along the normal sees it as a point: then so many pixels upward are a metre. */
const LEAST_PX = 12;
const STRAIGHT_PX = 80;

const clamp = (value: number, { low, high }: Reach): number => Math.min(high, Math.max(low, value));
const round = (value: number, step: number): number => Math.round(value / step) / (1 / step);

/** Between which values of `at` something is cut, and the middle of it all; null where there is nothing. */
export function reachOf({ normal, from }: Section, points: readonly Vector3[]): Reach | null {
  if (points.length === 0) return null;
  const along = points.map((point) => dot(point, normal) - from);
  const middle = (axis: 0 | 1 | 2): number => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { low: Math.min(...along), high: Math.max(...along), centre: [middle(0), middle(1), middle(2)] };
}

/** Where the handle stands: on the plane, before the middle. */
export function placeOnCut({ normal, from, at }: Section, { centre }: Reach): Vector3 {
  return add(centre, scale(normal, from + at - dot(normal, centre)));
}

/** Pixels that a metre along the normal is there, to the right and down. */
export function wayOfMetre({ normal }: Section, place: Vector3, projection: PixelPlaces): readonly [number, number] {
  if (!projection.project(...place)) return [0, -STRAIGHT_PX];
  const { x, y } = projection.at;
  if (!projection.project(...add(place, scale(normal, STEP)))) return [0, -STRAIGHT_PX];
  const way = [(projection.at.x - x) / STEP, (projection.at.y - y) / STEP] as const;
  return Math.hypot(...way) < LEAST_PX ? [0, -STRAIGHT_PX] : way;
}

/** `at` once the pointer has gone so many pixels from where it took hold; whole centimetres. */
export function draggedTo(
  start: number,
  moved: readonly [number, number],
  way: readonly [number, number],
  reach: Reach,
): number {
  const metres = (moved[0] * way[0] + moved[1] * way[1]) / (way[0] ** 2 + way[1] ** 2);
  return clamp(round(start + metres, 0.01), reach);
}

/** `at` after a key of a slider; null for any other key. Metres: a decimetre, with Shift a centimetre. */
export function steppedTo(at: number, key: string, isFine: boolean, reach: Reach): number | null {
  const step = isFine ? 0.01 : 0.1;
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowUp: step, ArrowRight: step, ArrowDown: -step, ArrowLeft: -step, PageUp: 0.5, PageDown: -0.5 },
    ...{ Home: reach.low - at, End: reach.high - at },
  };
  const by = steps[key];
  return by === undefined ? null : clamp(round(at + by, 0.001), reach);
}

/** A handle whose place is out of the picture stands at its edge. */
export function withinPicture([x, y]: readonly [number, number], width: number, height: number, edge: number) {
  const inside = (value: number, size: number): number => Math.min(Math.max(edge, size - edge), Math.max(edge, value));
  return [inside(x, width), inside(y, height)] as const;
}

/** The angle by which an upright arrow is turned to lie along this way, in degrees. */
export const angleOf = ([x, y]: readonly [number, number]): number => (Math.atan2(x, -y) * 180) / Math.PI;
