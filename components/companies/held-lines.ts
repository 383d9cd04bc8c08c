import { companiesCopy } from "./copy";

const { insured, inspections } = companiesCopy.deletion;

/** The company's numbers of records, one line each, without zeros. */
export const heldLines = (held: { insureds: number; inspections: number }): string[] => [
  ...(held.insureds > 0 ? [insured(held.insureds)] : []),
  ...(held.inspections > 0 ? [inspections(held.inspections)] : []),
];
