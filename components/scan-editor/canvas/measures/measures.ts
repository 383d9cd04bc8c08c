/** Lengths and areas of the survey as people read them, in the measures that were chosen in this browser. */
import { feetInchText, squareFeetText } from "@/lib/editor/units/measure-text";
import { metresText, squareMetresText, twoDigits } from "../measure-text";

/** "metric" as in records, or "feet" and inches. */
export type Units = "metric" | "feet";

export type Measures = {
  /** Of metres. */
  length(metres: number): string;
  /** Of square metres. */
  area(squareMetres: number): string;
  /** Width, height and the like of one thing, in metres. */
  extent(...metres: number[]): string;
};

export const MEASURES: Readonly<Record<Units, Measures>> = {
  /** "4.20 m", "14.89 m²", "1.20 × 2.05" */
  metric: {
    length: metresText,
    area: squareMetresText,
    extent: (...metres) => metres.map(twoDigits).join(" × "),
  },
  /** "13' 9 3/8\"", "160.3 ft²", "3' 11 1/4\" × 6' 8 11/16\"" */
  feet: {
    length: feetInchText,
    area: squareFeetText,
    extent: (...metres) => metres.map(feetInchText).join(" × "),
  },
};
