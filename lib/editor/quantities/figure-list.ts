/** The variables of a claim in the order in which they are listed, gross and net, by their codes. */
import type { Spreads, SurveyFigures } from "./survey-figures";

export const FIGURE_CODES = ["F", "C", "W", "WC", "PF", "PC", "BB", "LL", "SH", "HH", "V", "SY"] as const;
export type FigureCode = (typeof FIGURE_CODES)[number];

/** In m², m, m³; "yards" are square yards. */
export type FigureUnit = "area" | "length" | "volume" | "yards";

/** A figure and one standard deviation of it. */
export type Amount = { readonly value: number; readonly spread: number };

export type ListedFigure = {
  readonly code: FigureCode;
  readonly unit: FigureUnit;
  readonly gross: Amount;
  /** Null for a figure that nothing is ever taken off. */
  readonly net: Amount | null;
  readonly isEstimated: boolean;
};

const SQUARE_YARD = 0.9144 ** 2;

const UNITS: Readonly<Record<FigureCode, FigureUnit>> = {
  F: "area",
  C: "area",
  W: "area",
  WC: "area",
  PF: "length",
  PC: "length",
  BB: "length",
  LL: "length",
  SH: "length",
  HH: "length",
  V: "volume",
  SY: "yards",
};

export function listFigures(figures: SurveyFigures): ListedFigure[] {
  const { spread, floorArea, ceilingArea, grossWall, netWall } = figures;
  const plain = (name: Exclude<keyof Spreads, "grossShell" | "netShell">): Amount => ({
    value: figures[name],
    spread: spread[name],
  });
  const gross: Record<FigureCode, Amount> = {
    F: plain("floorArea"),
    C: plain("ceilingArea"),
    W: plain("grossWall"),
    WC: { value: grossWall + ceilingArea, spread: spread.grossShell },
    PF: plain("perimeter"),
    PC: plain("ceilingPerimeter"),
    BB: plain("baseboard"),
    LL: plain("longWall"),
    SH: plain("shortHeight"),
    HH: plain("tallHeight"),
    V: plain("volume"),
    SY: { value: floorArea / SQUARE_YARD, spread: spread.floorArea / SQUARE_YARD },
  };
  const net: Partial<Record<FigureCode, Amount>> = {
    W: plain("netWall"),
    WC: { value: netWall + ceilingArea, spread: spread.netShell },
  };
  return FIGURE_CODES.map((code) => ({
    code,
    unit: UNITS[code],
    gross: gross[code],
    net: net[code] ?? null,
    isEstimated: code === "V" && figures.estimated > 0,
  }));
}
