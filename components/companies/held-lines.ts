import { companiesCopy } from "./copy";

const { insured, inspections } = companiesCopy.deletion;

/** How much a company holds, a line each; nothing of what there is none of. */
export const heldLines = (held: { insureds: number; inspections: number }): string[] => [
  ...(held.insureds > 0 ? [insured(held.insureds)] : []),
  ...(held.inspections > 0 ? [inspections(held.inspections)] : []),
];
