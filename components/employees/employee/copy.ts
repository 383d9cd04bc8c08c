import { named } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";

/** Texts of an employee's page. */
export const employeeCopy = {
  generalTitle: "Employee · Admin",
  pageTitle: (name: string) => `${name} · Employees`,
  crumb: "Employees",
  loading: "Loading the employee",
  retry: RETRY,
  back: "Back to the employees",
  notFound: "Employee not found",
  refreshFailed: (message: string) => `The employee couldn't be reloaded: ${message}`,
  fixedWithoutCompanies: (reason: string) => `Nothing can be changed here until the companies are loaded: ${reason}`,
  profile: "Profile",
  givenName: "First name",
  familyName: "Last name",
  email: "Email",
  phone: "Phone",
  role: "Role",
  companies: "Companies",
  chooseCompanies: "Choose companies",
  noCompanyChosen: "Choose at least one company.",
  /** Companies besides those shown; `areGone`: the viewer sees every company, so these were deleted. */
  otherCompanies: (count: number, areDeleted: boolean) =>
    count === 1
      ? `And 1 company that ${areDeleted ? "has been deleted" : "isn't yours"}.`
      : `And ${count} companies that ${areDeleted ? "have been deleted" : "aren't yours"}.`,
  isDataSteward: "Data steward",
  isMfaRequired: "Require MFA",
  ownHint: "Another administrator can change your email, role, companies and MFA, or use Settings.",
  beyondHint:
    "They also work for a company that isn't yours. Only an administrator of all their companies can change email, phone, role and MFA.",
  newEmailHint: "They sign in with this address. We'll notify the old one.",
  save: "Save changes",
  saved: (name: string) => `${named(name)} saved`,
  photo: {
    upload: "Upload photo",
    replace: "Replace photo",
    remove: "Remove",
    title: (name: string) => `Photo of ${name}`,
    text: "Shown as a circle, up to 512 × 512 pixels.",
    label: "Photo",
    types: "PNG, JPEG or WebP",
    cancel: "Cancel",
    saved: "Photo saved",
    removed: "Photo removed",
    removing: (name: string) => `Remove the photo of ${named(name)}`,
  },
  facts: "About the account",
  key: "Key",
  copyKey: "Copy key",
  copied: "Copied",
  worksFor: "Works for",
  added: "Added",
  lastSeen: "Last seen",
  passwordExpires: "Password expires",
  backupCodes: "Backup codes created",
  never: "Never",
  unknown: "Unknown",
};
