/** Range of a section, and the conversion of pointer and key movements to meters along its normal. */
import type { Section } from "@/lib/editor/tools/views/section";
import { add, dot, scale, type Vector3 } from "@/lib/geometry/vector3";
import type { PixelProjection } from "../view/pixel-projection";

export type Range = { readonly low: number; readonly high: number; readonly center: Vector3 };
/** Pixels to the right and down. */
export type PixelVector = readonly [right: number, down: number];

/** Length in meters that is projected to measure the pixels of a meter. */
const PROBE_LENGTH = 0.25;
/** A normal whose meter is shorter is seen end-on; the handle then moves upward by END_ON_PX per meter. */
const MIN_METER_PX = 12;
const END_ON_PX = 80;

const clamp = (value: number, { low, high }: Range): number => Math.min(high, Math.max(low, value));
const round = (value: number, step: number): number => Math.round(value / step) / (1 / step);

/** Returns the range of `at` in which the section cuts the points, and their center; null without points. */
export function rangeOf({ normal, from }: Section, points: readonly Vector3[]): Range | null {
  if (points.length === 0) return null;
  const along = points.map((point) => dot(point, normal) - from);
  const middle = (axis: 0 | 1 | 2): number => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { low: Math.min(...along), high: Math.max(...along), center: [middle(0), middle(1), middle(2)] };
}

/** Returns the position of the handle: the center of the points, projected onto the section plane. */
export function placeOnCut({ normal, from, at }: Section, { center }: Range): Vector3 {
  return add(center, scale(normal, from + at - dot(normal, center)));
}

/** Returns the pixels (right, down) of one meter along the normal. */
export function meterInPixels({ normal }: Section, point: Vector3, projection: PixelProjection): PixelVector {
  if (!projection.project(...point)) return [0, -END_ON_PX];
  const { x, y } = projection.at;
  if (!projection.project(...add(point, scale(normal, PROBE_LENGTH)))) return [0, -END_ON_PX];
  const meter = [(projection.at.x - x) / PROBE_LENGTH, (projection.at.y - y) / PROBE_LENGTH] as const;
  return Math.hypot(...meter) < MIN_METER_PX ? [0, -END_ON_PX] : meter;
}

/** Returns `at` after the pointer has moved by these pixels, in whole centimeters. */
export function draggedTo(start: number, moved: PixelVector, meter: PixelVector, range: Range): number {
  const meters = (moved[0] * meter[0] + moved[1] * meter[1]) / (meter[0] ** 2 + meter[1] ** 2);
  return clamp(round(start + meters, 0.01), range);
}

/** Returns `at` after a slider key, or null for any other key. Steps are 10 cm, or 1 cm if fine. */
export function steppedTo(at: number, key: string, isFine: boolean, range: Range): number | null {
  const step = isFine ? 0.01 : 0.1;
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: step,
    ArrowRight: step,
    ArrowDown: -step,
    ArrowLeft: -step,
    PageUp: 0.5,
    PageDown: -0.5,
    Home: range.low - at,
    End: range.high - at,
  };
  const change = steps[key];
  return change === undefined ? null : clamp(round(at + change, 0.001), range);
}

/** Returns the point (in pixels) moved into the picture, at least `edge` pixels from its border. */
export function withinPicture([x, y]: readonly [number, number], width: number, height: number, edge: number) {
  const inside = (value: number, size: number): number => Math.min(Math.max(edge, size - edge), Math.max(edge, value));
  return [inside(x, width), inside(y, height)] as const;
}

/** Returns the rotation in degrees that turns an upright arrow into this direction. */
export const angleOf = ([x, y]: readonly [number, number]): number => (Math.atan2(x, -y) * 180) / Math.PI;
