/**
 * Every screen and the spec that checks it. tests/architecture/screens.test.ts fails if a page of app/ is missing.
 */
import { HOME_SCENE } from "../../backend/seed/demo-scenes";
import { seedKey } from "../../backend/seed/seed-key";
import { overviewPath, regionReviewPath, scanViewerPath } from "../../lib/domain/insured-paths";

/** Screens that every-screen.spec opens for a signed-in person. */
export const SIGNED_IN_SCREENS = [
  "/insured/policies",
  "/insured/inspections",
  "/settings",
  "/settings/security",
  "/settings/appearance",
  "/settings/about",
  "/error",
  "/error/401",
  "/error/403",
  "/error/404",
] as const;

/** Screens that every-screen.spec opens signed out: name, address, and a text that shows once the screen loads. */
export const STRANGERS_SCREENS = [
  ["login", "/login", "Log in to Lintel"],
  ["forgot-password", "/forgot-password", "Forgot your password?"],
  ["reset-link", "/reset-password/dana.whitfield%40lintel.test/a-token", "Reset your password"],
  ["reset-expired-link", "/reset-expired-password/dana.whitfield%40lintel.test/a-token", "Reset your password"],
  ["activate", "/activate-account/dana.whitfield%40lintel.test/a-token/another", "Welcome!"],
  ["reset-link-gone", "/reset-password/-/-", "Open the email again"],
  ["activate-gone", "/activate-account/-/-/-", "Open the email again"],
] as const;

/** A route reached by navigation, the spec that does so, and the line that checks it. */
export const SCREENS_ON_A_WAY: readonly (readonly [route: string, spec: string, line: string])[] = [
  ["/insured/overview/[insuredKey]/[projectKey]", "every-screen", 'look(page, "overview")'],
  ["/insured/overview/[insuredKey]/[projectKey]/scan-viewer", "every-screen", 'look(page, "scan-editor")'],
  [
    "/insured/overview/[insuredKey]/[projectKey]/region-review/[regionKey]",
    "review-queue",
    'look(page, "inspections-queue-room")',
  ],
  ["/reporting", "reporting.extended", 'look(page, "reporting")'],
  ["/admin/companies", "admin-companies.extended", 'look(page, "admin-companies")'],
  ["/admin/companies/[companyKey]", "admin-companies.extended", 'look(page, "admin-company")'],
  ["/admin/employees", "admin-employees.extended", 'look(page, "admin-employees")'],
  ["/admin/employees/[employeeKey]", "admin-employees.extended", 'look(page, "admin-employee")'],
  ["/verify-mfa", "sign-in-screens.extended", 'look(page, "sign-in-code")'],
  ["/resend-mfa", "sign-in-screens.extended", 'look(page, "sign-in-resend")'],
  ["/verify-backup-code", "sign-in-screens.extended", 'look(page, "sign-in-backup-code")'],
  ["/reset-password", "sign-in-screens.extended", 'look(page, "sign-in-expiring")'],
  ["/gallery/[[...group]]", "gallery.extended", "auditOf(page, rules)"],
];

/** Routes without a screen of their own. */
export const WITHOUT_A_SCREEN: Readonly<Record<string, string>> = {
  "/": "leads on, to the sign-in or to the role's first page",
  "/admin": "leads on, to the companies",
};

const { name } = HOME_SCENE;
const HOME_KEYS = [seedKey("insured", name), seedKey("project", name)] as const;
const SETTINGS = ["/settings", "/settings/security", "/settings/appearance", "/settings/about"];
const ERRORS = ["/error", "/error/401", "/error/403", "/error/404"];
const CLAIM = [
  ...(["overview", "inspections", "media", "reports", "documents", "notes"] as const).map((tab) =>
    overviewPath(...HOME_KEYS, tab),
  ),
  scanViewerPath(...HOME_KEYS, {
    datasetKey: seedKey("dataset", name),
    annotationTaskKey: seedKey("annotationTask", name),
  }),
  regionReviewPath(...HOME_KEYS, seedKey("region", `${name} 0 Kitchen`)),
];
const COMMON = ["/insured/policies", "/insured/inspections", ...CLAIM, "/reporting", ...SETTINGS, ...ERRORS];
const ADMINISTRATION = [
  "/admin/companies",
  `/admin/companies/${seedKey("company", "Alder & Finch Mutual")}`,
  "/admin/employees",
  `/admin/employees/${seedKey("employee", "employee")}`,
];

/** Every address that a role can open (see route-table.ts), with records of the demo data. */
export const SCREENS_OF_ROLES: Readonly<Record<string, readonly string[]>> = {
  superadmin: [...COMMON, ...ADMINISTRATION],
  admin: [...COMMON, ...ADMINISTRATION],
  poweruser: [...COMMON, ...ADMINISTRATION],
  employee: COMMON,
  underwriting_reviewer: ["/insured/inspections", ...CLAIM, ...SETTINGS, ...ERRORS],
  claims_reviewer: [...SETTINGS, ...ERRORS],
};
