import type { Role } from "../domain/roles";
import { decideRoute, isPublicRoute, isSignInRoute, type RouteSession } from "./decide-route";

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const as = (effectiveRole: Role, more: Partial<RouteSession> = {}): RouteSession => ({
  effectiveRole,
  isMfaPending: false,
  passwordExpiresAt: null,
  ...more,
});

/** Returns "opens" if `address` opens, or the path of the redirect. */
function routeOf(address: string, session: RouteSession | null): string {
  const [path = "", query] = address.split("?");
  const search = query === undefined ? "" : `?${query}`;
  const decision = decideRoute({ path, search, session, now: NOW });
  return decision.kind === "next" ? "opens" : decision.to;
}

const SCAN_VIEWER = "/insured/overview/ins-1/prj-1/scan-viewer";
const POLICIES = "/insured/policies";
const INSPECTIONS = "/insured/inspections";

describe("signed in", () => {
  /** Path; then the destination for default roles, claims_reviewer and underwriting_reviewer. */
  test.each([
    ["/", POLICIES, "/settings", INSPECTIONS],
    ["/insured", POLICIES, "/settings", INSPECTIONS],
    ["/insured/", POLICIES, "/settings", INSPECTIONS],
    ["/insured/policies", "opens", "/settings", INSPECTIONS],
    ["/insured/policies/archive", "opens", "/settings", INSPECTIONS],
    ["/insured/inspections", "opens", "/settings", "opens"],
    ["/insured/overview/ins-1/prj-1", "opens", "/settings", "opens"],
    [`${SCAN_VIEWER}?datasetKey=ds-1&annotationTask=annotask-1`, "opens", "/settings", "opens"],
    ["/admin", "opens", "/settings", INSPECTIONS],
    ["/admin/companies", "opens", "/settings", INSPECTIONS],
    ["/admin/employees/emp-1", "opens", "/settings", INSPECTIONS],
    ["/settings", "opens", "opens", "opens"],
    ["/settings/security", "opens", "opens", "opens"],
    ["/reporting", "opens", "/settings", INSPECTIONS],
    ["/error", "opens", "opens", "opens"],
    ["/error/403", "opens", "opens", "opens"],
    ["/error/403/more", POLICIES, "/settings", INSPECTIONS],
    ["/reset-password", POLICIES, "/settings", INSPECTIONS],
    ["/anything/else", POLICIES, "/settings", INSPECTIONS],
    ["/insuredness", POLICIES, "/settings", INSPECTIONS],
    ["/insured//policies", POLICIES, "/settings", INSPECTIONS],
    ["/settings/%ff", POLICIES, "/settings", INSPECTIONS],
    ["/login", "/insured", "/insured", "/insured"],
    ["/verify-mfa", "/insured", "/insured", "/insured"],
    ["/resend-mfa", "/insured", "/insured", "/insured"],
    ["/verify-backup-code", "/insured", "/insured", "/insured"],
    ["/forgot-password", "/insured", "/insured", "/insured"],
    ["/reset-password/a%40b.c/token", "opens", "opens", "opens"],
    ["/reset-expired-password/a%40b.c/token", "opens", "opens", "opens"],
    ["/activate-account/a%40b.c/token/activation", "opens", "opens", "opens"],
    ["/login?from=%2Fsettings%2Fsecurity", "/settings/security", "/settings/security", "/settings/security"],
    ["/login?from=%2Finsured%2Fpolicies%3Fsearch%3Dx", "/insured/policies?search=x", "/insured", "/insured"],
    ["/login?from=%2Finsured%2Finspections", INSPECTIONS, "/insured", INSPECTIONS],
    ["/login?from=%2F%2Fevil.test", "/insured", "/insured", "/insured"],
    ["/login?from=%2Flogin", "/insured", "/insured", "/insured"],
  ])("%s: default roles %s, claims %s, underwriting %s", (address, defaults, claims, underwriting) => {
    for (const role of ["employee", "poweruser", "admin", "superadmin"] as const) {
      expect([role, routeOf(address, as(role))]).toEqual([role, defaults]);
    }
    expect(routeOf(address, as("claims_reviewer"))).toBe(claims);
    expect(routeOf(address, as("underwriting_reviewer"))).toBe(underwriting);
  });
});

