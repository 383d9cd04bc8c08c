/** What each figure of a claim is called, in the panel as in a file. */
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
  // What an estimated volume is by default.
  "open-room": null,
};

/** "estimated, walls are not level"; null where nothing is estimated. */
export function estimateText(estimates: readonly EstimateCause[]): string | null {
  if (estimates.length === 0) return null;
  return ["estimated", ...estimates.flatMap((cause) => CAUSES[cause] ?? [])].join(", ");
}
