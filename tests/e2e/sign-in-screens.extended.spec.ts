/** Checks sign-in screens that need their own accounts: in light and dark, wide and narrow, like every screen. */

import { look } from "./check-screen";
import { expect, PASSWORD, signIn, takeAnyLink, test } from "./fixtures";

test("activation with a half-typed password passes the screen checks", async ({ page }) => {
  await takeAnyLink(page);
  await page.goto("/activate-account/dana.whitfield%40lintel.test/a-token/another");
  await page.waitForURL(/\/-\/-$/);
  await page.getByLabel("New password").fill("harbor7");
  await page.getByLabel("Confirm password").fill("harbor");
  await page.getByLabel("New password").focus();
  await look(page, "sign-in-activate-typed");
});

test("the confirmation of a sent email passes the screen checks", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("nobody@lintel.test");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Email Sent!" })).toBeVisible();
  await look(page, "sign-in-email-sent");
});

test("the reset of an expiring password passes the screen checks", async ({ page }) => {
  await signIn(page, "expiring@lintel.test");
  await expect(page).toHaveURL(/\/reset-password$/);
  await look(page, "sign-in-expiring");
});

test.describe("sign-in errors", () => {
  test.use({ expectedErrors: /status of 40[013]/ });

  for (const [name, email, password, text] of [
    ["wrong", "nobody@lintel.test", "Wrong-1!", "Incorrect email or password"],
    ["locked", "locked@lintel.test", PASSWORD, /contact support/i],
  ] as const) {
    test(`a ${name} sign-in passes the screen checks`, async ({ page }) => {
      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.keyboard.press("Enter");
      await expect(page.getByText(text)).toBeVisible();
      await look(page, `sign-in-${name}`);
    });
  }

  test("the screens of the second factor pass the screen checks", async ({ page }) => {
    await signIn(page, "mfa@lintel.test");
    await expect(page.getByRole("timer")).toBeVisible();
    await look(page, "sign-in-code");
    await page.getByRole("textbox", { name: "Digit 1 of 6" }).click();
    await page.keyboard.type("000000");
    await expect(page.getByRole("group", { name: "Incorrect code" })).toBeVisible();
    await look(page, "sign-in-code-wrong");
    await page.getByRole("link", { name: "Resend" }).click();
    await expect(page.getByRole("radio", { name: "Text" })).toBeVisible();
    await look(page, "sign-in-resend");
    await page.getByRole("link", { name: "Back to the code" }).click();
    await page.getByRole("link", { name: "Enter Backup Code" }).click();
    await page.getByRole("textbox", { name: "Character 1 of 16" }).click();
    await page.keyboard.type("lintel");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Incorrect code")).toBeVisible();
    await look(page, "sign-in-backup-code");
  });
});
