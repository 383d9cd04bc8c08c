/** Formats and parses lengths and areas in each system of units. */
import {
  coordinateText,
  cubicFeetText,
  cubicMetresText,
  feetInchText,
  lengthText,
  metresText,
  millimetreText,
  squareFeetText,
  squareMetresText,
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
  length(metres: number): string;
  /** In meters, at full precision: while an element moves, and where the user edits a length. */
  exact(metres: number): string;
  /** A distance along an axis, with its sign. */
  signed(metres: number): string;
  /** For a field whose heading shows the unit. */
  plain(metres: number): string;
  readonly unit: string;
  /** A coordinate, short because three are shown in a row. */
  coordinate(metres: number): string;
  readonly coordinateUnit: string;
  /** A small distance, such as a gap. */
  small(metres: number): string;
  /** In square meters. */
  area(squareMetres: number): string;
  /** In cubic meters. */
  volume(cubicMetres: number): string;
  /** Width, height and so on of one element, in meters. */
  extent(...metres: number[]): string;
  /** Parses a length to meters; a bare number is in meters, or in feet. */
  read(text: string): TypedValue;
  readonly steps: LengthSteps;
  /** Names of the steps. */
  readonly stepNames: Readonly<Record<keyof LengthSteps, string>>;
  /** Read aloud after the value of a field; empty if the value contains its units. */
  readonly spokenUnit: string;
  /** The unit that bars and scales count by. */
  readonly whole: { readonly metres: number; readonly name: string };
};

const INCH = 0.0254;
const FOOT = 12 * INCH;

/** Uses typographic signs. */
const withSign = (metres: number, text: (metres: number) => string): string =>
  `${metres < 0 ? "−" : "+"}${text(Math.abs(metres))}`;

export const MEASURES: Readonly<Record<Units, Measures>> = {
  /** "4.20 m", "14.89 m²", "1.20 × 2.05" */
  metric: {
    length: metresText,
    exact: lengthText,
    signed: (metres) => withSign(metres, coordinateText),
    plain: coordinateText,
    unit: "m",
    coordinate: coordinateText,
    coordinateUnit: "m",
    small: millimetreText,
    area: squareMetresText,
    volume: cubicMetresText,
    extent: (...metres) => metres.map(twoDigits).join(" × "),
    read: (text) => parseLength(text),
    steps: { fine: 0.001, plain: 0.01, coarse: 0.1 },
    stepNames: { fine: "1 mm", plain: "1 cm", coarse: "10 cm" },
    spokenUnit: "m",
    whole: { metres: 1, name: "m" },
  },
  /** "13' 9 3/8\"", "160.3 ft²", "3' 11 1/4\" × 6' 8 11/16\"" */
  feet: {
    length: feetInchText,
    exact: feetInchText,
    signed: (metres) => withSign(metres, feetInchText),
    plain: feetInchText,
    unit: "ft in",
    coordinate: (metres) => coordinateText(metres / FOOT),
    coordinateUnit: "ft",
    small: feetInchText,
    area: squareFeetText,
    volume: cubicFeetText,
    extent: (...metres) => metres.map(feetInchText).join(" × "),
    read: (text) => parseLength(text, FOOT),
    steps: { fine: INCH / 16, plain: INCH / 2, coarse: 6 * INCH },
    stepNames: { fine: `1/16"`, plain: `1/2"`, coarse: `6"` },
    spokenUnit: "",
    whole: { metres: FOOT, name: "ft" },
  },
};
