import { needsOwnDocument, pageVendors, vendorsOf } from "./page-vendors";

test.each([
  ["/insured/policies", "maps chat recording"],
  ["/insured/policies/", "maps chat recording"],
  ["/insured/overview/ins-1/prj-1", "maps chat recording"],
  ["/insured/overview/ins-1/prj-1/", "maps chat recording"],
  // Neither a map nor an address field.
  ["/insured", "chat recording"],
  ["/insured/inspections", "chat recording"],
  ["/insured/overview/ins-1/prj-1/scan-viewer", "chat recording"],
  ["/insured/overview/ins-1/prj-1/region-review/reg-1", "chat recording"],
  // Not a page of the app.
  ["/insured/overview/ins-1", "chat recording"],
  ["/insured/policies/ins-1", "chat recording"],
  ["/insured/none", "chat recording"],
  ["/reporting", "charts chat recording"],
  ["/admin/companies/active", "chat recording"],
  ["/settings/profile", "chat recording"],
  ["/", "chat recording"],
  // No chat on pages for signing in or setting a password.
  ["/login", "recording"],
  ["/login/", "recording"],
  ["/verify-mfa", "recording"],
  ["/verify-backup-code", "recording"],
  ["/resend-mfa", "recording"],
  ["/forgot-password", "recording"],
  ["/reset-password", "recording"],
  // No vendor if the URL contains a token, complete or cut off.
  ["/reset-password/emp-1/token", ""],
  ["/reset-password/token", ""],
  ["/reset-expired-password/emp-1/token", ""],
  ["/activate-account/emp-1/token/x", ""],
  ["/Activate-Account/emp-1", ""],
  ["/%61ctivate-account/emp-1/token", ""],
  ["/reset-password/%E0%A4%A", ""],
  // No vendor outside the app's pages.
  ["/gallery", ""],
  ["/gallery/form", ""],
  ["/api/session", ""],
  ["/templates/qa-report.html", ""],
  ["/favicon.ico", ""],
  ["/healthz", ""],
])("%s loads the vendors: %s", (path, vendors) => {
  expect(vendorsOf(path).join(" ")).toBe(vendors);
});

test("returns the configured vendors that the page uses", () => {
  const configured = { maps: ["https://maps.test"], charts: ["https://charts.test"], chat: null, recording: null };
  expect(pageVendors("/insured/policies", configured)).toEqual({ maps: ["https://maps.test"] });
  expect(pageVendors("/insured/inspections", configured)).toEqual({});
  expect(pageVendors("/reporting", configured)).toEqual({ charts: ["https://charts.test"] });
  expect(pageVendors("/settings/profile", configured)).toEqual({});
});

const ALL = { maps: {}, charts: {}, chat: {}, recording: {} };

test.each([
  // The document lacks the page's own vendors.
  [["recording"], "/insured/policies", true],
  [["maps", "recording"], "/insured/policies", true],
  [[], "/login", true],
  [["chat", "recording"], "/reporting", true],
  [["chat", "recording"], "/insured/overview/ins-1/prj-1", true],
  // Those vendors are loaded; the leftovers of a map or a dashboard do nothing.
  [["maps", "chat", "recording"], "/insured/overview/ins-1/prj-1", false],
  [["maps", "chat", "recording"], "/settings/profile", false],
  [["maps", "chat", "recording"], "/insured/overview/ins-1/prj-1/scan-viewer", false],
  [["chat", "recording"], "/insured/overview/ins-1/prj-1/scan-viewer", false],
  [["charts", "chat", "recording"], "/admin/employees", false],
  [["recording"], "/verify-mfa", false],
  // No chat on pages for signing in or setting a password.
  [["maps", "chat", "recording"], "/login", true],
  [["chat", "recording"], "/reset-password", true],
  // No vendor at all on the page of a mailed link, nor on its URL once the token is removed.
  [["recording"], "/reset-expired-password/emp-1/token", true],
  [["recording"], "/reset-expired-password/-/-", true],
  [["maps"], "/activate-account/emp-1/token/x", true],
  [["charts"], "/reset-password/emp-1/token", true],
  [[], "/reset-password/-/-", false],
] as const)("leaving a document with %j for %s needs a new document: %s", (vendors, path, isNeeded) => {
  expect(needsOwnDocument({ ...ALL, vendors }, path)).toBe(isNeeded);
});

test("without third parties, one document serves every page", () => {
  const none = { maps: null, charts: null, chat: null, recording: null, vendors: [] };
  for (const path of ["/login", "/insured/policies", "/reporting", "/reset-password/emp-1/token", "/gallery"]) {
    expect([path, needsOwnDocument(none, path)]).toEqual([path, false]);
  }
});
