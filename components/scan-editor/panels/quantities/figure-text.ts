import type { FigureUnit } from "@/lib/editor/analysis/quantities/figure-list";
import { squareYardsText } from "@/lib/editor/core/units/measure-text";
import type { Measures } from "@/lib/editor/core/units/measures";

/** Returns a figure as text, in the chosen units. */
export function figureText(measures: Measures, unit: FigureUnit, value: number): string {
  if (unit === "yards") return squareYardsText(value);
  return measures[unit](value);
}

/** Returns the tolerance of a figure as text, lengths in small units. */
export const spreadText = (measures: Measures, unit: FigureUnit, value: number): string =>
  unit === "length" ? measures.small(value) : figureText(measures, unit, value);
