import { useHoldings } from "@/lib/client/data/companies/use-holdings";
import { companiesCopy } from "./copy";

const { insured, inspections } = companiesCopy.deletion;

/** Returns one line for each number of records that is not zero. */
export const heldLines = (counts: { insureds: number; inspections: number }): string[] => [
  ...(counts.insureds > 0 ? [insured(counts.insureds)] : []),
  ...(counts.inspections > 0 ? [inspections(counts.inspections)] : []),
];

/** Returns the lines for the company's current records, or one line that says why they are missing. */
export function useHeldLines(companyKey: string, { counting, notCounted }: { counting: string; notCounted: string }) {
  const { holdings, error } = useHoldings(companyKey);
  return holdings
    ? heldLines({ insureds: holdings.active + holdings.inactive, inspections: holdings.inspections })
    : [error ? notCounted : counting];
}
