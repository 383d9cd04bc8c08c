/** Texts of the employee screens. Texts of failures are in the contract. */

import type { EmployeeRefusal } from "@/lib/access/employee-rights";
import type { EmployeeState } from "@/lib/domain/employee-state";
import type { Role } from "@/lib/domain/roles";
import { named, quoted } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";
import type { EmployeesTab } from "./use-employees-query";

const plural = new Intl.PluralRules("en");
const number = new Intl.NumberFormat("en-US");
export const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${plural.select(count) === "one" ? one : many}`;

export const roleNames: Record<Role, string> = {
  employee: "Employee",
  admin: "Admin",
  superadmin: "Superadmin",
  poweruser: "Power user",
  claims_reviewer: "Claims reviewer",
  underwriting_reviewer: "Underwriting reviewer",
};

export const employeesCopy = {
  title: "Employees",
  views: "Administration",
  companies: "Companies",
  tabs: "Lists of employees",
  tabNames: { all: "All", stewards: "Data stewards", superadmins: "Superadmins" } satisfies Record<
    EmployeesTab,
    string
  >,
  search: "Search employees",
  searchPlaceholder: "Name, email or key",
  clearSearch: "Clear search",
  clearFilters: "Clear search and filters",
  table: {
    all: "All employees",
    stewards: "Data stewards",
    superadmins: "Superadmins",
  } satisfies Record<EmployeesTab, string>,
  columns: {
    name: "Employee",
    role: "Role",
    company: "Companies",
    mfa: "MFA",
    state: "Account",
    lastSeenAt: "Last seen",
  },
  /** The channel of one-time codes, if they are required. */
  codes: { email: "Email", text: "Text", none: "–" },
  filters: {
    company: "Company",
    role: "Role",
    state: "Account",
    anyState: "Any",
    companiesUnread: "Companies could not be read. Retry",
  },
  states: {
    active: "Active",
    invited: "Invited",
    locked: "Locked",
    expired: "Password expired",
  } satisfies Record<EmployeeState, string>,
  noCompany: "None",
  allCompanies: "All companies",
  moreCompanies: (first: string, more: number) => `${first} +${number.format(more)}`,
  unknownCompanies: (count: number) => counted(count, "company", "companies"),
  unread: {
    says: (message: string) => `The companies could not be read: ${message}`,
    retry: RETRY,
  },
  never: "Never",
  total: (count: number) => counted(count, "employee", "employees"),
  found: (count: number) => `${number.format(count)} found`,
  times: (zone: string) => `Times in ${zone}`,
  empty: {
    all: "There are no employees yet.",
    stewards: "Nobody is a data steward.",
    superadmins: "Nobody is a superadmin.",
  } satisfies Record<EmployeesTab, string>,
  nothingFound: (search: string) => `Nobody matches ${quoted(search)}.`,
  nothingFiltered: "Nobody matches these filters.",
  newEmployee: "New employee",
  addFromCsv: "Add from CSV",
  actions: {
    open: "Open",
    copyEmail: "Copy email",
    emailCopied: "Email copied",
    copyKey: "Copy key",
    keyCopied: "Key copied",
    copyFailed: "The browser did not let the text be copied.",
    impersonate: "Act in this role",
    resend: "Send the invitation again",
    unlock: "Unlock",
    forceReset: "Force a new password",
    delete: "Delete",
    more: "More actions",
    of: (label: string, name: string) => `${label}: ${name}`,
    hasNoCompany: (name: string) => `${named(name)} works for no company, and sees nothing.`,
    refusals: {
      oneself: "This is you",
      beyond: "Works for a company that is not yours, too",
      nowhere: "Works for no company, and sees nothing",
    } as Partial<Record<EmployeeRefusal | "none", string>>,
  },
  done: {
    resending: (name: string) => `Invitation of ${named(name)}`,
    resent: (name: string) => `${named(name)} has been sent a new invitation.`,
    unlocking: (name: string) => `Unlock ${named(name)}`,
    unlocked: (name: string) => `${named(name)} can sign in again.`,
    forcing: (name: string) => `New password of ${named(name)}`,
    forced: (name: string) => `${named(name)} is signed out and has been sent a link for a new password.`,
    deleting: (name: string) => `Delete ${named(name)}`,
    deleted: (name: string) => `${named(name)} is deleted.`,
  },
  creation: {
    title: "New employee",
    text: "They get a mail with a link to choose their password. It is good for 7 days.",
    email: "Email",
    givenName: "Given name",
    familyName: "Family name",
    phone: "Phone",
    role: "Role",
    companies: "Companies",
    chooseCompanies: "Choose companies",
    noCompanyChosen: "Choose at least one company.",
    sameEmail: (name: string) => `${named(name)} has this email already.`,
    cancel: "Cancel",
    create: "Invite employee",
    created: (name: string) => `${named(name)} is invited.`,
    open: "Open",
  },
  reset: {
    title: (name: string) => `Force a new password for ${name}?`,
    question: "What follows at once:",
    follows: [
      "Their password is no longer good",
      "They are signed out everywhere",
      "They get a mail with a link to choose a new one, good for 30 minutes",
    ],
    cancel: "Cancel",
    confirm: "Force a new password",
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    question: "This cannot be undone, and goes with the account:",
    goesWithIt: [
      "Their sign-in, on every device",
      "Their bookmarks and backup codes",
      "The claims in review under their name, which anybody can take then",
    ],
    stays: "What they did stays noted under their name.",
    cancel: "Cancel",
    confirm: "Delete",
  },
};
