import type { Page } from "@playwright/test";
import { look } from "./check-screen";
import { alive, expect, test, WHOLE_PIXELS } from "./fixtures";
import { activate, invite } from "./new-employee";
import { sentCode } from "./outbox";

// A screenshot becomes the photo; its size is checked.
test.use(WHOLE_PIXELS);

const MARK = Date.now().toString(36);
const EMAIL = `rosa.quill.${MARK}@lintel.test`;
const FIRST = "Meadow#Compass7";
const SECOND = "Harbor#Lantern8";

const account = (page: Page, name: string) => page.getByRole("button", { name: `Account of ${name}`, exact: true });
const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Signs out from the user menu, and signs in as far as the page that asks for the code. */
async function signInAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);
  // Logging out loads another document.
  await alive(page);
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(SECOND);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/verify-mfa/);
  await expect(page.getByRole("textbox", { name: "Digit 1 of 6" })).toBeFocused();
}

test("a claims reviewer changes name, phone, photo and password, and signs in with a code and with a backup code", async ({
  page,
  browser,
}) => {
  const names = { givenName: "Rosa", familyName: "Quill" };
  await invite(browser, { key: `emp-settings-${MARK}`, email: EMAIL, ...names, role: "claims_reviewer" });
  await activate(page, EMAIL, FIRST);
  await page.goto("/");
  await expect(page).toHaveURL(/\/settings$/);
  await expect(account(page, "Rosa Quill")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto("/settings/about");
  await expect(account(other, "Rosa Quill")).toBeVisible();

  const firstName = page.getByRole("textbox", { name: "First name" });
  await firstName.fill("Rosalind");
  await page.keyboard.press("Tab");
  await expectText(page, "Saved");
  await expect(account(page, "Rosalind Quill")).toBeVisible();
  await expect(account(other, "Rosalind Quill")).toBeVisible();
  await page.getByRole("textbox", { name: "Phone" }).fill("202 555 0143");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toHaveCount(2);

  const photo = { name: "me.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.getByRole("button", { name: "Upload photo" }).press("Enter");
  await page.locator("input[type=file]").setInputFiles(photo);
  await page.getByRole("slider", { name: "Left to right" }).press("Home");
  await page.getByRole("slider", { name: "Zoom" }).press("ArrowRight");
  await look(page, "settings-photo", "[role=dialog]");
  await page.getByRole("button", { name: "Save photo" }).press("Enter");
  await expectText(page, "Photo saved");
  for (const tab of [page, other]) {
    const shown = account(tab, "Rosalind Quill").locator("img");
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  }
  await other.close();

  await page.getByRole("link", { name: "Security" }).press("Enter");
  await page.getByLabel("Current password").fill(FIRST);
  await page.getByLabel("New password").fill(SECOND);
  await page.getByLabel("Confirm password").fill(SECOND);
  await page.keyboard.press("Enter");
  await expectText(page, "Your password has been updated");
  // After it is cleared, the form has focus on its button.
  await expect(page.getByRole("button", { name: "Update password" })).toBeFocused();
  await page.getByRole("switch", { name: "Require a code at every sign-in" }).press("Space");
  await expectText(page, "On. A password alone isn't enough to sign in.");

  await signInAgain(page);
  await page.getByRole("textbox", { name: "Digit 1 of 6" }).click();
  await page.keyboard.type(await sentCode(EMAIL));
  await page.waitForURL(/\/settings$/);

  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Create backup codes" }).press("Enter");
  const codes = page.getByRole("dialog", { name: "Your backup codes" });
  const listed = codes.getByRole("listitem");
  await expect(listed).toHaveCount(10);
  const code = (await listed.first().textContent()) ?? "";
  expect(code).toMatch(/^[a-z0-9]{16}$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Back to the codes" }).press("Enter");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`For ${EMAIL}, created `)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Two-factor authentication", includeHidden: true })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  const download = page.waitForEvent("download");
  await codes.getByRole("button", { name: "Download" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("lintel-backup-codes.txt");
  await codes.getByRole("button", { name: "Done" }).press("Enter");
  await expectText(page, "10 codes");

  await signInAgain(page);
  await page.getByRole("link", { name: "Enter Backup Code" }).click();
  await page.getByRole("textbox", { name: "Character 1 of 16" }).click();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/settings$/);
  await expect(account(page, "Rosalind Quill")).toBeVisible();
});
