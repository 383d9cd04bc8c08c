import { useHoldings } from "@/lib/client/data/companies/use-holdings";
import { companiesCopy } from "./copy";

const { insured, inspections } = companiesCopy.deletion;

/** The company's numbers of records, one line each, without zeros. */
export const heldLines = (held: { insureds: number; inspections: number }): string[] => [
  ...(held.insureds > 0 ? [insured(held.insureds)] : []),
  ...(held.inspections > 0 ? [inspections(held.inspections)] : []),
];

/** The same lines of what the company has now, or why they are missing. */
export function useHeldLines(companyKey: string, { counting, notCounted }: { counting: string; notCounted: string }) {
  const { holdings, error } = useHoldings(companyKey);
  return holdings
    ? heldLines({ insureds: holdings.active + holdings.inactive, inspections: holdings.inspections })
    : [error ? notCounted : counting];
}
