/** The variables of a claim in the order in which they are listed, gross and net, by their codes. */
import type { Spreads, SurveyFigures } from "./survey-figures";

export const FIGURE_CODES = ["F", "C", "W", "W1", "WC", "PF", "PC", "BB", "LL", "SH", "HH", "V", "SY"] as const;
export type FigureCode = (typeof FIGURE_CODES)[number];

/** In m², m, m³; "yards" are square yards. */
export type FigureUnit = "area" | "length" | "volume" | "yards";

/** A figure and one standard deviation of it. */
export type Amount = { readonly value: number; readonly spread: number };

/** Why a figure is an estimate. */
export const ESTIMATE_CAUSES = ["walls-not-level", "floor-from-walls", "open-room"] as const;
export type EstimateCause = (typeof ESTIMATE_CAUSES)[number];

export type ListedFigure = {
  readonly code: FigureCode;
  readonly unit: FigureUnit;
  readonly gross: Amount;
  /** Null for a figure that nothing is ever taken off. */
  readonly net: Amount | null;
  /** Empty where it is measured. */
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

/** The figures that each cause makes an estimate of, and how many rooms or floors it is found in. */
const CAUSES: Readonly<
  Record<EstimateCause, { codes: readonly FigureCode[]; count: "unlevel" | "madeFloors" | "estimated" }>
> = {
  "walls-not-level": { codes: ["C", "WC", "PC", "V"], count: "unlevel" },
  "floor-from-walls": { codes: ["F", "C", "WC", "PF", "PC", "BB", "V", "SY"], count: "madeFloors" },
  "open-room": { codes: ["V"], count: "estimated" },
};

/** A room has no W1: what it shares, and with which room, only a floor or a home knows. */
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
