/** Names and areas of a floor's rooms. A name that does not fit is replaced by a number and listed in the legend. */
import { areaWithHoles } from "../../../geometry/area-with-holes";
import { middleOfFloor } from "../../core/objects/middle-of-floor";
import type { SurveyRoom } from "../../core/rooms/survey-room";
import type { ReadScene } from "../../core/scene";
import type { Measures } from "../../core/units/measures";
import { type LegendEntry, type PlanMark, type PlanPoint, type ToSheet, textLength } from "./drawing";
import { drawnFace } from "./drawn-face";
import type { FreePlaces } from "./free-places";
import { heightThatFits, minHeight, NAME_MM, SMALL_MM } from "./text-heights";

/** Line height in heights of capitals. */
const LINE_HEIGHT = 1.2;
/** Line spacing in heights of capitals. */
const LINE_SPACING = 1.6;
/** Greatest number of lines of a name. */
const MAX_LINES = 4;
/** Longer names are not drawn in a room. */
const MAX_NAME_LENGTH = 120;
/** Entries of a legend. If more rooms need an entry, they are too small for the sheet, and there is no legend. */
const MAX_LEGEND_ENTRIES = 40;
/** Distance to keep between a room's name and walls, doors and objects. */
const CLEAR_MM = 2;

type Written = { lines: readonly string[]; height: number };

/** Breaks a text between words so that its longest line is as short as possible; null for too few words. */
function breakLines(text: string, count: number): string[] | null {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length < count) return null;
  for (let maxLength = Math.max(...words.map(({ length }) => length)); ; maxLength += 1) {
    const lines: string[] = [];
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && longer.length <= maxLength) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (lines.length <= count) return lines;
  }
}

/** Returns a name in one line, or in the fewest lines that are readable; null if none are. */
function writeName(name: string, outline: readonly PlanPoint[], scale: number): Written | null {
  if (name.length > MAX_NAME_LENGTH) return null;
  const oneLine = heightThatFits(name, NAME_MM, outline, scale);
  if (oneLine !== null) return { lines: [name], height: oneLine };
  for (let count = 2; count <= MAX_LINES; count += 1) {
    const lines = breakLines(name, count);
    if (lines === null) return null;
    const longest = lines.reduce((one, other) => (textLength(other, 1) > textLength(one, 1) ? other : one));
    // One more line for the area below the name.
    const height = heightThatFits(longest, NAME_MM, outline, scale, (lines.length + 1) * LINE_SPACING);
    if (height !== null) return { lines, height };
  }
  return null;
}

export type RoomLabels = {
  readonly marks: readonly PlanMark[];
  readonly legend: readonly LegendEntry[];
  /** The number of rooms whose names are neither on the plan nor in the legend. */
  readonly unnamed: number;
};

type LabelSetup = { measures: Measures; scale: number; free: FreePlaces };

/** Draws a label inside each room, clear of other marks and smaller in narrow rooms. Each label is added to `free`. */
export function drawRoomLabels(
  scene: ReadScene,
  rooms: readonly SurveyRoom[],
  toSheet: ToSheet,
  { measures, scale, free }: LabelSetup,
): RoomLabels {
  const found = rooms.flatMap(({ faceKey, name }) => {
    const face = scene.get("face", faceKey);
    const middle = face && middleOfFloor(scene, face);
    if (!face || !middle) return [];
    const { loops } = drawnFace(scene, face);
    const outlines = loops.map((loop) => loop.map(toSheet));
    const written = writeName(name, outlines[0] ?? [], scale);
    return [{ key: faceKey, name, loops, outlines, middle, written }];
  });
  const unlabeled = found.filter(({ written }) => written === null);
  const legend =
    unlabeled.length <= MAX_LEGEND_ENTRIES ? unlabeled.map(({ name }, index) => ({ number: index + 1, name })) : [];
  const numbers = new Map(legend.map(({ number }, index) => [unlabeled[index], String(number)]));
  const marks = found.flatMap((room) => {
    const { key, loops, outlines, middle } = room;
    const outline = outlines[0] ?? [];
    const number = numbers.get(room);
    const numbered = number
      ? { lines: [number], height: heightThatFits(number, NAME_MM, outline, scale) ?? minHeight(scale) }
      : null;
    const area = measures.area(areaWithHoles(loops));
    const label = labelAt({
      key,
      name: room.written ?? numbered,
      area: { text: area, height: heightThatFits(area, SMALL_MM, outline, scale) },
      place: (size) => free.find({ loops: outlines, size, ideal: toSheet(middle), clear: (CLEAR_MM * scale) / 1_000 }),
    });
    free.add(label);
    return label;
  });
  return { marks, legend, unnamed: unlabeled.length - legend.length };
}

/** Places the name above the area, around the position found for both. */
function labelAt({
  key,
  name,
  area,
  place,
}: {
  key: string;
  name: Written | null;
  area: { text: string; height: number | null };
  place: (size: readonly [width: number, height: number]) => PlanPoint;
}): PlanMark[] {
  const last = (name?.lines.length ?? 0) - 1;
  const lines = [
    ...(name ?? { lines: [], height: 0 }).lines.map((text, index) => ({
      text,
      height: name?.height ?? 0,
      up: 1 + (last - index) * LINE_SPACING,
    })),
    ...(area.height === null ? [] : [{ text: area.text, height: area.height, up: -1 }]),
  ];
  if (lines.length === 0) return [];
  const extent = (side: number): number =>
    Math.max(0, ...lines.map(({ height, up }) => (side * up + LINE_HEIGHT / 2) * height));
  const [above, below] = [extent(1), extent(-1)];
  const width = Math.max(0, ...lines.map(({ text, height }) => textLength(text, height)));
  const [x, middleOfLines] = place([width, above + below]);
  const y = middleOfLines - (above - below) / 2;
  return lines.map(
    ({ text, height, up }): PlanMark => ({
      kind: "text",
      layer: "labels",
      key,
      at: [x, y + up * height],
      text,
      height,
      turn: 0,
    }),
  );
}