describe("nobody signed in", () => {
  test.each([
    ["/", "/login"],
    ["/insured", "/login?from=%2Finsured"],
    [
      "/insured/policies?search=a%20b&sort=-name",
      "/login?from=%2Finsured%2Fpolicies%3Fsearch%3Da%2520b%26sort%3D-name",
    ],
    ["/reset-password", "/login?from=%2Freset-password"],
    ["/admin/companies", "/login?from=%2Fadmin%2Fcompanies"],
    ["/settings", "/login?from=%2Fsettings"],
    ["/error/404", "/login?from=%2Ferror%2F404"],
    ["/nowhere", "/login?from=%2Fnowhere"],
    ["/nowhere/%ff", "/login"],
    ["/reset-password/cut-off", "/login"],
    ["/reset-password/a/b/c", "/login"],
    ["/reset-password//cut-off", "/login"],
    ["/reset-password/cut-off?utm=1", "/login"],
    ["/reset-password%2Fa%2Ftoken", "/login"],
    ["/Reset-Password/a/token", "/login"],
    ["/reset-expired-password/cut-off", "/login"],
    ["/activate-account/a%40b.c/token", "/login"],
    ["/activate-account/a/b/c/d", "/login"],
    ["/login", "opens"],
    ["/login/", "opens"],
    ["/login?from=%2Fsettings", "opens"],
    ["/verify-mfa", "opens"],
    ["/resend-mfa", "opens"],
    ["/verify-backup-code", "opens"],
    ["/forgot-password", "opens"],
    ["/reset-password/a%40b.c/token", "opens"],
    ["/reset-password/-/-", "opens"],
    ["/reset-expired-password/a%40b.c/token", "opens"],
    ["/activate-account/a%40b.c/token/activation", "opens"],
  ])("%s: %s", (address, expected) => {
    expect(routeOf(address, null)).toBe(expected);
  });
});

describe("MFA pending", () => {
  test.each([
    ["/", "/verify-mfa"],
    ["/insured/policies", "/verify-mfa?from=%2Finsured%2Fpolicies"],
    ["/settings", "/verify-mfa?from=%2Fsettings"],
    ["/activate-account/a%40b.c/token", "/verify-mfa"],
    ["/reset-password", "/verify-mfa?from=%2Freset-password"],
    ["/error/403", "/verify-mfa?from=%2Ferror%2F403"],
    ["/login", "opens"],
    ["/verify-mfa?from=%2Finsured", "opens"],
    ["/resend-mfa", "opens"],
    ["/verify-backup-code", "opens"],
    ["/forgot-password", "opens"],
    ["/reset-password/a/b", "opens"],
    ["/reset-expired-password/a/b", "opens"],
    ["/activate-account/a/b/c", "opens"],
  ])("%s: %s", (address, expected) => {
    const expiring = "2026-03-02T12:00:00.000Z";
    expect(routeOf(address, as("employee", { isMfaPending: true, passwordExpiresAt: expiring }))).toBe(expected);
  });
});

describe("password expiry", () => {
  test.each([
    ["2026-03-08T12:00:00.000Z", POLICIES, "opens"],
    ["2026-03-08T11:59:59.999Z", "opens", "/reset-password"],
    ["2026-03-02T12:00:00.000Z", "opens", "/reset-password"],
    ["2026-02-01T12:00:00.000Z", "opens", "/reset-password"],
    ["not a time", POLICIES, "opens"],
  ])("at %s: /reset-password %s, /insured/policies %s", (passwordExpiresAt, reset, policies) => {
    const session = as("employee", { passwordExpiresAt });
    expect(routeOf("/reset-password", session)).toBe(reset);
    expect(routeOf("/insured/policies", session)).toBe(policies);
  });

  test("sends every role to /reset-password, except from sign-in pages and mailed links", () => {
    const passwordExpiresAt = "2026-03-02T12:00:00.000Z";
    expect(routeOf("/settings", as("claims_reviewer", { passwordExpiresAt }))).toBe("/reset-password");
    expect(routeOf(INSPECTIONS, as("underwriting_reviewer", { passwordExpiresAt }))).toBe("/reset-password");
    expect(routeOf("/", as("admin", { passwordExpiresAt }))).toBe("/reset-password");
    expect(routeOf("/nowhere", as("admin", { passwordExpiresAt }))).toBe("/reset-password");
    expect(routeOf("/login", as("admin", { passwordExpiresAt }))).toBe("/insured");
    expect(routeOf("/reset-password/a/b", as("admin", { passwordExpiresAt }))).toBe("opens");
  });
});

