/** What the policies list says. */
import { quoted } from "@/components/ui/quoted";
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
  nothingFound: (search: string) => `Nothing matches ${quoted(search)}.`,
  clearSearch: "Clear search",
  actions: {
    open: "Open claim",
    copyLink: "Copy link",
    copyLinks: "Copy links",
    copyClaimNumber: "Copy claim number",
    copyEmail: "Copy email",
    copyEmails: "Copy emails",
    linksCopied: (count: number) => (count === 1 ? "Link copied" : `${count} links copied`),
    emailsCopied: (count: number) => (count === 1 ? "Email copied" : `${count} emails copied`),
    claimNumberCopied: "Claim number copied",
    copyFailed: "The browser did not let the text be copied.",
    noEmails: "None of them has an email",
    noClaims: "None of them has a claim",
  },
};
