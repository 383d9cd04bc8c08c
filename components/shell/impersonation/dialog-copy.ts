import type { Role } from "@/lib/domain/roles";
import { lostFiles, type UnsentFiles } from "../session/unsent-files";

const plural = new Intl.PluralRules("en");

/** Texts of the dialog that starts impersonation. */
export const IMPERSONATION_DIALOG_COPY = {
  title: "Impersonate",
  text: "You see and do what this role may, for the companies that you choose. What you do is noted under your own name.",
  role: "Role",
  /** What a role may open, in the specification's words (section 6). */
  sees: {
    superadmin: "Insured, Admin and Reports",
    admin: "Insured, Admin and Reports",
    poweruser: "Insured, Admin and Reports",
    employee: "Insured, Settings and Reporting",
    underwriting_reviewer: "Inspections and Settings",
    claims_reviewer: "Settings only",
  } satisfies Record<Role, string>,
  companies: "Companies",
  companiesHint: (most: number) => `At most ${most}. Without a choice: all that you may see.`,
  tooMany: (most: number) => `At most ${most} companies can be chosen`,
  allCompanies: "All companies",
  inactive: "Inactive",
  companiesUnread: "The companies could not be loaded.",
  cancel: "Cancel",
  start: "Start impersonating",
  startFailed: "Your role could not be changed.",
  kept: (count: number) =>
    plural.select(count) === "one"
      ? "1 edit is not sent yet. It stays in this browser and is sent when you stop impersonating."
      : `${count} edits are not sent yet. They stay in this browser and are sent when you stop impersonating.`,
  lost: (files: UnsentFiles) => lostFiles(files, "when you start impersonating"),
} as const;
