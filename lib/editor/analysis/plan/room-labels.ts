/** Names and areas of a floor's rooms; a name that finds no room in its own stands in a legend, by its number. */
import { areaWithHoles } from "../../../geometry/area-with-holes";
import { middleOfFloor } from "../../core/objects/middle-of-floor";
import type { SurveyRoom } from "../../core/rooms/survey-room";
import type { ReadScene } from "../../core/scene";
import type { Measures } from "../../core/units/measures";
import { type LegendEntry, type PlanMark, type PlanPoint, type ToSheet, textLength } from "./drawing";
import { drawnFace } from "./drawn-face";
import type { FreePlaces } from "./free-places";
import { heightThatFits, leastHeight, NAME_MM, SMALL_MM } from "./text-heights";

/** Between letters' highest and lowest, in heights of capitals. */
const LINE = 1.2;
/** From one line of a name to the next, in heights of capitals. */
const STEP = 1.6;
/** A name is written in so many lines at most. */
const MOST_LINES = 4;
/** What is longer is no name that is read in a room. */
const LONGEST_NAME = 120;
/** A legend of more is none: that many rooms are too small for the sheet. */
const MOST_NUMBERS = 40;
/** From a room's name to its walls, doors and things, where there is room. */
const CLEAR_MM = 2;

type Written = { lines: readonly string[]; height: number };

/** Between words, so that the longest line is as short as can be; null where there are too few words. */
function inLines(text: string, count: number): string[] | null {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length < count) return null;
  for (let most = Math.max(...words.map(({ length }) => length)); ; most += 1) {
    const lines: string[] = [];
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (lines.length <= count) return lines;
  }
}

/** In one line wherever that can be read, else in as few as are needed; null where it cannot be read in any. */
function writeName(name: string, outline: readonly PlanPoint[], scale: number): Written | null {
  if (name.length > LONGEST_NAME) return null;
  const whole = heightThatFits(name, NAME_MM, outline, scale);
  if (whole !== null) return { lines: [name], height: whole };
  for (let count = 2; count <= MOST_LINES; count += 1) {
    const lines = inLines(name, count);
    if (lines === null) return null;
    const longest = lines.reduce((one, other) => (textLength(other, 1) > textLength(one, 1) ? other : one));
    // The area stands under it.
    const height = heightThatFits(longest, NAME_MM, outline, scale, (lines.length + 1) * STEP);
    if (height !== null) return { lines, height };
  }
  return null;
}

export type RoomLabels = {
  readonly marks: readonly PlanMark[];
  readonly legend: readonly LegendEntry[];
  /** Rooms whose names are nowhere on the sheet. */
  readonly unnamed: number;
};

type LabelSetup = { measures: Measures; scale: number; free: FreePlaces };

/** Inside of each room and beside what else is there; a narrow room has them smaller. Each is added to what is taken. */
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
  const nowhere = found.filter(({ written }) => written === null);
  const legend = nowhere.length <= MOST_NUMBERS ? nowhere.map(({ name }, at) => ({ number: at + 1, name })) : [];
  const numbers = new Map(legend.map(({ number }, at) => [nowhere[at], String(number)]));
  const marks = found.flatMap((room) => {
    const { key, loops, outlines, middle } = room;
    const outline = outlines[0] ?? [];
    const number = numbers.get(room);
    const numbered = number
      ? { lines: [number], height: heightThatFits(number, NAME_MM, outline, scale) ?? leastHeight(scale) }
      : null;
    const area = measures.area(areaWithHoles(loops));
    const label = labelAt({
      key,
      name: room.written ?? numbered,
      area: { text: area, height: heightThatFits(area, SMALL_MM, outline, scale) },
      place: (size) => free.find({ loops: outlines, size, wanted: toSheet(middle), clear: (CLEAR_MM * scale) / 1_000 }),
    });
    free.add(label);
    return label;
  });
  return { marks, legend, unnamed: nowhere.length - legend.length };
}

/** The name over its area, around the place that is found for both. */
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
    ...(name ?? { lines: [], height: 0 }).lines.map((text, at) => ({
      text,
      height: name?.height ?? 0,
      up: 1 + (last - at) * STEP,
    })),
    ...(area.height === null ? [] : [{ text: area.text, height: area.height, up: -1 }]),
  ];
  if (lines.length === 0) return [];
  const reach = (side: number): number =>
    Math.max(0, ...lines.map(({ height, up }) => (side * up + LINE / 2) * height));
  const [above, below] = [reach(1), reach(-1)];
  const wide = Math.max(0, ...lines.map(({ text, height }) => textLength(text, height)));
  const [x, middleOfLines] = place([wide, above + below]);
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
