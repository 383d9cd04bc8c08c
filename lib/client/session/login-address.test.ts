import { loginAddress } from "./login-address";

test("remembers the page that was left, with its query", () => {
  const here = { pathname: "/insured/inspections", search: "?search=oak&sort=-name" };
  expect(loginAddress("expired", here)).toBe("/login?from=%2Finsured%2Finspections%3Fsearch%3Doak%26sort%3D-name");
});

test("remembers no page after a manual sign-out", () => {
  expect(loginAddress("manual", { pathname: "/insured/inspections", search: "" })).toBe("/login");
});

test.each([
  "/login",
  "/verify-mfa",
  "/resend-mfa",
  "/verify-backup-code",
  "/forgot-password",
  "/reset-password/-/-",
  "/reset-expired-password/-/-",
  "/activate-account/-/-/-",
])("%s needs no session, so the end of a session does not leave the page", (pathname) => {
  expect(loginAddress("expired", { pathname, search: "" })).toBeNull();
  expect(loginAddress("manual", { pathname, search: "" })).toBeNull();
});

test("keeps the session for the reset of an expiring password", () => {
  expect(loginAddress("manual", { pathname: "/reset-password", search: "" })).toBe("/login");
});
