import type { Page } from "@playwright/test";
import { expect, forgetSession, PASSWORD, relay, signIn, test } from "./fixtures";
import { sentCode, wrongCode } from "./outbox";

const EMAIL = "mfa@lintel.test";
const PHONE = "+12025550116";
const EXPIRED = "Your session has expired. Please log in again.";

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Digit 1 of 6" }).click();
  await page.keyboard.type(code);
}

/** Enters the password and waits for the page that asks for the code. */
async function reachCode(page: Page, path = "/login"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/verify-mfa/);
  await expect(page.getByRole("textbox", { name: "Digit 1 of 6" })).toBeFocused();
}

async function typeBackupCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Character 1 of 16" }).click();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

test.describe("two-factor authentication", () => {
  test.use({ expectedErrors: /status of 40[0-3]|status of 50[0-2]/ });

  test("a wrong code is reported; the right one opens the requested page", async ({ page }) => {
    await reachCode(page, "/insured/inspections?search=oak");
    await expect(
      page.getByText("We sent a 6-digit code by email to mfa@lintel.test. It is valid for 10 minutes."),
    ).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/^Expires in (10:00|9:\d\d)$/);
    await typeCode(page, await wrongCode(EMAIL));
    await expect(page.getByRole("group", { name: "Incorrect code" })).toBeVisible();
    await expect(page.getByText("Please try again with the correct numeric code.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Digit 1 of 6" })).toBeFocused();
    await typeCode(page, await sentCode(EMAIL));
    await page.waitForURL(/\/insured\/inspections\?search=oak$/);
    await page.goto("/verify-mfa");
    await expect(page).toHaveURL(/\/insured\/policies$/);
  });

  test("after five wrong codes the code expires; another code comes by text, and a reload keeps the page", {
    tag: "@extended",
  }, async ({ page }) => {
    await reachCode(page);
    const wrong = await wrongCode(EMAIL);
    for (let tries = 1; tries <= 5; tries += 1) {
      await typeCode(page, wrong);
      await expect(page.getByRole("group", { name: "Incorrect code" })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Digit 1 of 6" })).toHaveValue("");
    }
    await typeCode(page, await sentCode(EMAIL));
    await expect(page.getByRole("group", { name: "Expired code" })).toBeVisible();
    await expect(page.getByText("The code has expired. Ask for a new one.")).toBeVisible();

    await page.getByRole("link", { name: "Resend" }).click();
    await page.waitForURL(/\/resend-mfa$/);
    await relay.misbehave([{ match: "PUT employee/send-mfa", mode: "html", times: 1 }]);
    await page.getByText("Text", { exact: true }).click();
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByText("Lintel can't be reached right now. Try again in a minute.")).toBeVisible();
    await page.getByRole("button", { name: "Send code" }).click();
    await page.waitForURL(/\/verify-mfa$/);
    await expect(
      page.getByText("We sent a 6-digit code by text to the number ending in 0116. It is valid for 10 minutes."),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByText("We sent you a 6-digit code. It is valid for 10 minutes.")).toBeVisible();
    await typeCode(page, await sentCode(PHONE));
    await page.waitForURL(/\/insured\/policies$/);
  });

  test("each backup code signs in once", async ({ page }) => {
    await reachCode(page, "/settings");
    await page.getByRole("link", { name: "Enter Backup Code" }).click();
    await page.waitForURL(/\/verify-backup-code/);
    await typeBackupCode(page, "short");
    await expect(page.getByText("Incorrect code")).toBeVisible();
    await page.reload();
    await typeBackupCode(page, "0000000000000000");
    await expect(page.getByText("Incorrect code")).toBeVisible();
    await page.reload();
    await typeBackupCode(page, "LINTELBACKUP0001");
    await page.waitForURL(/\/settings$/);

    await forgetSession(page);
    await reachCode(page);
    await page.getByRole("link", { name: "Enter Backup Code" }).click();
    await typeBackupCode(page, "lintelbackup0001");
    await expect(page.getByText("Incorrect code")).toBeVisible();
    await page.reload();
    await typeBackupCode(page, "lintelbackup0002");
    await page.waitForURL(/\/insured\/policies$/);
  });

  test("before the code is entered, no page opens and no call succeeds", async ({ page }) => {
    await reachCode(page);
    for (const path of ["/insured/policies", "/settings", "/reset-password"]) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/verify-mfa\\?from=${encodeURIComponent(path)}$`));
    }
    const statuses = await page.evaluate(async () => {
      const call = async (path: string, method = "GET", body?: string) => {
        const headers = { "X-Requested-With": "lintel", ...(body && { "Content-Type": "application/json" }) };
        return (await fetch(path, { method, headers, body })).status;
      };
      return [
        await call("/api/backend/insured/list"),
        await call("/api/backend/employee"),
        await call("/api/session/refresh", "POST", '{"isActive":true}'),
      ];
    });
    expect(statuses).toEqual([403, 403, 403]);
  });

  test("a session that ended elsewhere returns to sign-in, with one message and the return path", {
    tag: "@extended",
  }, async ({ page }) => {
    await reachCode(page, "/settings");
    await relay.misbehave([{ match: "PUT employee/verify-mfa", mode: "unauthorized", times: 1 }]);
    await typeCode(page, "123456");
    await expect(page).toHaveURL(/\/login\?from=%2Fsettings$/);
    await expect(page.getByText(EXPIRED)).toHaveCount(1);
    await expect(page.getByText("Expired code")).toHaveCount(0);
  });

  for (const path of ["/verify-mfa", "/resend-mfa", "/verify-backup-code"]) {
    test(`${path} redirects to the sign-in if no password was entered`, { tag: "@extended" }, async ({ page }) => {
      await page.goto(`${path}?from=%2Fsettings`);
      await expect(page).toHaveURL(/\/login\?from=%2Fsettings$/);
      await expect(page.getByText(EXPIRED)).toHaveCount(0);
    });
  }

  for (const [message, email, change] of [
    ["No MFA channels available!", EMAIL, { availableMfaChannels: [] }],
    ["Failed to send MFA code!", EMAIL, { isMfaCodeSent: false }],
    ["Access Token not in response!", EMAIL, { device: null }],
    ["Access Token not in response!", "employee@lintel.test", { device: null }],
  ] as const) {
    test(`a login of ${email} without a usable ${Object.keys(change)} shows: ${message}`, { tag: "@extended" }, async ({
      page,
    }) => {
      await relay.misbehave([{ match: "PUT employee/login", mode: "change", change, times: 1 }]);
      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page.getByText(message)).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      await page.goto("/insured/policies");
      await expect(page).toHaveURL(/\/login\?from=/);
    });
  }

  test("a login without a role signs in an employee", { tag: "@extended" }, async ({ page }) => {
    const employee = { key: "emp-other", email: "employee@lintel.test", givenName: "Edda", familyName: "Farrow" };
    await relay.misbehave([{ match: "PUT employee/login", mode: "change", change: { employee }, times: 1 }]);
    await signIn(page);
    await expect(page).not.toHaveURL(/\/verify-mfa/);
  });
});