test.each([
  ["employee", "/insured/overview/i/p?tab=media", "/reset-password?from=%2Finsured%2Foverview%2Fi%2Fp%3Ftab%3Dmedia"],
  ["employee", "/insured/policies?search=oak", "/reset-password?from=%2Finsured%2Fpolicies%3Fsearch%3Doak"],
  ["employee", "/settings/security/", "/reset-password?from=%2Fsettings%2Fsecurity"],
  ["claims_reviewer", "/insured/overview/i/p?tab=media", "/reset-password"],
  ["underwriting_reviewer", "/insured/policies?search=oak", "/reset-password"],
  ["employee", "/reset-password/cut-off", "/reset-password"],
  ["employee", "/settings?x=\\evil.test", "/reset-password"],
] as const)("a forced reset of a signed-in %s keeps the requested page: %s", (role, address, reset) => {
  expect(routeOf(address, as(role, { passwordExpiresAt: "2026-03-04T12:00:00.000Z" }))).toBe(reset);
});

test("a forced reset keeps the return path only for pages of the role", () => {
  const expiring = as("employee", { passwordExpiresAt: "2026-03-02T12:00:00.000Z" });
  const reset = "/reset-password?from=%2Finsured%2Finspections%3Fsearch%3Doak";
  expect(routeOf("/login?from=%2Finsured%2Finspections%3Fsearch%3Doak", expiring)).toBe(reset);
  expect(routeOf(reset, expiring)).toBe("opens");
  expect(routeOf(reset, as("employee"))).toBe("/insured/inspections?search=oak");
  expect(routeOf("/login?from=%2F%2Fevil.test", expiring)).toBe("/insured");
  expect(routeOf("/reset-password?from=%2F%2Fevil.test", as("employee"))).toBe(POLICIES);
});

test.each([
  "/api/session",
  "/api/backend/insured",
  "/_next/static/chunks/a.js",
  "/templates/qa-report.html",
  "/gallery",
  "/gallery/editor",
  "/icons/logo.svg",
  "/favicon.ico",
  "/healthz",
  "/readyz",
])("%s is never redirected", (path) => {
  for (const session of [null, as("employee"), as("claims_reviewer"), as("admin", { isMfaPending: true })]) {
    expect(routeOf(path, session)).toBe("opens");
  }
});

test("every redirect ends at a page that opens", () => {
  const sessions = [null, as("claims_reviewer"), as("underwriting_reviewer"), as("admin", { isMfaPending: true })];
  for (const session of [...sessions, as("employee", { passwordExpiresAt: "2026-03-02T12:00:00.000Z" })]) {
    for (const start of ["/", "/login?from=%2Fadmin", "/insured", "/reset-password", "/x", "/insured/policies"]) {
      let address = start;
      for (let step = 0; step < 3; step += 1) {
        const next = routeOf(address, session);
        if (next !== "opens") address = next;
      }
      expect([start, routeOf(address, session)]).toEqual([start, "opens"]);
    }
  }
});

test.each([
  ["/login", true],
  ["/login/", true],
  ["/verify-mfa", true],
  ["/forgot-password", true],
  ["/reset-password/-/-", true],
  ["/reset-expired-password/-/-", true],
  ["/activate-account/-/-/-", true],
  ["/reset-password", false],
  ["/activate-account/-/-", false],
  ["/", false],
  ["/insured/policies", false],
  ["/error/401", false],
])("%s is public: %s", (path, expected) => {
  expect(isPublicRoute(path)).toBe(expected);
});

test.each([
  ["/login", true],
  ["/resend-mfa/", true],
  ["/forgot-password", true],
  ["/reset-password/-/-", false],
  ["/reset-password", false],
  ["/", false],
])("%s is a sign-in step: %s", (path, expected) => {
  expect(isSignInRoute(path)).toBe(expected);
});
