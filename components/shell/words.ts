import type { NavigationName } from "@/lib/access/role-table";
import type { Role } from "@/lib/domain/roles";

export const NAVIGATION_LABELS: Record<NavigationName, string> = {
  insured: "Insured",
  inspections: "Inspections",
  admin: "Admin",
  reports: "Reports",
  help: "Help",
  settings: "Settings",
};

export const ROLE_NAMES: Record<Role, string> = {
  employee: "Employee",
  admin: "Admin",
  superadmin: "Superadmin",
  poweruser: "Power user",
  claims_reviewer: "Claims reviewer",
  underwriting_reviewer: "Underwriting reviewer",
};

const plural = new Intl.PluralRules("en");

export const WORDS = {
  product: "Lintel",
  skipToContent: "Skip to content",
  navigation: "Main",
  openNavigation: "Open navigation",
  collapseNavigation: "Collapse navigation",
  expandNavigation: "Expand navigation",
  loadingNavigation: "Loading navigation",
  theme: "Theme",
  themes: { light: "Light", dark: "Dark", system: "System" },
  accountMenu: (name: string) => `Account of ${name}`,
  settings: "Settings",
  logOut: "Log Out",
  logOutQuestion: "Are you sure you want to log out from this device?",
  logOutCancel: "Cancel",
  logOutConfirm: "Logout",
  logOutKept: (count: number) =>
    plural.select(count) === "one"
      ? "1 edit is not sent yet. It stays in this browser and is sent when you sign in here again."
      : `${count} edits are not sent yet. They stay in this browser and are sent when you sign in here again.`,
  logOutFailed: "You could not be signed out.",
  alerts: "Notifications",
  closeAlert: "Close notification",
  loading: "Reticulating splines",
  offline: "You are offline.",
  notSent: (count: number) =>
    plural.select(count) === "one" ? "1 edit is kept and will be sent." : `${count} edits are kept and will be sent.`,
  waitingForBackend: "The server does not answer.",
  headsUpTitle: "Heads up!",
  headsUpText:
    "Lintel is not optimized for mobile. You can look around here, but the work is easier on a larger screen.",
  headsUpClose: "Got it",
} as const;

/** The texts of the error pages, by their code. */
export const ERROR_WORDS = {
  somethingWrong: "Something is not quite right...",
  tryReloading: "Please try reloading the page",
  noAccess: "Oops, looks like you don't have access to this page.",
  checkAddress: "Double check the url or check with your administrator",
  notFound: "Something is not quite right. This page was not found on our servers",
  reloadPage: "Reload Page",
  goToInsured: "Go To Insured",
} as const;
