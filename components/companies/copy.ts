/** Texts of the company screens. Texts of failures are in the contract. */
import { named, quoted } from "@/lib/quoted";
import { UNDO } from "@/lib/shared-copy";
import type { CompaniesTab } from "./use-companies-query";

const plural = new Intl.PluralRules("en");
const number = new Intl.NumberFormat("en-US");
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${plural.select(count) === "one" ? one : many}`;

export const companiesCopy = {
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
    reset: "Reset demo",
    delete: "Delete",
    more: "More actions",
    of: (label: string, name: string) => `${label}: ${name}`,
  },
  edits: {
    undo: UNDO,
    activating: (name: string) => `Activate ${named(name)}`,
    deactivating: (name: string) => `Deactivate ${named(name)}`,
    activated: (name: string) => `${named(name)} is active again.`,
    deactivated: (name: string) => `${named(name)} is inactive now.`,
    removingLogo: (name: string) => `Remove the logo of ${named(name)}`,
    logoRemoved: "The logo is removed.",
    restoringLogo: (name: string) => `Bring back the logo of ${named(name)}`,
    reviewing: (name: string) => `Who reviews the claims of ${named(name)}`,
    resetting: (name: string) => `Reset ${named(name)}`,
    reset: (name: string) => `${named(name)} is as it was at first.`,
    deleting: (name: string) => `Delete ${named(name)}`,
    deleted: (name: string) => `${named(name)} is deleted.`,
    restoring: (name: string) => `Restore ${named(name)}`,
    restored: (name: string) => `${named(name)} is back.`,
    sentLater: (said: string) => `${said} It is sent as soon as the backend answers.`,
  },
  creation: {
    title: "New company",
    text: "Its logo is added on its page.",
    name: "Name",
    cancel: "Cancel",
    create: "Create company",
    creating: (name: string) => `New company ${named(name)}`,
    created: (name: string) => `${named(name)} is created.`,
    createLater: (name: string) => `${named(name)} is created as soon as the backend answers.`,
    open: "Open",
  },
  sameName: (name: string) => `A company called ${quoted(name)} is on file already.`,
  reset: {
    title: (name: string) => `Reset ${name}?`,
    text: "This cannot be undone.",
    goes: "This goes:",
    counting: "Counting what goes…",
    notCounted: "What goes could not be counted.",
    changes: "Its name, its logo, who reviews it and its customizations, where they were changed",
    comesBack: "This comes back, as on its first day:",
    nothing: "An empty company",
    stays: "Everybody who works for it stays, and so does the record of what they did.",
    cancel: "Cancel",
    confirm: "Reset demo",
  },
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
