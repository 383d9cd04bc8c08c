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
  tabs: "Status of companies",
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
    active: "No active companies yet.",
    inactive: "No inactive companies.",
  } satisfies Record<CompaniesTab, string>,
  nothingFound: (search: string) => `No results for ${quoted(search)}.`,
  newCompany: "New company",
  actions: {
    open: "Open",
    copyLink: "Copy link",
    linkCopied: "Link copied",
    copyKey: "Copy key",
    keyCopied: "Key copied",
    copyFailed: "Your browser blocked copying.",
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
    activated: (name: string) => `${named(name)} activated`,
    deactivated: (name: string) => `${named(name)} deactivated`,
    removingLogo: (name: string) => `Remove the logo of ${named(name)}`,
    logoRemoved: "Logo removed",
    restoringLogo: (name: string) => `Restore the logo of ${named(name)}`,
    reviewing: (name: string) => `Reviewers of ${named(name)}`,
    resetting: (name: string) => `Reset ${named(name)}`,
    reset: (name: string) => `${named(name)} reset`,
    deleting: (name: string) => `Delete ${named(name)}`,
    deleted: (name: string) => `${named(name)} deleted`,
    restoring: (name: string) => `Restore ${named(name)}`,
    restored: (name: string) => `${named(name)} restored`,
    sentLater: (message: string) => `${message}. Saves when the connection is back.`,
  },
  creation: {
    title: "New company",
    text: "Add its logo on the company's page.",
    name: "Name",
    cancel: "Cancel",
    create: "Create company",
    creating: (name: string) => `Create ${named(name)}`,
    created: (name: string) => `${named(name)} created`,
    createLater: (name: string) => `${named(name)} will be created when the connection is back.`,
    open: "Open",
  },
  sameName: (name: string) => `A company named ${quoted(name)} already exists.`,
  reset: {
    title: (name: string) => `Reset ${name}?`,
    text: "This can't be undone.",
    goes: "Deleted:",
    counting: "Counting…",
    notCounted: "The contents couldn't be counted.",
    changes: "Changes to its name, logo, reviewers and customizations",
    comesBack: "Restored to the original demo data:",
    nothing: "An empty company",
    stays: "Its employees and their activity are kept.",
    cancel: "Cancel",
    confirm: "Reset demo",
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    goesWithIt: "Deleted with the company:",
    nothingGoesWithIt: "Nothing else is deleted.",
    counting: "Counting…",
    notCounted: "The contents couldn't be counted.",
    insured: (count: number) => `${counted(count, "insured", "insured")} with every property and claim`,
    inspections: (count: number) =>
      `${counted(count, "inspection", "inspections")} with every photo, report and document`,
    people: "The access of everyone who works for it",
    cancel: "Cancel",
    confirm: "Delete",
  },
};
