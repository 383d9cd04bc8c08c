/**
 * A floor as a drawing: marks in layers, for whoever writes it to a file. Metres; x to the right and y up on the sheet, which
 * is turned so that the walls run along its sides.
 */
import type { Vector3 } from "../../../geometry/vector3";

/** Those that come later lie over the others: furniture hides no wall and no door, and nothing hides damage. */
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

/** `key`: the record that it stands for; null for what is not of the survey, such as a dimension. */
type OfLayer = { layer: PlanLayer; key: string | null };
/** Closed loops, of which the later are holes in the first. */
export type ShapeMark = OfLayer & { kind: "shape"; loops: readonly (readonly PlanPoint[])[] };
export type LineMark = OfLayer & { kind: "line"; points: readonly PlanPoint[] };
/** Anticlockwise from one angle to the other, in radians; `to` is the greater. */
export type ArcMark = OfLayer & { kind: "arc"; centre: PlanPoint; radius: number; from: number; to: number };
/** Centred on its place; `height` is that of capitals; `turn` in radians, anticlockwise. */
export type TextMark = OfLayer & { kind: "text"; at: PlanPoint; text: string; height: number; turn: number };
export type PlanMark = ShapeMark | LineMark | ArcMark | TextMark;

/** A room whose name finds no room in it bears a number instead. */
export type LegendEntry = { readonly number: number; readonly name: string };

export type PlanDrawing = {
  readonly marks: readonly PlanMark[];
  readonly legend: readonly LegendEntry[];
  /** Rooms whose names are nowhere on the sheet, which are more than a legend holds. */
  readonly unnamed: number;
  /** Of everything that is drawn. */
  readonly low: PlanPoint;
  readonly high: PlanPoint;
  /** One metre on paper is one over so many metres. */
  readonly scale: number;
  /** Radians that the survey's plan was turned by. */
  readonly azimuth: number;
};

/** From a place in the survey to the sheet. */
export type ToSheet = (place: Vector3) => PlanPoint;

export function sheetOf(azimuth: number): ToSheet {
  const [sine, cosine] = [Math.sin(azimuth), Math.cos(azimuth)];
  return ([x, , z]) => [x * cosine - z * sine, -(x * sine + z * cosine)];
}

/** A level direction on the sheet, in radians from its x axis. */
export function angleOf(toSheet: ToSheet, direction: Vector3): number {
  const [x, y] = toSheet(direction);
  return Math.atan2(y, x);
}

/** What a letter is as wide as, in heights of capitals: an average of drawing types, generous. */
const LETTER_WIDTH = 0.95;

/** How long a text is drawn, in metres. */
export const textLength = (text: string, height: number): number => [...text].length * height * LETTER_WIDTH;

export type PlanExtent = { low: [number, number]; high: [number, number] };

const QUARTER = Math.PI / 2;

/** Its ends, and where it reaches farthest to a side. */
function* pointsOfArc({ centre: [x, y], radius, from, to }: ArcMark): Generator<PlanPoint> {
  const on = (angle: number): PlanPoint => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  yield on(from);
  yield on(to);
  for (let angle = Math.ceil(from / QUARTER) * QUARTER; angle < to; angle += QUARTER) yield on(angle);
}

function* pointsOf(mark: PlanMark): Generator<PlanPoint> {
  if (mark.kind === "shape") yield* mark.loops[0] ?? [];
  else if (mark.kind === "line") yield* mark.points;
  else if (mark.kind === "arc") yield* pointsOfArc(mark);
  else {
    const [x, y] = mark.at;
    const reach = textLength(mark.text, mark.height) / 2;
    const isUpright = Math.abs(Math.sin(mark.turn)) > 0.5;
    const [across, along] = isUpright ? [mark.height, reach] : [reach, mark.height];
    yield [x - across, y - along];
    yield [x + across, y + along];
  }
}

/** The box around all marks; a point at the origin where there are none. */
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
