import type { Measures } from "./measures";

/** Smallest displayed uncertainty of an area, in square meters. */
export const MIN_SPREAD = 0.01;

/** Formats an area and its uncertainty, both in square meters, e.g. "0.35 m² ±0.02 m²". */
export const areaWithSpread = ({ area }: Pick<Measures, "area">, squareMeters: number, spread: number): string =>
  `${area(squareMeters)} ±${area(Math.max(spread, MIN_SPREAD))}`;
