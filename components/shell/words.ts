import { quoted } from "@/components/ui/quoted";
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

/** How many files are being uploaded or wait for it, and how many failed and were not tried again. */
export type UnsentFiles = { open: number; failed: number };

/** What becomes of files at such an end of the session, in a sentence for those under way and one for those that failed. */
function lostFiles({ open, failed }: UnsentFiles, end: string): readonly string[] {
  const isOne = (count: number) => plural.select(count) === "one";
  return [
    ...(open === 0
      ? []
      : isOne(open)
        ? [`1 file is still being uploaded. It is lost ${end}.`]
        : [`${open} files are still being uploaded. They are lost ${end}.`]),
    ...(failed === 0
      ? []
      : isOne(failed)
        ? [`1 file was not sent. It is lost ${end}.`]
        : [`${failed} files were not sent. They are lost ${end}.`]),
  ];
}

export const WORDS = {
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
  navigationUnread: "Could not be loaded",
  tryAgain: "Try again",
  account: "Your account",
  loadingAccount: "Loading your account",
  accountUnread: "Your name could not be loaded",
  askingAccount: "Loading your name…",
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
  /** Each sentence of its own; none where no file is left. */
  logOutLost: (files: UnsentFiles) => lostFiles(files, "when you log out"),
  logOutFailed: "You could not be signed out.",
  alerts: "Notifications",
  closeAlert: "Close notification",
  partNotLoaded: "This part of the page could not be loaded. Check your connection and try again.",
  loading: "Reticulating splines",
  offline: "You are offline.",
  notSent: (count: number) =>
    plural.select(count) === "one" ? "1 edit is kept and will be sent." : `${count} edits are kept and will be sent.`,
  notSaved: (count: number) =>
    plural.select(count) === "one" ? "1 edit was not saved." : `${count} edits were not saved.`,
  showEdits: "Show edits",
  filesNotSent: (names: readonly string[], room: string) =>
    names.length === 1
      ? `${quoted(names[0] ?? "")} was not sent to ${quoted(room)}.`
      : `${names.length} files were not sent to ${quoted(room)}.`,
  showRoom: "Show room",
  showDocuments: "Show documents",
  filesFailed: (count: number) =>
    plural.select(count) === "one" ? "1 file was not sent." : `${count} files were not sent.`,
  showFiles: "Show files",
  showEditsAndFiles: "Show edits and files",
  filesEnded: (count: number) =>
    plural.select(count) === "one"
      ? "1 file was not sent before your session ended. Please add it again."
      : `${count} files were not sent before your session ended. Please add them again.`,
  edits: "Edits",
  editsNote: "They stay in this browser, for you alone, until they are saved.",
  seesAs: "You see Lintel as",
  stopImpersonating: "Stop impersonating",
  waitingForBackend: "The server does not answer.",
  headsUpTitle: "Heads up!",
  headsUpText:
    "Lintel is not optimized for mobile. You can look around here, but the work is easier on a larger screen.",
  headsUpClose: "Got it",
} as const;

/** What is said of acting in another role. */
export const IMPERSONATION_WORDS = {
  open: "Impersonate…",
  openKeywords: "act as another role company view",
  title: "Impersonate",
  text: "You see and do what this role may, for the companies that you choose. What you do is noted under your own name.",
  role: "Role",
  /** What the role opens. */
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
  stopFailed: "You still act in the other role.",
  kept: (count: number) =>
    plural.select(count) === "one"
      ? "1 edit is not sent yet. It stays in this browser and is sent when you stop impersonating."
      : `${count} edits are not sent yet. They stay in this browser and are sent when you stop impersonating.`,
  keptOfRole: (count: number) =>
    plural.select(count) === "one"
      ? "1 edit is not sent yet. It stays in this browser until you act in that role again."
      : `${count} edits are not sent yet. They stay in this browser until you act in that role again.`,
  lost: (files: UnsentFiles) => lostFiles(files, "when you start impersonating"),
  lostOfRole: (count: number) =>
    plural.select(count) === "one" ? "1 file of that role was not sent." : `${count} files of that role were not sent.`,
  companyCount: (count: number) => (plural.select(count) === "one" ? "1 company" : `${count} companies`),
  more: (count: number) => `${count} more`,
} as const;

/** What the list of edits says of them. */
export const EDIT_WORDS = {
  none: "Everything is saved.",
  open: (count: number) => `Waiting to be sent (${count})`,
  failed: (count: number) => `Not saved (${count})`,
  states: {
    offline: "Waits for the network",
    unanswered: "Waits for the server",
    sending: "Being sent",
  },
  undoing: "Refused, being taken back",
  partly: "Partly saved",
  wentWith: (label: string) => `Could not stand without “${label}”`,
  more: (count: number) => `and ${new Intl.NumberFormat("en-US").format(count)} more`,
  /** The action's word comes first, as it stands on the button. */
  actOn: (action: string, label: string) => `${action}: ${label.slice(0, 80)}`,
  failedFiles: (count: number) => `Files not sent (${count})`,
  notDone: (count: number) => `Not done (${count})`,
  inThisPage: "They are here only as long as this page is open.",
  fileUnsent: "It could not be sent.",
  sendNow: "Send now",
  retry: "Retry",
  dismiss: "Dismiss",
} as const;

/** What is said before a session ends. */
export const IDLE_WORDS = {
  title: "Are you still there?",
  text: "Nobody has used Lintel here for a while, so you will soon be signed out. Edits that are not sent yet are kept for you.",
  lastTitle: "You will soon be signed out",
  lastText:
    "This session has reached its longest time. Edits that are not sent yet are kept for you: log in again to go on.",
  lost: (files: UnsentFiles) => lostFiles(files, "when you are signed out"),
  left: "Time left",
  unit: "until you are signed out",
  stay: "Stay signed in",
  noted: "Got it",
  unheard: "Lintel could not be reached, so you are not signed in for longer yet. It tries again by itself.",
  over: "You are being signed out",
  spoken: (seconds: number) => {
    const isMinutes = seconds >= 60;
    const unit = new Intl.NumberFormat("en", {
      style: "unit",
      unit: isMinutes ? "minute" : "second",
      unitDisplay: "long",
    });
    return `You will be signed out in ${unit.format(isMinutes ? Math.ceil(seconds / 60) : seconds)}`;
  },
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
  pageTitles: {
    reload: "Reload needed · Error",
    noAccess: "No access · Error",
    notFound: "Page not found · Error",
    other: "Something went wrong · Error",
  },
} as const;
