/** What the screens of companies say. Texts of failures are the contract's. */
import { quoted } from "@/components/ui/quoted";
import type { CompaniesTab } from "./use-companies-query";

const plural = new Intl.PluralRules("en");
const number = new Intl.NumberFormat("en-US");
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${plural.select(count) === "one" ? one : many}`;

export const companiesWords = {
  title: "Companies",
  views: "Administration",
  employees: "Employees",
  tabs: "Activity of the companies",
  tabNames: { active: "Active", inactive: "Inactive" } satisfies Record<CompaniesTab, string>,
  search: "Search companies",
  searchPlaceholder: "Name or key",
  clearSearch: "Clear search",
  table: { active: "Active companies", inactive: "Inactive companies" } satisfies Record<CompaniesTab, string>,
  columns: { name: "Company", key: "Key", createdAt: "Added" },
  total: {
    active: (count: number) => counted(count, "active company", "active companies"),
    inactive: (count: number) => counted(count, "inactive company", "inactive companies"),
  } satisfies Record<CompaniesTab, (count: number) => string>,
  found: (count: number) => `${number.format(count)} found`,
  times: (zone: string) => `Times in ${zone}`,
  empty: {
    active: "There are no active companies.",
    inactive: "No company is inactive.",
  } satisfies Record<CompaniesTab, string>,
  nothingFound: (search: string) => `Nothing matches ${quoted(search)}.`,
  newCompany: "New company",
  actions: {
    open: "Open",
    copyLink: "Copy link",
    linkCopied: "Link copied",
    copyKey: "Copy key",
    keyCopied: "Key copied",
    copyFailed: "The browser did not let the text be copied.",
    deactivate: "Deactivate",
    activate: "Activate",
    delete: "Delete",
    more: "More actions",
    of: (label: string, name: string) => `${label}: ${name}`,
  },
  edits: {
    undo: "Undo",
    activating: (name: string) => `Activate ${name}`,
    deactivating: (name: string) => `Deactivate ${name}`,
    activated: (name: string) => `${name} is active again.`,
    deactivated: (name: string) => `${name} is inactive now.`,
    removingLogo: (name: string) => `Remove the logo of ${name}`,
    logoRemoved: "The logo is removed.",
    restoringLogo: (name: string) => `Bring back the logo of ${name}`,
    deleting: (name: string) => `Delete ${name}`,
    deleted: (name: string) => `${name} is deleted.`,
    restoring: (name: string) => `Restore ${name}`,
    restored: (name: string) => `${name} is back.`,
    sentLater: (said: string) => `${said} It is sent as soon as the backend answers.`,
  },
  creation: {
    title: "New company",
    text: "Its logo is added on its page.",
    name: "Name",
    cancel: "Cancel",
    create: "Create company",
    creating: (name: string) => `New company ${name}`,
    created: (name: string) => `${name} is created.`,
    createLater: (name: string) => `${name} is created as soon as the backend answers.`,
    open: "Open",
  },
  sameName: (name: string) => `A company called ${quoted(name)} is on file already.`,
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    goesWithIt: "This goes with the company:",
    nothingGoesWithIt: "Nothing else goes with the company.",
    counting: "Counting what goes with the company…",
    notCounted: "What goes with the company could not be counted.",
    insured: (count: number) => `${counted(count, "insured", "insured")} with every property and claim`,
    inspections: (count: number) =>
      `${counted(count, "inspection", "inspections")} with every photo, report and document`,
    people: "The access of everyone who works for it",
    cancel: "Cancel",
    confirm: "Delete",
  },
};
