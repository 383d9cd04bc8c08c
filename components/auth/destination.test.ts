import { HOSTILE_RETURN_PATHS } from "@/tests/support/hostile-return-paths";
import { afterLogin, afterSignIn, destinationOf, resetTokenOf, withFrom } from "./destination";
import { forgetSentCode, sentCode } from "./sent-code";

test("leads to the requested page if the role may open it", () => {
  expect(destinationOf("/insured/overview/ins-1/prj-1?tab=media", "employee")).toBe(
    "/insured/overview/ins-1/prj-1?tab=media",
  );
  expect(destinationOf("/admin/companies", "underwriting_reviewer")).toBe("/insured/inspections");
  expect(destinationOf(null, "claims_reviewer")).toBe("/settings");
});

test.each([undefined, null, "", "owner", 7])("the role %s is treated as the role employee", (role) => {
  expect(destinationOf(null, role)).toBe("/insured/policies");
  expect(destinationOf("/settings?tab=x", role)).toBe("/settings?tab=x");
});

test.each(HOSTILE_RETURN_PATHS)("never leads to %j", (from) => {
  expect(destinationOf(from, "superadmin")).toBe("/insured/policies");
  expect(destinationOf(from, "claims_reviewer")).toBe("/settings");
});

test("leads through the reset of an expiring password, which keeps the return path", () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const person = { role: "employee", passwordExpiresAt: day(3) } as Parameters<typeof afterSignIn>[0];
  expect(afterSignIn(person, "/settings?tab=x")).toBe("/reset-password?from=%2Fsettings%3Ftab%3Dx");
  expect(afterSignIn(person, null)).toBe("/reset-password");
  expect(afterSignIn({ ...person, passwordExpiresAt: day(8) }, "/settings")).toBe("/settings");
  expect(afterSignIn({ ...person, passwordExpiresAt: null }, "/settings")).toBe("/settings");
});

describe("after the password", () => {
  const employee = { key: "emp-1", email: "dana@example.test", phone: "+12025550162", role: "underwriting_reviewer" };
  beforeEach(forgetSentCode);

  test("signs in, without a second factor", () => {
    const answer = { employee, isMfaPending: false } as Parameters<typeof afterLogin>[0];
    expect(afterLogin(answer, "/settings")).toBe("/settings");
    expect(afterLogin(answer, null)).toBe("/insured/inspections");
    expect(sentCode()).toBeNull();
  });

  test("asks for the code, and passes its channel to the page", () => {
    const channels = { availableMfaChannels: ["email", "text"], isMfaCodeSent: true };
    const answer = { employee: { ...employee, preferredMfaChannel: "text" }, isMfaPending: true, ...channels };
    expect(afterLogin(answer as Parameters<typeof afterLogin>[0], "/settings")).toBe("/verify-mfa?from=%2Fsettings");
    expect(sentCode()).toMatchObject({ channel: "text", phoneEnding: "0162", email: "dana@example.test" });
  });
});

test("the return path survives the next step of sign-in", () => {
  expect(withFrom("/verify-mfa", "/insured/policies?q=a b")).toBe("/verify-mfa?from=%2Finsured%2Fpolicies%3Fq%3Da%20b");
  expect(withFrom("/verify-mfa", null)).toBe("/verify-mfa");
});

test.each([
  ["t0k3n", "t0k3n"],
  ["https://app.test/reset-password/a%40b.test/t0k3n", "t0k3n"],
  ["https://app.test/reset-password/a%40b.test/t0%2Bk3n/?utm=1", "t0+k3n"],
  ["100%", "100%"],
])("the token of %s is %s", (link, token) => {
  expect(resetTokenOf(link)).toBe(token);
});
