/** Lengths and areas of the survey as people read and type them, in each of the measures that one may choose. */
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

/** What an arrow key changes a length by, in metres. */
export type LengthSteps = { readonly fine: number; readonly plain: number; readonly coarse: number };

export type Measures = {
  /** Of metres. */
  length(metres: number): string;
  /** As exactly as it is kept: while something moves, and where a length is asked for. */
  exact(metres: number): string;
  /** A way along an axis, with its sign. */
  signed(metres: number): string;
  /** As it stands in a field, whose heading bears the unit. */
  plain(metres: number): string;
  readonly unit: string;
  /** Where something lies along an axis: short, for three stand beside each other. */
  coordinate(metres: number): string;
  readonly coordinateUnit: string;
  /** What lies between two things that nearly meet. */
  small(metres: number): string;
  /** Of square metres. */
  area(squareMetres: number): string;
  /** Of cubic metres. */
  volume(cubicMetres: number): string;
  /** Width, height and the like of one thing, in metres. */
  extent(...metres: number[]): string;
  /** Metres of a typed length; a bare number is in metres, or in feet. */
  read(text: string): TypedValue;
  readonly steps: LengthSteps;
  /** How each is said. */
  readonly stepNames: Readonly<Record<keyof LengthSteps, string>>;
  /** After what stands in a field, where it is read aloud; empty where it bears its units itself. */
  readonly spokenUnit: string;
  /** Metres in one of what bars and scales count by, and its name. */
  readonly whole: { readonly metres: number; readonly name: string };
};

const INCH = 0.0254;
const FOOT = 12 * INCH;

/** Signs as they are typed and drawn. */
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
