/** Writes the marks of a drawing as DXF entities, in m. */
import type { PlanMark, PlanPoint, TextMark } from "../../analysis/plan/drawing";
import { type DxfGroups, FIXED } from "./dxf-groups";
import { dxfLayer, FILL_LAYER } from "./dxf-layers";
import { dxfText } from "./dxf-text";

const DEGREES = 180 / Math.PI;

function writeEntity(groups: DxfGroups, type: string, layer: string): void {
  groups.part(type, FIXED.modelSpace, "AcDbEntity");
  groups.put(8, layer);
}

function writePolyline(groups: DxfGroups, layer: string, points: readonly PlanPoint[], isClosed: boolean): void {
  writeEntity(groups, "LWPOLYLINE", layer);
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
function writeFill(groups: DxfGroups, [a, b, c, d]: readonly PlanPoint[]): void {
  if (!a || !b || !c || !d) return;
  writeEntity(groups, "SOLID", FILL_LAYER);
  groups.put(100, "AcDbTrace");
  for (const [index, [x, y]] of [a, b, d, c].entries()) groups.point(10 + index, x, y);
}

/** Writes a text, centered in both directions or else starting at `at`. */
export function writeDxfText(
  groups: DxfGroups,
  layer: string,
  { at: [x, y], text, height, turn }: Pick<TextMark, "at" | "text" | "height" | "turn">,
  isCentered: boolean,
): void {
  const escaped = dxfText(text);
  if (escaped === "") return;
  writeEntity(groups, "TEXT", layer);
  groups.put(100, "AcDbText");
  groups.point(10, x, y);
  groups.measure(40, height);
  groups.put(1, escaped);
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
    if (mark.layer === "walls") writeFill(groups, mark.loops[0] ?? []);
    for (const loop of mark.loops) writePolyline(groups, layer, loop, true);
  } else if (mark.kind === "line") writePolyline(groups, layer, mark.points, false);
  else if (mark.kind === "text") writeDxfText(groups, layer, mark, true);
  else {
    writeEntity(groups, "ARC", layer);
    groups.put(100, "AcDbCircle");
    groups.point(10, ...mark.center);
    groups.measure(40, mark.radius);
    groups.put(100, "AcDbArc");
    groups.measure(50, toDegrees(mark.from));
    groups.measure(51, toDegrees(mark.to));
  }
}

/** Converts radians to degrees from 0 to 360. */
const toDegrees = (angle: number): number => (((angle * DEGREES) % 360) + 360) % 360;
