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
  // No page of ours.
  ["/insured/overview/ins-1", "chat recording"],
  ["/insured/policies/ins-1", "chat recording"],
  ["/insured/none", "chat recording"],
  ["/reporting", "charts chat recording"],
  ["/admin/companies/active", "chat recording"],
  ["/settings/profile", "chat recording"],
  ["/", "chat recording"],
  // No chat where one signs in or sets a password.
  ["/login", "recording"],
  ["/login/", "recording"],
  ["/verify-mfa", "recording"],
  ["/verify-backup-code", "recording"],
  ["/resend-mfa", "recording"],
  ["/forgot-password", "recording"],
  ["/reset-password", "recording"],
  // Nothing where the address holds a token, whole or cut off.
  ["/reset-password/emp-1/token", ""],
  ["/reset-password/token", ""],
  ["/reset-expired-password/emp-1/token", ""],
  ["/activate-account/emp-1/token/x", ""],
  ["/Activate-Account/emp-1", ""],
  ["/%61ctivate-account/emp-1/token", ""],
  ["/reset-password/%E0%A4%A", ""],
  // Nor where no page of ours is.
  ["/gallery", ""],
  ["/gallery/form", ""],
  ["/api/session", ""],
  ["/templates/qa-report.html", ""],
  ["/favicon.ico", ""],
  ["/healthz", ""],
])("%s: %s", (path, vendors) => {
  expect(vendorsOf(path).join(" ")).toBe(vendors);
});

test("of those that are configured, the ones that the page uses", () => {
  const configured = { maps: ["https://maps.test"], charts: ["https://charts.test"], chat: null, recording: null };
  expect(pageVendors("/insured/policies", configured)).toEqual({ maps: ["https://maps.test"] });
  expect(pageVendors("/insured/inspections", configured)).toEqual({});
  expect(pageVendors("/reporting", configured)).toEqual({ charts: ["https://charts.test"] });
  expect(pageVendors("/settings/profile", configured)).toEqual({});
});

const ALL = { maps: {}, charts: {}, chat: {}, recording: {} };

test.each([
  // The page's own are missing in the document.
  [["recording"], "/insured/policies", true],
  [["maps", "recording"], "/insured/policies", true],
  [[], "/login", true],
  [["chat", "recording"], "/reporting", true],
  [["chat", "recording"], "/insured/overview/ins-1/prj-1", true],
  // They are there; what a map or a dashboard leaves behind keeps still.
  [["maps", "chat", "recording"], "/insured/overview/ins-1/prj-1", false],
  [["maps", "chat", "recording"], "/settings/profile", false],
  [["maps", "chat", "recording"], "/insured/overview/ins-1/prj-1/scan-viewer", false],
  [["chat", "recording"], "/insured/overview/ins-1/prj-1/scan-viewer", false],
  [["charts", "chat", "recording"], "/admin/employees", false],
  [["recording"], "/verify-mfa", false],
  // No chat is taken to where one signs in or sets a password.
  [["maps", "chat", "recording"], "/login", true],
  [["chat", "recording"], "/reset-password", true],
  // Nobody at all is taken to a page of a link, nor to its address once it is clean.
  [["recording"], "/reset-expired-password/emp-1/token", true],
  [["recording"], "/reset-expired-password/-/-", true],
  [["maps"], "/activate-account/emp-1/token/x", true],
  [["charts"], "/reset-password/emp-1/token", true],
  [[], "/reset-password/-/-", false],
] as const)("a document with %j, on the way to %s: one of its own is %s", (vendors, path, isNeeded) => {
  expect(needsOwnDocument({ ...ALL, vendors }, path)).toBe(isNeeded);
});

test("where no third party is configured, one document does for all", () => {
  const none = { maps: null, charts: null, chat: null, recording: null, vendors: [] };
  for (const path of ["/login", "/insured/policies", "/reporting", "/reset-password/emp-1/token", "/gallery"]) {
    expect([path, needsOwnDocument(none, path)]).toEqual([path, false]);
  }
});
