/** Which companies a list shows, and in which order. */
import type { Company } from "@/lib/domain/entities";
import type { CompaniesList, CompaniesTab } from "./use-companies-query";

/**
 * Normalizes a name for comparison, regardless of case, accents and spaces; letter by letter, so that a part stays a
 * part.
 */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().replace(/\s+/g, " ").trim();
}

export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Each word of the search is in the name, or the search is the key. */
function isFound({ key, name }: Company, words: readonly string[], search: string): boolean {
  const text = folded(name);
  return key === search || words.every((word) => text.includes(word));
}

const names = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const byName = (one: Company, other: Company) =>
  names.compare(one.name, other.name) || (one.key < other.key ? -1 : Number(one.key > other.key));
/** Unknown times come last, or first in reverse order. */
const time = ({ createdAt }: Company) => (createdAt === undefined ? Number.MAX_VALUE : Date.parse(createdAt));
const ORDERS = {
  name: byName,
  createdAt: (one: Company, other: Company) => time(one) - time(other) || byName(one, other),
};

/** The companies of the list's tab that match its search, in its order, and the number of matches in each tab. */
export function listCompanies(
  companies: readonly Company[],
  { tab, search, sort }: CompaniesList,
): { items: Company[]; counts: Record<CompaniesTab, number> } {
  const words = folded(search).split(" ").filter(Boolean);
  const found = companies.filter((company) => isFound(company, words, search));
  const active = found.filter(({ isActive }) => isActive);
  const inactive = found.filter(({ isActive }) => !isActive);
  const order = ORDERS[sort === "name" || sort === "-name" ? "name" : "createdAt"];
  const items = (tab === "active" ? active : inactive).sort(order);
  if (sort.startsWith("-")) items.reverse();
  return { items, counts: { active: active.length, inactive: inactive.length } };
}
