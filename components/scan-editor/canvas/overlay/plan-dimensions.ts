import type { OuterDimension, PlanAxes } from "@/lib/editor/analysis/plan/outer-dimensions";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { OverlayShapes } from "./overlay-shapes";

/** Distance of the dimensions from the walls; leaves space for the length label of a selected wall. */
const GAP_PX = 46;
/** Thickness of walls, which are drawn outside of their rooms, in meters. */
const WALL_THICKNESS = 0.1;
const TICK_PX = 5;
/** Width of a character, and the space around a label. */
const CHARACTER_PX = 7;
const LABEL_PADDING_PX = 16;

/** Draws the outer dimensions around the plan, except the ones too short for their label. */
export function addOuterDimensions(
  shapes: OverlayShapes,
  dimensions: readonly OuterDimension[],
  axes: PlanAxes,
  metersPerPixel: number,
): void {
  const pointAt = (axis: 0 | 1, along: number, across: number): Vector3 => {
    const [u, v] = axis === 0 ? [along, across] : [across, along];
    return [axes.right[0] * u + axes.down[0] * v, 0, axes.right[1] * u + axes.down[1] * v];
  };
  for (const { axis, from, to, at, isLow } of dimensions) {
    const text = currentMeasures().plain(to - from);
    if (to - from < (text.length * CHARACTER_PX + LABEL_PADDING_PX) * metersPerPixel) continue;
    const offset = (WALL_THICKNESS + GAP_PX * metersPerPixel) * (isLow ? -1 : 1);
    const tick = TICK_PX * metersPerPixel;
    const line = (a: Vector3, b: Vector3) => ({ points: [a, b], isClosed: false, style: "dimension" as const });
    const lines = [
      line(pointAt(axis, from, at + offset), pointAt(axis, to, at + offset)),
      ...[from, to].map((end) => line(pointAt(axis, end, at + offset - tick), pointAt(axis, end, at + offset + tick))),
    ];
    const middle = pointAt(axis, (from + to) / 2, at + offset);
    shapes.labels.push({ at: middle, text, style: "dark", isUpright: axis === 1, lines });
  }
}
