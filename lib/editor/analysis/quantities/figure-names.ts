/** The names of the figures, in the panel and in exported files. */
import type { EstimateCause, FigureCode } from "./figure-list";

export const FIGURE_NAMES: Readonly<Record<FigureCode, string>> = {
  F: "Floor area",
  C: "Ceiling area",
  W: "Walls",
  W1: "Walls, shared counted once",
  WC: "Walls and ceiling",
  PF: "Perimeter",
  PC: "Ceiling perimeter",
  BB: "Baseboard",
  LL: "Long wall",
  SH: "Short wall height",
  HH: "Tall wall height",
  V: "Volume",
  SY: "Square yards",
};

const CAUSES: Readonly<Record<EstimateCause, string | null>> = {
  "walls-not-level": "walls are not level",
  "floor-from-walls": "no floor in the capture",
  // An estimated volume needs no reason: floor × mean height is the default.
  "open-room": null,
};

/** Returns "estimated, walls are not level", or null if nothing is estimated. */
export function estimateText(estimates: readonly EstimateCause[]): string | null {
  if (estimates.length === 0) return null;
  return ["estimated", ...estimates.flatMap((cause) => CAUSES[cause] ?? [])].join(", ");
}
