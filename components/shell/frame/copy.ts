import type { NavigationName } from "@/lib/access/role-table";
import type { Role } from "@/lib/domain/roles";
import { RETRY } from "@/lib/shared-copy";

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

export const COPY = {
  product: "Lintel",
  skipToContent: "Skip to content",
  navigation: "Main",
  savedViews: "Saved views",
  savedViewsOf: (list: string) => `Saved views of ${list}`,
  openNavigation: "Open navigation",
  collapseNavigation: "Collapse navigation",
  expandNavigation: "Expand navigation",
  loadingNavigation: "Loading navigation",
  theme: "Theme",
  themes: { light: "Light", dark: "Dark", system: "System" },
  navigationUnread: "Couldn't be loaded",
  tryAgain: RETRY,
  account: "Your account",
  loadingAccount: "Loading your account",
  accountUnread: "Your name couldn't be loaded",
  askingAccount: "Loading your name…",
  accountMenu: (name: string) => `Account of ${name}`,
  settings: "Settings",
  logOut: "Log Out",
  loading: "Reticulating splines",
  offline: "You are offline.",
  notSent: (count: number) =>
    plural.select(count) === "one"
      ? "1 edit will be sent when you're back online."
      : `${count} edits will be sent when you're back online.`,
  notSaved: (count: number) =>
    plural.select(count) === "one" ? "1 edit wasn't saved." : `${count} edits weren't saved.`,
  showEdits: "Show edits",
  filesFailed: (count: number) =>
    plural.select(count) === "one" ? "1 file wasn't sent." : `${count} files weren't sent.`,
  showFiles: "Show files",
  showEditsAndFiles: "Show edits and files",
  waitingForBackend: "The server isn't responding.",
} as const;
