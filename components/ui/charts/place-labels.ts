/** Chooses which places of a chart are labeled below it, and where. */
import { selectLabeledPlaces } from "./scale";

export type PlotPlace = {
  id: string;
  label: string;
  /** The position as a share of the width, 0 to 1. */
  position: number;
};

export type PlaceLabel = {
  id: string;
  label: string;
  /** The label's box, in shares of the width. */
  start: number;
  width: number;
  /** Aligned with the picture's edge at its ends, centered elsewhere. */
  align: "start" | "center" | "end";
};

/** Pixels between two labels. */
const GAP = 8;
/** A longer label is truncated; a date with its year still fits. */
const MAX_WIDTH = 84;
/** Estimated pixels of a letter at 11 px, rather too wide than too narrow. */
const SPACE = 3.4;
const DIGIT = 7;
const LETTER = 7.4;
const WIDE = 11.5;
/** Letters after this many are truncated in any case. */
const MAX_MEASURED_LETTERS = 32;

function measureLetter(letter: string): number {
  if (/[\s.,:;'|()/-]/.test(letter)) return SPACE;
  if (/\d/.test(letter)) return DIGIT;
  return letter > "\u2e80" || /[MWmw%@]/.test(letter) ? WIDE : LETTER;
}

/** Estimates the width of a label in pixels. */
function measureLabel(label: string): number {
  const letters = [...label.slice(0, MAX_MEASURED_LETTERS)];
  return Math.min(
    MAX_WIDTH,
    letters.reduce((sum, letter) => sum + measureLetter(letter), 0),
  );
}

type Box = { place: PlotPlace; from: number; to: number; align: PlaceLabel["align"] };

function placeBox(place: PlotPlace, width: number): Box {
  const labelWidth = Math.min(measureLabel(place.label), width);
  const from = place.position * width - labelWidth / 2;
  if (from < 0) return { place, from: 0, to: labelWidth, align: "start" };
  if (from + labelWidth > width) return { place, from: width - labelWidth, to: width, align: "end" };
  return { place, from, to: from + labelWidth, align: "center" };
}

const areApart = (boxes: readonly Box[]) =>
  boxes.every(({ from }, index) => index === 0 || from >= (boxes[index - 1]?.to ?? 0) + GAP);

/**
 * Returns evenly spaced labels, always including the first: at most `max`, and only as many as do not overlap. `width`
 * is in pixels.
 */
export function layOutLabels(places: readonly PlotPlace[], width: number, max: number): readonly PlaceLabel[] {
  const boxesFor = (labelWidth: number) => {
    const labeled = selectLabeledPlaces(places.length, labelWidth);
    return places.filter((_, index) => labeled.has(index)).map((place) => placeBox(place, width));
  };
  let count = max;
  let boxes = boxesFor(max);
  while (count > 1 && !areApart(boxes)) {
    count -= 1;
    boxes = boxesFor(count);
  }
  return boxes.map(({ place: { id, label }, from, to, align }) => ({
    id,
    label,
    align,
    start: from / width,
    width: (to - from) / width,
  }));
}
