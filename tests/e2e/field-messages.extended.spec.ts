/** The validity messages that fields show in Chromium, and when; unit tests have no browser to validate. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

test.beforeEach(async ({ page }) => {
  await page.goto("/gallery/fields");
  // Earlier input could arrive before hydration.
  await page.waitForLoadState("networkidle");
});

const box = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const number = (page: Page, label: string) => page.getByRole("spinbutton", { name: label, exact: true });

/** Expects the message under a field, which is also its accessible description; "" for none. */
async function expectMessage(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(text);
  if (text === "") await expect(field).not.toHaveAttribute("aria-invalid");
  else await expect(field).toHaveAttribute("aria-invalid", "true");
}

/** Waits two frames, after which a key press has had its effect. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test("an invalid value shows its message on blur, until the value is valid", async ({ page }) => {
  const email = box(page, "Email, left");
  await email.pressSequentially("marisol@");
  await settled(page);
  await expectMessage(email, "");
  await email.press("Tab");
  await expectMessage(email, "Invalid email");
  await email.press("End");
  await email.pressSequentially("x");
  await expectMessage(email, "");
  await email.press("Backspace");
  await expectMessage(email, "Invalid email");
  await email.fill("");
  await expectMessage(email, "");
});

test("a required field says Required after it was left empty; an optional one says nothing", async ({ page }) => {
  const name = box(page, "Name, left");
  await name.focus();
  await settled(page);
  await expectMessage(name, "");
  await name.press("Tab");
  await expectMessage(name, "Required");
  await name.fill("A");
  await expectMessage(name, "");
  await name.fill("");
  await expectMessage(name, "Required");
  const email = box(page, "Email, left");
  await email.focus();
  await email.press("Tab");
  await settled(page);
  await expectMessage(email, "");
});

test("a value that is not a number shows Invalid number, even where the browser reports it as empty", async ({
  page,
}) => {
  const count = number(page, "Number, left");
  await count.pressSequentially("1e");
  expect(await count.evaluate((input: HTMLInputElement) => [input.value, input.validity.badInput])).toEqual(["", true]);
  await settled(page);
  await expectMessage(count, "");
  await count.press("Tab");
  await expectMessage(count, "Invalid number");
  await count.press("End");
  await count.pressSequentially("3");
  await expectMessage(count, "");
  await expect(count).toHaveValue("1e3");
});

test("Too short appears only after typing, on blur", async ({ page }) => {
  const short = box(page, "Short, left");
  await short.pressSequentially("a");
  await settled(page);
  await expectMessage(short, "");
  await short.press("Tab");
  await expectMessage(short, "Too short");
  await short.press("End");
  await short.pressSequentially("bc");
  await expectMessage(short, "");
});

test("with instant error each message appears before any key", async ({ page }) => {
  await expectMessage(box(page, "Email, at once"), "Invalid email");
  await expectMessage(box(page, "Company email"), "Invalid email");
  await expectMessage(box(page, "Website"), "Invalid url");
  await expectMessage(box(page, "Postal code"), "Pattern mismatch");
  await expectMessage(number(page, "Below"), "Below min value");
  await expectMessage(number(page, "Above"), "Above max value");
  await expectMessage(number(page, "Step"), "Precision mismatch");
  await expectMessage(box(page, "Name, at once"), "Required");
  await expectMessage(box(page, "Nickname").first(), "Three letters or more, please");
});

test("with instant error a message changes with each key", async ({ page }) => {
  const email = box(page, "Email, at once");
  await email.press("End");
  await email.pressSequentially("x");
  await expectMessage(email, "");
  await email.press("Backspace");
  await expectMessage(email, "Invalid email");
  const name = box(page, "Name, at once");
  await name.pressSequentially("A");
  await expectMessage(name, "");
  await name.press("Backspace");
  await expectMessage(name, "Required");
});

test("a cell always shows its message, and updates it with each key", async ({ page }) => {
  const name = box(page, "Name of row 4");
  await expectMessage(name, "Required");
  await expectMessage(box(page, "Email of row 4"), "Invalid email");
  await name.pressSequentially("A");
  await expectMessage(name, "");
  await name.press("Backspace");
  await expectMessage(name, "Required");
});

test("Too long appears in a text area while typing, and no text is cut off", async ({ page }) => {
  const summary = box(page, "Summary");
  await expect(summary).toHaveAccessibleDescription(/^Too long /);
  const reason = page.getByRole("textbox", { name: "Reason", exact: true }).first();
  await expect(reason).not.toHaveAttribute("aria-invalid");
  await reason.fill("a".repeat(280));
  await settled(page);
  await expect(reason).not.toHaveAttribute("aria-invalid");
  await reason.press("End");
  await reason.pressSequentially("b");
  await expect(reason).toHaveAccessibleDescription("Too long 281 of 280");
  await expect(reason).toHaveValue(`${"a".repeat(280)}b`);
});

test("an email field refuses spaces, from a keyboard or an on-screen one", async ({ page }) => {
  const email = box(page, "Email, left");
  await email.pressSequentially(" ann @lin tel.test ");
  await expect(email).toHaveValue("ann@lintel.test");
  await email.press("Tab");
  await expectMessage(email, "");
});
