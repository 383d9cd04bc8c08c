import { pageVendors, vendorsOf } from "./page-vendors";

test.each([
  ["/insured/policies", "maps chat recording"],
  ["/insured/policies/ins-1/", "maps chat recording"],
  ["/insured/policies/ins-1/projects/prj-1/scan-editor", "maps chat recording"],
  ["/insured", "maps chat recording"],
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
  expect(pageVendors("/reporting", configured)).toEqual({ charts: ["https://charts.test"] });
  expect(pageVendors("/settings/profile", configured)).toEqual({});
});
