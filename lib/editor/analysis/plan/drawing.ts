/**
 * A floor as a drawing: marks in layers, independent of file formats. In m, x to the right and y up on the sheet, which
 * is rotated so that walls run along its sides.
 */
import type { Vector3 } from "../../../geometry/vector3";

/** In drawing order, later layers on top: furniture hides no wall and no door, and nothing hides damage. */
export const PLAN_LAYERS = [
  "rooms",
  "objects",
  "walls",
  "openings",
  "windows",
  "doors",
  "fixtures",
  "damage",
  "dimensions",
  "labels",
] as const;
export type PlanLayer = (typeof PLAN_LAYERS)[number];

export type PlanPoint = readonly [x: number, y: number];

/** `key`: the record of the mark, or null for a mark without one, such as a dimension. */
type OfLayer = { layer: PlanLayer; key: string | null };
/** Closed loops; all but the first are holes. */
export type ShapeMark = OfLayer & { kind: "shape"; loops: readonly (readonly PlanPoint[])[] };
export type LineMark = OfLayer & { kind: "line"; points: readonly PlanPoint[] };
/** Counterclockwise from one angle to the other, in radians; `to` is greater. */
export type ArcMark = OfLayer & { kind: "arc"; center: PlanPoint; radius: number; from: number; to: number };
/** Centered at `at`. `height` is that of capitals; `turn` is counterclockwise in radians. */
export type TextMark = OfLayer & { kind: "text"; at: PlanPoint; text: string; height: number; turn: number };
export type PlanMark = ShapeMark | LineMark | ArcMark | TextMark;

/** A room whose name does not fit gets a number instead, explained in the legend. */
export type LegendEntry = { readonly number: number; readonly name: string };

export type PlanDrawing = {
  readonly marks: readonly PlanMark[];
  readonly legend: readonly LegendEntry[];
  /** The number of rooms whose names are neither on the plan nor in the legend, which is full. */
  readonly unnamed: number;
  /** Bounds of all marks. */
  readonly low: PlanPoint;
  readonly high: PlanPoint;
  /** The N of the scale 1:N. */
  readonly scale: number;
  /** The rotation of the survey's plan in radians. */
  readonly azimuth: number;
};

/** Converts a survey position to the sheet. */
export type ToSheet = (position: Vector3) => PlanPoint;

export function sheetOf(azimuth: number): ToSheet {
  const [sine, cosine] = [Math.sin(azimuth), Math.cos(azimuth)];
  return ([x, , z]) => [x * cosine - z * sine, -(x * sine + z * cosine)];
}

/** Returns the angle of a level direction on the sheet, in radians from the x axis. */
export function angleOf(toSheet: ToSheet, direction: Vector3): number {
  const [x, y] = toSheet(direction);
  return Math.atan2(y, x);
}

/** The average width of a letter in heights of capitals, rounded up. */
const LETTER_WIDTH = 0.95;

/** Returns the length of a drawn text in m. */
export const textLength = (text: string, height: number): number => [...text].length * height * LETTER_WIDTH;

export type PlanExtent = { low: [number, number]; high: [number, number] };

const QUARTER = Math.PI / 2;

/** Yields the ends and the extreme points of an arc. */
function* pointsOfArc({ center: [x, y], radius, from, to }: ArcMark): Generator<PlanPoint> {
  const pointAt = (angle: number): PlanPoint => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  yield pointAt(from);
  yield pointAt(to);
  for (let angle = Math.ceil(from / QUARTER) * QUARTER; angle < to; angle += QUARTER) yield pointAt(angle);
}

function* pointsOf(mark: PlanMark): Generator<PlanPoint> {
  if (mark.kind === "shape") yield* mark.loops[0] ?? [];
  else if (mark.kind === "line") yield* mark.points;
  else if (mark.kind === "arc") yield* pointsOfArc(mark);
  else {
    const [x, y] = mark.at;
    const halfLength = textLength(mark.text, mark.height) / 2;
    const isUpright = Math.abs(Math.sin(mark.turn)) > 0.5;
    const [across, along] = isUpright ? [mark.height, halfLength] : [halfLength, mark.height];
    yield [x - across, y - along];
    yield [x + across, y + along];
  }
}

/** Returns the box around all marks; a point at the origin for no marks. */
export function extentOf(marks: Iterable<PlanMark>): PlanExtent {
  const [low, high]: [[number, number], [number, number]] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ];
  for (const mark of marks) {
    for (const [x, y] of pointsOf(mark)) {
      low[0] = Math.min(low[0], x);
      low[1] = Math.min(low[1], y);
      high[0] = Math.max(high[0], x);
      high[1] = Math.max(high[1], y);
    }
  }
  return low[0] > high[0] ? { low: [0, 0], high: [0, 0] } : { low, high };
}
