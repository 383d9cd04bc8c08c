/** Formats and parses lengths and areas in each system of units. */
import {
  coordinateText,
  cubicFeetText,
  cubicMetersText,
  feetInchText,
  lengthText,
  metersText,
  millimeterText,
  squareFeetText,
  squareMetersText,
  twoDigits,
} from "./measure-text";
import { parseLength } from "./parse-length";
import type { TypedValue } from "./typed-value";

/** "metric" as in records, or "feet" and inches. */
export type Units = "metric" | "feet";

/** The change of a length by an arrow key, in meters. */
export type LengthSteps = { readonly fine: number; readonly plain: number; readonly coarse: number };

export type Measures = {
  /** In meters. */
  length(meters: number): string;
  /** In meters, at full precision: while an element moves, and where the user edits a length. */
  exact(meters: number): string;
  /** A distance along an axis, with its sign. */
  signed(meters: number): string;
  /** For a field whose heading shows the unit. */
  plain(meters: number): string;
  readonly unit: string;
  /** A coordinate, short because three are shown in a row. */
  coordinate(meters: number): string;
  readonly coordinateUnit: string;
  /** A small distance, such as a gap. */
  small(meters: number): string;
  /** In square meters. */
  area(squareMeters: number): string;
  /** In cubic meters. */
  volume(cubicMeters: number): string;
  /** Width, height and so on of one element, in meters. */
  extent(...meters: number[]): string;
  /** Parses a length to meters; a bare number is in meters, or in feet. */
  read(text: string): TypedValue;
  readonly steps: LengthSteps;
  /** Names of the steps. */
  readonly stepNames: Readonly<Record<keyof LengthSteps, string>>;
  /** Read aloud after the value of a field; empty if the value contains its units. */
  readonly spokenUnit: string;
  /** The unit that bars and scales count by. */
  readonly whole: { readonly meters: number; readonly name: string };
};

const INCH = 0.0254;
const FOOT = 12 * INCH;

/** Uses typographic signs. */
const withSign = (meters: number, text: (meters: number) => string): string =>
  `${meters < 0 ? "−" : "+"}${text(Math.abs(meters))}`;

export const MEASURES: Readonly<Record<Units, Measures>> = {
  /** "4.20 m", "14.89 m²", "1.20 × 2.05" */
  metric: {
    length: metersText,
    exact: lengthText,
    signed: (meters) => withSign(meters, coordinateText),
    plain: coordinateText,
    unit: "m",
    coordinate: coordinateText,
    coordinateUnit: "m",
    small: millimeterText,
    area: squareMetersText,
    volume: cubicMetersText,
    extent: (...meters) => meters.map(twoDigits).join(" × "),
    read: (text) => parseLength(text),
    steps: { fine: 0.001, plain: 0.01, coarse: 0.1 },
    stepNames: { fine: "1 mm", plain: "1 cm", coarse: "10 cm" },
    spokenUnit: "m",
    whole: { meters: 1, name: "m" },
  },
  /** "13' 9 3/8\"", "160.3 ft²", "3' 11 1/4\" × 6' 8 11/16\"" */
  feet: {
    length: feetInchText,
    exact: feetInchText,
    signed: (meters) => withSign(meters, feetInchText),
    plain: feetInchText,
    unit: "ft in",
    coordinate: (meters) => coordinateText(meters / FOOT),
    coordinateUnit: "ft",
    small: feetInchText,
    area: squareFeetText,
    volume: cubicFeetText,
    extent: (...meters) => meters.map(feetInchText).join(" × "),
    read: (text) => parseLength(text, FOOT),
    steps: { fine: INCH / 16, plain: INCH / 2, coarse: 6 * INCH },
    stepNames: { fine: `1/16"`, plain: `1/2"`, coarse: `6"` },
    spokenUnit: "",
    whole: { meters: FOOT, name: "ft" },
  },
};
