import type { Role } from "@/lib/domain/roles";
import { lostFiles, type UnsentFiles } from "../session/unsent-files";

const plural = new Intl.PluralRules("en");

/** Texts of the dialog that starts impersonation. */
export const IMPERSONATION_DIALOG_COPY = {
  title: "Impersonate",
  text: "You see and can do what this role can, for the companies you choose. Your actions are logged under your own name.",
  role: "Role",
  /** The screens of each role, in the specification's words (section 6). */
  sees: {
    superadmin: "Insured, Admin and Reports",
    admin: "Insured, Admin and Reports",
    poweruser: "Insured, Admin and Reports",
    employee: "Insured, Settings and Reporting",
    underwriting_reviewer: "Inspections and Settings",
    claims_reviewer: "Settings only",
  } satisfies Record<Role, string>,
  companies: "Companies",
  companiesHint: (max: number) => `Up to ${max}. Leave empty for all that you can see.`,
  tooMany: (max: number) => `Choose at most ${max} companies`,
  allCompanies: "All companies",
  inactive: "Inactive",
  companiesUnread: "The companies couldn't be loaded.",
  cancel: "Cancel",
  start: "Start impersonating",
  startFailed: "Your role couldn't be changed.",
  kept: (count: number) =>
    plural.select(count) === "one"
      ? "1 edit hasn't been sent. It stays in this browser and is sent when you stop impersonating."
      : `${count} edits haven't been sent. They stay in this browser and are sent when you stop impersonating.`,
  lost: (files: UnsentFiles) => lostFiles(files, "when you start impersonating"),
} as const;
