/** The figures of a claim by code, in display order, gross and net. */
import type { Spreads, SurveyFigures } from "./survey-figures";

export const FIGURE_CODES = ["F", "C", "W", "W1", "WC", "PF", "PC", "BB", "LL", "SH", "HH", "V", "SY"] as const;
export type FigureCode = (typeof FIGURE_CODES)[number];

/** m², m, m³, yd². */
export type FigureUnit = "area" | "length" | "volume" | "yards";

/** A figure with one standard deviation. */
export type Amount = { readonly value: number; readonly spread: number };

/** Reasons why a figure is an estimate. */
export const ESTIMATE_CAUSES = ["walls-not-level", "floor-from-walls", "open-room"] as const;
export type EstimateCause = (typeof ESTIMATE_CAUSES)[number];

export type ListedFigure = {
  readonly code: FigureCode;
  readonly unit: FigureUnit;
  readonly gross: Amount;
  /** Null for a figure without deductions. */
  readonly net: Amount | null;
  /** Empty for a measured figure. */
  readonly estimates: readonly EstimateCause[];
};

const SQUARE_YARD = 0.9144 ** 2;

const UNITS: Readonly<Record<FigureCode, FigureUnit>> = {
  F: "area",
  C: "area",
  W: "area",
  W1: "area",
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

/** For each cause, the figures that it turns into estimates, and the counter of rooms or floors with that cause. */
const CAUSES: Readonly<
  Record<EstimateCause, { codes: readonly FigureCode[]; count: "unlevel" | "madeFloors" | "estimated" }>
> = {
  "walls-not-level": { codes: ["C", "WC", "PC", "V"], count: "unlevel" },
  "floor-from-walls": { codes: ["F", "C", "WC", "PF", "PC", "BB", "V", "SY"], count: "madeFloors" },
  "open-room": { codes: ["V"], count: "estimated" },
};

/** Lists the figures of a room, a floor or a home. A room has no W1: only a total counts shared walls once. */
export function listFigures(figures: SurveyFigures): ListedFigure[] {
  const { spread, floorArea, ceilingArea, grossWall, netWall, once } = figures;
  const plain = (name: Exclude<keyof Spreads, "grossShell" | "netShell">): Amount => ({
    value: figures[name],
    spread: spread[name],
  });
  const gross: Partial<Record<FigureCode, Amount>> = {
    F: plain("floorArea"),
    C: plain("ceilingArea"),
    W: plain("grossWall"),
    ...(once ? { W1: { value: once.grossWall, spread: once.spread.grossWall } } : {}),
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
    ...(once ? { W1: { value: once.netWall, spread: once.spread.netWall } } : {}),
    WC: { value: netWall + ceilingArea, spread: spread.netShell },
  };
  return FIGURE_CODES.flatMap((code) => {
    const amount = gross[code];
    if (!amount) return [];
    const estimates = ESTIMATE_CAUSES.filter(
      (cause) => CAUSES[cause].codes.includes(code) && figures[CAUSES[cause].count] > 0,
    );
    return [{ code, unit: UNITS[code], gross: amount, net: net[code] ?? null, estimates }];
  });
}
