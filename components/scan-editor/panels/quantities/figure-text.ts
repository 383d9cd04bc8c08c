import type { FigureUnit } from "@/lib/editor/analysis/quantities/figure-list";
import { squareYardsText } from "@/lib/editor/core/units/measure-text";
import type { Measures } from "@/lib/editor/core/units/measures";

/** A figure as it is read, in the measures that are shown. */
export function figureText(measures: Measures, unit: FigureUnit, value: number): string {
  if (unit === "yards") return squareYardsText(value);
  return measures[unit](value);
}

/** What a figure may be off by: lengths as small ones. */
export const spreadText = (measures: Measures, unit: FigureUnit, value: number): string =>
  unit === "length" ? measures.small(value) : figureText(measures, unit, value);
