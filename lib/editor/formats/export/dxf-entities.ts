/** Writes the marks of a drawing as DXF entities, in m. */
import type { PlanMark, PlanPoint, TextMark } from "../../analysis/plan/drawing";
import { type DxfGroups, FIXED } from "./dxf-groups";
import { dxfLayer, FILL_LAYER } from "./dxf-layers";
import { dxfText } from "./dxf-text";

const DEGREES = 180 / Math.PI;

function entity(groups: DxfGroups, type: string, layer: string): void {
  groups.part(type, FIXED.modelSpace, "AcDbEntity");
  groups.put(8, layer);
}

function polyline(groups: DxfGroups, layer: string, points: readonly PlanPoint[], isClosed: boolean): void {
  entity(groups, "LWPOLYLINE", layer);
  groups.put(100, "AcDbPolyline");
  groups.put(90, points.length);
  groups.put(70, isClosed ? 1 : 0);
  groups.measure(43, 0);
  for (const [x, y] of points) {
    groups.measure(10, x);
    groups.measure(20, y);
  }
}

/** A SOLID has its third and fourth corners swapped. */
function fill(groups: DxfGroups, [a, b, c, d]: readonly PlanPoint[]): void {
  if (!a || !b || !c || !d) return;
  entity(groups, "SOLID", FILL_LAYER);
  groups.put(100, "AcDbTrace");
  for (const [index, [x, y]] of [a, b, d, c].entries()) groups.point(10 + index, x, y);
}

/** A centered text is centered in both directions; otherwise it starts at `at`. */
export function writeDxfText(
  groups: DxfGroups,
  layer: string,
  { at: [x, y], text, height, turn }: Pick<TextMark, "at" | "text" | "height" | "turn">,
  isCentered: boolean,
): void {
  const written = dxfText(text);
  if (written === "") return;
  entity(groups, "TEXT", layer);
  groups.put(100, "AcDbText");
  groups.point(10, x, y);
  groups.measure(40, height);
  groups.put(1, written);
  groups.measure(50, turn * DEGREES);
  groups.put(7, "Standard");
  if (isCentered) {
    groups.put(72, 1);
    groups.point(11, x, y);
  }
  groups.put(100, "AcDbText");
  if (isCentered) groups.put(73, 2);
}

export function writeMark(groups: DxfGroups, mark: PlanMark): void {
  const layer = dxfLayer(mark.layer);
  if (mark.kind === "shape") {
    if (mark.layer === "walls") fill(groups, mark.loops[0] ?? []);
    for (const loop of mark.loops) polyline(groups, layer, loop, true);
  } else if (mark.kind === "line") polyline(groups, layer, mark.points, false);
  else if (mark.kind === "text") writeDxfText(groups, layer, mark, true);
  else {
    entity(groups, "ARC", layer);
    groups.put(100, "AcDbCircle");
    groups.point(10, ...mark.center);
    groups.measure(40, mark.radius);
    groups.put(100, "AcDbArc");
    groups.measure(50, turnOf(mark.from));
    groups.measure(51, turnOf(mark.to));
  }
}

/** Returns degrees from 0 to 360. */
const turnOf = (angle: number): number => (((angle * DEGREES) % 360) + 360) % 360;
