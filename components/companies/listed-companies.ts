/** Filters and sorts the companies of a list. */
import type { Company } from "@/lib/domain/entities";
import type { CompaniesList, CompaniesTab } from "./use-companies-query";

/**
 * Normalizes a name for comparison, regardless of case, accents and spaces. A substring of a name stays a substring of
 * the normalized name.
 */
function normalizeText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().replace(/\s+/g, " ").trim();
}

export function isSameName(a: string, b: string): boolean {
  return normalizeText(a) === normalizeText(b);
}

/** Returns true if each word of the search is in the name, or the search is the key. */
function isFound({ key, name }: Company, words: readonly string[], search: string): boolean {
  const text = normalizeText(name);
  return key === search || words.every((word) => text.includes(word));
}

const names = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const byName = (a: Company, b: Company) =>
  names.compare(a.name, b.name) || (a.key < b.key ? -1 : Number(a.key > b.key));
/** Unknown times come last, or first in reverse order. */
const time = ({ createdAt }: Company) => (createdAt === undefined ? Number.MAX_VALUE : Date.parse(createdAt));
const ORDERS = {
  name: byName,
  createdAt: (a: Company, b: Company) => time(a) - time(b) || byName(a, b),
};

/** Returns the companies of the tab that match the search, in order, and the number of matches in each tab. */
export function listCompanies(
  companies: readonly Company[],
  { tab, search, sort }: CompaniesList,
): { items: Company[]; counts: Record<CompaniesTab, number> } {
  const words = normalizeText(search).split(" ").filter(Boolean);
  const found = companies.filter((company) => isFound(company, words, search));
  const active = found.filter(({ isActive }) => isActive);
  const inactive = found.filter(({ isActive }) => !isActive);
  const order = ORDERS[sort === "name" || sort === "-name" ? "name" : "createdAt"];
  const items = (tab === "active" ? active : inactive).sort(order);
  if (sort.startsWith("-")) items.reverse();
  return { items, counts: { active: active.length, inactive: inactive.length } };
}
