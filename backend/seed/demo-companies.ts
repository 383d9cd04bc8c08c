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

/** Which companies review whose claims, by position in the names. */
const REVIEWERS: readonly (readonly number[])[] = [[1, 2], [2], []];

const keyAt = (at: number) => seedKey("company", NAMES[at] ?? "");

export function demoCompanies(now: string): Company[] {
  return NAMES.map((name, at) => ({
    key: seedKey("company", name),
    name,
    logoUrl: null,
    isActive: at < NAMES.length - 1,
    reviewCompanyKeys: (REVIEWERS[at] ?? []).map(keyAt),
    createdAt: new Date(Date.parse(now) - (900 - at * 90) * 86_400_000).toISOString(),
  }));
}
