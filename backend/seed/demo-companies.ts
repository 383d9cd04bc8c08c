/** The demo's companies, all invented. The first one owns the claims that the demo shows. */
import type { Company } from "../../lib/domain/entities";
import { seedKey } from "./seed-key";

const NAMES = [
  "Alder & Finch Mutual",
  "Brightwater Insurance",
  "Cedar Ridge Assurance",
  "Driftstone Underwriters",
  "Eastmark Home",
  "Foxhollow Casualty",
] as const;

/** For each company, by its index in NAMES: the indexes of the companies that review its claims. */
const REVIEWERS: readonly (readonly number[])[] = [[1, 2], [2], []];

const keyAt = (index: number) => seedKey("company", NAMES[index] ?? "");

export function demoCompanies(now: string): Company[] {
  return NAMES.map((name, index) => ({
    key: seedKey("company", name),
    name,
    logoUrl: null,
    isActive: index < NAMES.length - 1,
    reviewCompanyKeys: (REVIEWERS[index] ?? []).map(keyAt),
    createdAt: new Date(Date.parse(now) - (900 - index * 90) * 86_400_000).toISOString(),
  }));
}
