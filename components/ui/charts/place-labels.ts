/** Which places of a chart are named below it, and where their names stand: pure. */
import { labelledPlaces } from "./scale";

export type PlotPlace = {
  id: string;
  label: string;
  /** Share of the width, 0 to 1, at which it stands. */
  at: number;
};

export type PlaceLabel = {
  id: string;
  label: string;
  /** Its box, in shares of the width. */
  start: number;
  width: number;
  /** At an end of the picture it begins or ends there, in place of standing above its middle. */
  align: "start" | "center" | "end";
};

/** Pixels between two names. */
const GAP = 8;
/** A longer name is cut: a day with its year still fits. */
const WIDEST = 84;
/** Pixels of a letter at 11 px, rather too wide than too narrow. */
const SPACE = 3.4;
const DIGIT = 7;
const LETTER = 7.4;
const WIDE = 11.5;
/** More letters than these are cut anyway. */
const LOOKED_AT = 32;

function widthOf(letter: string): number {
  if (/[\s.,:;'|()/-]/.test(letter)) return SPACE;
  if (/\d/.test(letter)) return DIGIT;
  return letter > "\u2e80" || /[MWmw%@]/.test(letter) ? WIDE : LETTER;
}

/** About as wide as it is drawn. */
function wantedOf(label: string): number {
  const letters = [...label.slice(0, LOOKED_AT)];
  return Math.min(
    WIDEST,
    letters.reduce((sum, letter) => sum + widthOf(letter), 0),
  );
}

type Box = { place: PlotPlace; from: number; to: number; align: PlaceLabel["align"] };

function boxOf(place: PlotPlace, width: number): Box {
  const wanted = Math.min(wantedOf(place.label), width);
  const from = place.at * width - wanted / 2;
  if (from < 0) return { place, from: 0, to: wanted, align: "start" };
  if (from + wanted > width) return { place, from: width - wanted, to: width, align: "end" };
  return { place, from, to: from + wanted, align: "center" };
}

const areApart = (boxes: readonly Box[]) =>
  boxes.every(({ from }, at) => at === 0 || from >= (boxes[at - 1]?.to ?? 0) + GAP);

/** Evenly apart, the first always; at most `most`, and only so many that none is written on another. `width` in pixels. */
export function placeLabels(places: readonly PlotPlace[], width: number, most: number): readonly PlaceLabel[] {
  const boxesFor = (wanted: number) => {
    const labelled = labelledPlaces(places.length, wanted);
    return places.filter((_, at) => labelled.has(at)).map((place) => boxOf(place, width));
  };
  let [count, boxes] = [most, boxesFor(most)];
  while (count > 1 && !areApart(boxes)) {
    count -= 1;
    boxes = boxesFor(count);
  }
  return boxes.map(({ place: { id, label }, from, to, align }) => ({
    ...{ id, label, align },
    start: from / width,
    width: (to - from) / width,
  }));
}
