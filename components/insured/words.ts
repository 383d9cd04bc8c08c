/** What the policies list says. */
import type { InsuredTab } from "./use-policies-query";

export const insuredWords = {
  title: "Insured",
  views: "Lists of insured",
  policies: "Policies",
  inspections: "Inspections",
  tabs: "Activity of the insured",
  tabNames: { active: "Active", inactive: "Inactive" } satisfies Record<InsuredTab, string>,
  search: "Search insured",
  searchPlaceholder: "Name, email, phone, address or claim",
  table: { active: "Active insured", inactive: "Inactive insured" } satisfies Record<InsuredTab, string>,
  columns: {
    name: "Insured",
    address: "Property address",
    company: "Company",
    claimNumber: "Latest claim",
    phone: "Phone",
    updatedAt: "Updated",
  },
  noClaim: "No claim",
  noEmail: "No email",
  noAddress: "No address",
  total: { active: "active insured", inactive: "inactive insured" } satisfies Record<InsuredTab, string>,
  found: "found",
  times: (zone: string) => `Times in ${zone}`,
  empty: {
    active: "There are no active insured yet.",
    inactive: "Nobody is inactive.",
  } satisfies Record<InsuredTab, string>,
  nothingFound: (search: string) => `Nothing matches “${search}”.`,
  clearSearch: "Clear search",
  keys: { move: "move", open: "open", search: "search" },
};
