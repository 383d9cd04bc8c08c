/** Every screen that is looked at and audited, and by which spec: tests/architecture/screens.test.ts misses none of app/. */

/** What every-screen.spec opens for who is signed in. */
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

/** What it opens for a stranger: name, address and what shows that it is there. */
export const STRANGERS_SCREENS = [
  ["login", "/login", "Log in to Lintel"],
  ["forgot-password", "/forgot-password", "Forgot your password?"],
  ["reset-link", "/reset-password/dana.whitfield%40lintel.test/a-token", "Reset your password"],
  ["reset-expired-link", "/reset-expired-password/dana.whitfield%40lintel.test/a-token", "Reset your password"],
  ["activate", "/activate-account/dana.whitfield%40lintel.test/a-token/another", "Welcome!"],
  ["reset-link-gone", "/reset-password/-/-", "Open the mail again"],
  ["activate-gone", "/activate-account/-/-/-", "Open the mail again"],
] as const;

/** A route that is come to by a way, the spec that goes it, and the line of it that looks. */
export const SCREENS_ON_A_WAY: readonly (readonly [route: string, spec: string, line: string])[] = [
  ["/insured/overview/[insuredKey]/[projectKey]", "every-screen", 'look(page, "overview")'],
  ["/insured/overview/[insuredKey]/[projectKey]/scan-viewer", "every-screen", 'look(page, "scan-editor")'],
  [
    "/insured/overview/[insuredKey]/[projectKey]/region-review/[regionKey]",
    "review-queue",
    'look(page, "inspections-queue-room")',
  ],
  ["/reporting", "reporting", 'look(page, "reporting")'],
  ["/admin/companies", "admin-companies", 'look(page, "admin-companies")'],
  ["/admin/companies/[companyKey]", "admin-companies", 'look(page, "admin-company")'],
  ["/admin/employees", "admin-employees", 'look(page, "admin-employees")'],
  ["/admin/employees/[employeeKey]", "admin-employees", 'look(page, "admin-employee")'],
  ["/verify-mfa", "every-door", 'look(page, "sign-in-code")'],
  ["/resend-mfa", "every-door", 'look(page, "sign-in-resend")'],
  ["/verify-backup-code", "every-door", 'look(page, "sign-in-backup-code")'],
  ["/reset-password", "every-door", 'look(page, "sign-in-expiring")'],
  ["/gallery/[[...group]]", "gallery", "auditOf(page, rules)"],
];

/** Routes without a screen of their own. */
export const WITHOUT_A_SCREEN: Readonly<Record<string, string>> = {
  "/": "leads on, to the sign-in or to the role's first page",
  "/admin": "leads on, to the companies",
};
