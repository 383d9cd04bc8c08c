/** What each figure of a claim is called, in the panel as in a file. */
import type { FigureCode } from "./figure-list";

export const FIGURE_NAMES: Readonly<Record<FigureCode, string>> = {
  F: "Floor area",
  C: "Ceiling area",
  W: "Walls",
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
