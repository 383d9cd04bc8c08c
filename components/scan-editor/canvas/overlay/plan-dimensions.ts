import type { OuterDimension, PlanAxes } from "@/lib/editor/analysis/plan/outer-dimensions";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { OverlayShapes } from "./overlay-shapes";

/** Beyond the length of a selected wall. */
const GAP_PX = 46;
/** Thickness of walls, which are drawn outside of their rooms, in meters. */
const WALL = 0.1;
const TICK_PX = 5;
/** Width of a character, and the space around a label. */
const CHARACTER_PX = 7;
const AIR_PX = 16;

/** Draws the outer dimensions around the plan, except the ones too short for their label. */
export function addOuterDimensions(
  shapes: OverlayShapes,
  dimensions: readonly OuterDimension[],
  axes: PlanAxes,
  metersPerPixel: number,
): void {
  const place = (axis: 0 | 1, along: number, across: number): Vector3 => {
    const [u, v] = axis === 0 ? [along, across] : [across, along];
    return [axes.right[0] * u + axes.down[0] * v, 0, axes.right[1] * u + axes.down[1] * v];
  };
  for (const { axis, from, to, at, isLow } of dimensions) {
    const text = currentMeasures().plain(to - from);
    if (to - from < (text.length * CHARACTER_PX + AIR_PX) * metersPerPixel) continue;
    const away = (WALL + GAP_PX * metersPerPixel) * (isLow ? -1 : 1);
    const tick = TICK_PX * metersPerPixel;
    const line = (a: Vector3, b: Vector3) => ({ points: [a, b], isClosed: false, style: "dimension" as const });
    const lines = [
      line(place(axis, from, at + away), place(axis, to, at + away)),
      ...[from, to].map((end) => line(place(axis, end, at + away - tick), place(axis, end, at + away + tick))),
    ];
    const middle = place(axis, (from + to) / 2, at + away);
    shapes.labels.push({ at: middle, text, style: "dark", isUpright: axis === 1, lines });
  }
}
