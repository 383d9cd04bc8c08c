/** The title of a plan as lines of text: subject, date, provenance and notes. */
import { type LegendEntry, textLength } from "../../analysis/plan/drawing";
import { scaleText } from "../../analysis/plan/paper-scale";
import { WALL_THICKNESS } from "../../analysis/plan/wall-tops";
import { MEASURES, type Units } from "../../core/units/measures";
import { EXPORT_COPY } from "./copy";
import type { SheetTitle } from "./sheet-title";

/** `height` of capitals and line `step`, in mm on paper. */
export type SheetLine = {
  readonly text: string;
  readonly height: number;
  readonly step: number;
  readonly part: SheetPart;
};
export type SheetPart = "name" | "about" | "note";

const SIZES: Readonly<Record<SheetPart, { height: number; step: number }>> = {
  name: { height: 2.8, step: 5 },
  about: { height: 1.9, step: 3.6 },
  note: { height: 1.6, step: 3 },
};
/** Lines per part of the title. */
const MAX_LINES = 4;
const ELLIPSIS = "…";

/** Wraps a text between words, and cuts it with an ellipsis after `MAX_LINES` lines. */
export function wrapText(text: string, height: number, width: number): string[] {
  const fits = (line: string): boolean => textLength(line, height) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== "" && fits(`${line} ${word}`)) {
      line = `${line} ${word}`;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (line === "" || fits(line + letter)) line += letter;
      else {
        lines.push(line);
        line = letter;
      }
    }
  }
  if (line !== "") lines.push(line);
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${[...lines[MAX_LINES - 1]!].slice(0, -1).join("")}${ELLIPSIS}`];
}

export type Sheet = {
  readonly title: SheetTitle;
  readonly scale: number;
  readonly units: Units;
  /** A sentence on what was scanned and edited (see scan-origin.ts). */
  readonly origin: string;
  readonly legend: readonly LegendEntry[];
  readonly unnamed: number;
};

/** Returns the lines of the title. `width`: of a line, in mm. */
export function sheetLines({ title, scale, units, origin, legend, unnamed }: Sheet, width: number): SheetLine[] {
  const about = [title.detail, title.date, EXPORT_COPY.atScale(scaleText(scale))].filter(Boolean).join(" · ");
  const texts: [SheetPart, string][] = [
    ["name", `${title.title} · ${title.floor}`],
    ["about", about],
    ...legend.map(({ number, name }): [SheetPart, string] => ["note", EXPORT_COPY.legend(number, name)]),
    ["note", unnamed > 0 ? EXPORT_COPY.unnamed(unnamed) : ""],
    ["note", [origin, EXPORT_COPY.sheetNote(MEASURES[units].length(WALL_THICKNESS))].filter(Boolean).join(" ")],
  ];
  return texts.flatMap(([part, text]) =>
    wrapText(text, SIZES[part].height, width).map((line) => ({ text: line, part, ...SIZES[part] })),
  );
}
