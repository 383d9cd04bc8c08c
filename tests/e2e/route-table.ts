/**
 * Who may open which address, and where others are redirected, written by hand from section 2 of the specification: for
 * signed-out visitors, people whose code is pending, and each kind of role. "opens" means the address itself.
 */

/** The roles of the three columns after `pending`. */
export const DEFAULT_ROLES = ["employee", "poweruser", "admin", "superadmin"] as const;

/**
 * `expiring`: the page that each role gets while its password is about to expire, with the `from` of `nobody` if the
 * role may open the address and does not land there; null: the usual result. `part`: what only this page contains, a
 * component or a property; empty for a page that only redirects, null if there is no page yet, so that Next answers 404
 * where the address opens. `employee`: what a plain employee gets where the page is for administrators; without it, the
 * same as every default role.
 */
export type RouteRow = [
  address: string,
  nobody: string,
  pending: string,
  defaults: string,
  claimsReviewer: string,
  underwritingReviewer: string,
  expiring: string | null,
  part: string | null,
  employee?: string,
];

const O = "opens";
const LIST = "/insured/policies";
const SET = "/settings";
const INSP = "/insured/inspections";
const RESET = "/reset-password";
const NOT_YOURS = "/error/403";

export const ROUTES: readonly RouteRow[] = [
  ["/", "/login", "/verify-mfa", LIST, SET, INSP, RESET, ""],
  ["/?utm=1", "/login?from=%2F%3Futm%3D1", "/verify-mfa?from=%2F%3Futm%3D1", LIST, SET, INSP, RESET, ""],
  ["/insured", "/login?from=%2Finsured", "/verify-mfa?from=%2Finsured", LIST, SET, INSP, RESET, null],
  [
    "/insured/policies",
    "/login?from=%2Finsured%2Fpolicies",
    "/verify-mfa?from=%2Finsured%2Fpolicies",
    O,
    SET,
    INSP,
    RESET,
    '"PoliciesScreen"',
  ],
  [
    "/insured/policies?search=a%20b&sort=-name",
    "/login?from=%2Finsured%2Fpolicies%3Fsearch%3Da%2520b%26sort%3D-name",
    "/verify-mfa?from=%2Finsured%2Fpolicies%3Fsearch%3Da%2520b%26sort%3D-name",
    O,
    SET,
    INSP,
    RESET,
    '"PoliciesScreen"',
  ],
  [
    "/insured/inspections?search=oak",
    "/login?from=%2Finsured%2Finspections%3Fsearch%3Doak",
    "/verify-mfa?from=%2Finsured%2Finspections%3Fsearch%3Doak",
    O,
    SET,
    O,
    RESET,
    '"InspectionsScreen"',
  ],
  [
    "/insured/overview/ins-1/prj-1",
    "/login?from=%2Finsured%2Foverview%2Fins-1%2Fprj-1",
    "/verify-mfa?from=%2Finsured%2Foverview%2Fins-1%2Fprj-1",
    O,
    SET,
    O,
    RESET,
    '"OverviewScreen"',
  ],
  [
    "/insured/overview/ins-1/prj-1/scan-viewer?datasetKey=ds-1&annotationTask=annotask-1",
    "/login?from=%2Finsured%2Foverview%2Fins-1%2Fprj-1%2Fscan-viewer%3FdatasetKey%3Dds-1%26annotationTask%3Dannotask-1",
    "/verify-mfa?from=%2Finsured%2Foverview%2Fins-1%2Fprj-1%2Fscan-viewer%3FdatasetKey%3Dds-1%26annotationTask%3Dannotask-1",
    O,
    SET,
    O,
    RESET,
    '"ScanEditor"',
  ],
  // Addresses of the role sets that have no page yet.
  [
    "/insured/policies/archive",
    "/login?from=%2Finsured%2Fpolicies%2Farchive",
    "/verify-mfa?from=%2Finsured%2Fpolicies%2Farchive",
    O,
    SET,
    INSP,
    RESET,
    null,
  ],
  ["/reporting", "/login?from=%2Freporting", "/verify-mfa?from=%2Freporting", O, SET, INSP, RESET, '"ReportingScreen"'],
  [
    "/settings/security",
    "/login?from=%2Fsettings%2Fsecurity",
    "/verify-mfa?from=%2Fsettings%2Fsecurity",
    O,
    O,
    O,
    RESET,
    '"SecuritySettings"',
  ],
  [
    "/settings/appearance",
    "/login?from=%2Fsettings%2Fappearance",
    "/verify-mfa?from=%2Fsettings%2Fappearance",
    O,
    O,
    O,
    RESET,
    '"ShortcutSettings"',
  ],
  [
    "/settings/security/more",
    "/login?from=%2Fsettings%2Fsecurity%2Fmore",
    "/verify-mfa?from=%2Fsettings%2Fsecurity%2Fmore",
    O,
    O,
    O,
    RESET,
    null,
  ],

  ["/admin", "/login?from=%2Fadmin", "/verify-mfa?from=%2Fadmin", "/admin/companies", SET, INSP, RESET, ""],
  [
    "/admin/companies?tab=inactive",
    "/login?from=%2Fadmin%2Fcompanies%3Ftab%3Dinactive",
    "/verify-mfa?from=%2Fadmin%2Fcompanies%3Ftab%3Dinactive",
    O,
    SET,
    INSP,
    RESET,
    '"CompaniesScreen"',
    NOT_YOURS,
  ],
  [
    "/admin/companies/cous-1",
    "/login?from=%2Fadmin%2Fcompanies%2Fcous-1",
    "/verify-mfa?from=%2Fadmin%2Fcompanies%2Fcous-1",
    O,
    SET,
    INSP,
    RESET,
    '"CompanyScreen"',
    NOT_YOURS,
  ],
  [
    "/admin/employees",
    "/login?from=%2Fadmin%2Femployees",
    "/verify-mfa?from=%2Fadmin%2Femployees",
    O,
    SET,
    INSP,
    RESET,
    '"EmployeesScreen"',
    NOT_YOURS,
  ],
  [
    "/admin/employees/emp-1",
    "/login?from=%2Fadmin%2Femployees%2Femp-1",
    "/verify-mfa?from=%2Fadmin%2Femployees%2Femp-1",
    O,
    SET,
    INSP,
    RESET,
    '"EmployeeScreen"',
    NOT_YOURS,
  ],
  ["/settings", "/login?from=%2Fsettings", "/verify-mfa?from=%2Fsettings", O, O, O, RESET, '"ProfileSettings"'],
  [
    "/settings/about",
    "/login?from=%2Fsettings%2Fabout",
    "/verify-mfa?from=%2Fsettings%2Fabout",
    O,
    O,
    O,
    RESET,
    '"About"',
  ],
  [
    "/reset-password",
    "/login?from=%2Freset-password",
    "/verify-mfa?from=%2Freset-password",
    LIST,
    SET,
    INSP,
    O,
    '"ResetOwnPassword"',
  ],
  ["/error", "/login?from=%2Ferror", "/verify-mfa?from=%2Ferror", O, O, O, RESET, '"code":null'],
  ["/error/403", "/login?from=%2Ferror%2F403", "/verify-mfa?from=%2Ferror%2F403", O, O, O, RESET, '"code":"403"'],
  [
    "/error/403/more",
    "/login?from=%2Ferror%2F403%2Fmore",
    "/verify-mfa?from=%2Ferror%2F403%2Fmore",
    LIST,
    SET,
    INSP,
    RESET,
    null,
  ],
  [
    "/anything/else",
    "/login?from=%2Fanything%2Felse",
    "/verify-mfa?from=%2Fanything%2Felse",
    LIST,
    SET,
    INSP,
    RESET,
    null,
  ],

  ["/login", O, O, "/insured", "/insured", "/insured", null, '"LoginForm"'],
  [
    "/login?from=%2Fsettings%2Fabout",
    O,
    O,
    "/settings/about",
    "/settings/about",
    "/settings/about",
    null,
    '"LoginForm"',
  ],
  [
    "/login?from=%2Finsured%2Finspections%3Fsearch%3Doak",
    O,
    O,
    "/insured/inspections?search=oak",
    "/insured",
    "/insured/inspections?search=oak",
    null,
    '"LoginForm"',
  ],
  ["/login?from=%2F%2Fevil.test", O, O, "/insured", "/insured", "/insured", null, '"LoginForm"'],
  ["/verify-mfa?from=%2Fsettings", O, O, "/settings", "/settings", "/settings", null, '"CodeForm"'],
  ["/resend-mfa", O, O, "/insured", "/insured", "/insured", null, '"ResendCodeForm"'],
  ["/verify-backup-code", O, O, "/insured", "/insured", "/insured", null, '"BackupCodeForm"'],
  ["/forgot-password", O, O, "/insured", "/insured", "/insured", null, '"ForgotPasswordForm"'],

  // A mailed link may be another account's: it opens for everyone, and a truncated one is not remembered.
  ["/reset-password/a%40lintel.test/token", O, O, O, O, O, null, '"ResetByLink"'],
  ["/reset-expired-password/a%40lintel.test/token", O, O, O, O, O, null, '"ResetByLink"'],
  ["/activate-account/a%40lintel.test/token/another", O, O, O, O, O, null, '"ActivateByLink"'],
  ["/reset-password/cut-off", "/login", "/verify-mfa", LIST, SET, INSP, RESET, null],
  ["/activate-account/a%40lintel.test/cut-off", "/login", "/verify-mfa", LIST, SET, INSP, RESET, null],
];
