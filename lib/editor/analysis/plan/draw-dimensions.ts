/** The dimension chains around a plan. */
import type { Measures } from "../../core/units/measures";
import { type PlanMark, type PlanPoint, textLength } from "./drawing";
import { outerDimensions, type RoomOutline } from "./outer-dimensions";

/** Millimeters on paper. */
const DISTANCE_MM = 9;
const TICK_MM = 1.2;
const TEXT_MM = 2;
const TEXT_GAP_MM = 1.8;

/** `azimuth`: the sheet's rotation in radians. A length that is too short for its text is left out. */
export function drawDimensions(
  outlines: readonly RoomOutline[],
  azimuth: number,
  { measures, scale }: { measures: Measures; scale: number },
): PlanMark[] {
  const toMeters = (millimeters: number): number => (millimeters * scale) / 1_000;
  const [sine, cosine] = [Math.sin(azimuth), Math.cos(azimuth)];
  const axes = { right: [cosine, -sine], down: [sine, cosine] } as const;
  return outerDimensions(outlines, axes).flatMap(({ axis, from, to, at, isLow, starts }): PlanMark[] => {
    const text = measures.length(to - from);
    if (textLength(text, toMeters(TEXT_MM)) > to - from) return [];
    const lineOffset = at + (isLow ? -1 : 1) * toMeters(DISTANCE_MM);
    // Chains count down the sheet, but y points up.
    const toPoint = (along: number, across: number): PlanPoint => (axis === 0 ? [along, -across] : [across, -along]);
    const line = (a: PlanPoint, b: PlanPoint): PlanMark => ({
      kind: "line",
      layer: "dimensions",
      key: null,
      points: [a, b],
    });
    const tick = toMeters(TICK_MM);
    const textOffset = lineOffset - toMeters(TEXT_GAP_MM);
    return [
      line(toPoint(from, lineOffset), toPoint(to, lineOffset)),
      ...[from, to].flatMap((end, index) => [
        line(toPoint(end, starts[index]!), toPoint(end, lineOffset + (isLow ? -tick : tick))),
        line(toPoint(end - tick / 2, lineOffset + tick / 2), toPoint(end + tick / 2, lineOffset - tick / 2)),
      ]),
      {
        kind: "text",
        layer: "dimensions",
        key: null,
        at: toPoint((from + to) / 2, textOffset),
        text,
        height: toMeters(TEXT_MM),
        turn: axis === 0 ? 0 : Math.PI / 2,
      },
    ];
  });
}
