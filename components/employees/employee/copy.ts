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
  refreshFailed: (message: string) => `The employee could not be read again: ${message}`,
  fixedWithoutCompanies: (reason: string) => `Nothing can be changed here until the companies can be read: ${reason}`,
  profile: "Profile",
  givenName: "Given name",
  familyName: "Family name",
  email: "Email",
  phone: "Phone",
  role: "Role",
  companies: "Companies",
  chooseCompanies: "Choose companies",
  noCompanyChosen: "Choose at least one company.",
  /** Companies besides those shown; `areGone`: the viewer sees every company, so these were deleted. */
  otherCompanies: (count: number, areGone: boolean) =>
    count === 1
      ? `And 1 company that ${areGone ? "has been deleted" : "is not yours"}.`
      : `And ${count} companies that ${areGone ? "have been deleted" : "are not yours"}.`,
  isDataSteward: "Data steward",
  isMfaRequired: "Asked for a one-time code at each sign-in",
  ownHint: "Your own email, role, companies and codes are changed by another administrator, or in the settings.",
  beyondHint:
    "They work for a company that is not yours, too. Email, phone, role and codes are changed by who administers all of them.",
  newEmailHint: "They sign in with this address. The former one is told.",
  save: "Save changes",
  saved: (name: string) => `${named(name)} is saved.`,
  photo: {
    upload: "Upload photo",
    replace: "Replace photo",
    remove: "Remove",
    title: (name: string) => `Photo of ${name}`,
    text: "It is shown as a circle, at most 512 pixels wide and high.",
    label: "Photo",
    types: "PNG, JPEG or WebP",
    cancel: "Cancel",
    saved: "The photo is saved.",
    removed: "The photo is removed.",
    removing: (name: string) => `Remove the photo of ${named(name)}`,
  },
  facts: "About the account",
  key: "Key",
  copyKey: "Copy key",
  copied: "Copied",
  worksFor: "Works for",
  added: "Added",
  lastSeen: "Last seen",
  passwordExpires: "Password good until",
  backupCodes: "Backup codes made",
  never: "Never",
  unknown: "Not known",
};
