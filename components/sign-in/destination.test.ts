import { destinationOf, expiredPasswordPath, withFrom } from "./destination";

test("leads back to the page asked for, where the role may open it", () => {
  expect(destinationOf("/insured/overview/ins-1/prj-1?tab=media", "employee")).toBe(
    "/insured/overview/ins-1/prj-1?tab=media",
  );
  expect(destinationOf("/admin/companies", "underwriting_reviewer")).toBe("/insured/inspections");
  expect(destinationOf(null, "claims_reviewer")).toBe("/settings");
});

test.each(["//evil.test", "https://evil.test", "/\\evil.test"])("never leads to %s", (from) => {
  expect(destinationOf(from, "employee")).toBe("/insured/policies");
});

test("the way back survives the next step of the sign-in", () => {
  expect(withFrom("/verify-mfa", "/insured/policies?q=a b")).toBe("/verify-mfa?from=%2Finsured%2Fpolicies%3Fq%3Da%20b");
  expect(withFrom("/verify-mfa", null)).toBe("/verify-mfa");
});

test("a reset link is the token or an address that ends in it", () => {
  const page = "/reset-expired-password/a%40b.test/t0k3n";
  expect(expiredPasswordPath("a@b.test", "t0k3n")).toBe(page);
  expect(expiredPasswordPath("a@b.test", "https://app.test/reset-password/a%40b.test/t0k3n")).toBe(page);
});
