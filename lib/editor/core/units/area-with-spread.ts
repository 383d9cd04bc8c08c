import type { Measures } from "./measures";

/** The least that areas are told by, in square metres: what is off by less is not known to be off by nothing. */
export const LEAST_TOLD = 0.01;

/** "0.35 m² ±0.02 m²": an area and by how much it may be off, both in square metres. */
export const areaWithSpread = ({ area }: Pick<Measures, "area">, squareMetres: number, spread: number): string =>
  `${area(squareMetres)} ±${area(Math.max(spread, LEAST_TOLD))}`;
