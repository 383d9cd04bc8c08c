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
    companiesUnread: "Companies couldn't be loaded. Retry",
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
    says: (message: string) => `The companies couldn't be loaded: ${message}`,
    retry: RETRY,
  },
  never: "Never",
  total: (count: number) => counted(count, "employee", "employees"),
  found: (count: number) => `${number.format(count)} found`,
  times: (zone: string) => `Times in ${zone}`,
  empty: {
    all: "No employees yet.",
    stewards: "No data stewards.",
    superadmins: "No superadmins.",
  } satisfies Record<EmployeesTab, string>,
  nothingFound: (search: string) => `No results for ${quoted(search)}.`,
  nothingFiltered: "No employees match these filters.",
  newEmployee: "New employee",
  addFromCsv: "Add from CSV",
  actions: {
    open: "Open",
    copyEmail: "Copy email",
    emailCopied: "Email copied",
    copyKey: "Copy key",
    keyCopied: "Key copied",
    copyFailed: "Your browser blocked copying.",
    impersonate: "Impersonate role",
    resend: "Resend invitation",
    unlock: "Unlock",
    forceReset: "Force password reset",
    delete: "Delete",
    more: "More actions",
    of: (label: string, name: string) => `${label}: ${name}`,
    hasNoCompany: (name: string) => `${named(name)} has no company, so there is nothing to see.`,
    refusals: {
      oneself: "This is you",
      beyond: "Also works for a company that isn't yours",
      nowhere: "Has no company",
    } as Partial<Record<EmployeeRefusal | "none", string>>,
  },
  done: {
    resending: (name: string) => `Invitation for ${named(name)}`,
    resent: (name: string) => `${named(name)} was sent a new invitation.`,
    unlocking: (name: string) => `Unlock ${named(name)}`,
    unlocked: (name: string) => `${named(name)} can sign in again.`,
    forcing: (name: string) => `Password reset for ${named(name)}`,
    forced: (name: string) => `${named(name)} was signed out and sent a password reset link.`,
    deleting: (name: string) => `Delete ${named(name)}`,
    deleted: (name: string) => `${named(name)} deleted`,
  },
  creation: {
    title: "New employee",
    text: "They'll get an email with a link to set a password. The link is valid for 7 days.",
    email: "Email",
    givenName: "First name",
    familyName: "Last name",
    phone: "Phone",
    role: "Role",
    companies: "Companies",
    chooseCompanies: "Choose companies",
    noCompanyChosen: "Choose at least one company.",
    sameEmail: (name: string) => `${named(name)} already has this email.`,
    cancel: "Cancel",
    create: "Invite employee",
    created: (name: string) => `${named(name)} invited`,
    open: "Open",
  },
  reset: {
    title: (name: string) => `Force a password reset for ${name}?`,
    question: "This happens immediately:",
    follows: [
      "Their password stops working",
      "They are signed out everywhere",
      "They get an email with a reset link, valid for 30 minutes",
    ],
    cancel: "Cancel",
    confirm: "Force password reset",
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    question: "This can't be undone. Deleted with the account:",
    goesWithIt: [
      "Their sign-in, on every device",
      "Their bookmarks and backup codes",
      "Their assignments of claims in review, which become unassigned",
    ],
    stays: "Their activity stays on record under their name.",
    cancel: "Cancel",
    confirm: "Delete",
  },
};
