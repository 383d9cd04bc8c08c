/** Unsent input survives a reload and a sign-out, for its own person only. */
import type { Page } from "@playwright/test";
import { admit, enter, expect, test } from "./fixtures";

const drawer = (page: Page) => page.getByRole("dialog", { name: "New insured" });
const given = (page: Page) => drawer(page).getByLabel(/^First name/);
const discard = (page: Page) => drawer(page).getByRole("button", { name: "Discard draft" });

async function openNewContact(page: Page): Promise<void> {
  await page.goto("/insured/policies");
  await page.getByRole("button", { name: /^New insured/ }).click();
  await expect(given(page)).toBeVisible();
}

test("an unfinished contact is restored after a reload and a sign-out, only for the person who began it", {
  tag: "@extended",
}, async ({ page }) => {
  await enter(page, "/insured/policies");
  await openNewContact(page);
  await given(page).fill("Drafty");
  await drawer(page)
    .getByLabel(/^Last name/)
    .fill("Byron");

  await openNewContact(page);
  await expect(given(page)).toHaveValue("Drafty");
  await expect(discard(page)).toBeVisible();

  await admit(page, "admin@lintel.test");
  await openNewContact(page);
  await expect(given(page)).toHaveValue("");
  await given(page).fill("Other");
  await openNewContact(page);
  await expect(given(page)).toHaveValue("Other");

  await admit(page, "employee@lintel.test");
  await openNewContact(page);
  await expect(given(page)).toHaveValue("Drafty");
  await discard(page).press("Enter");
  await expect(given(page)).toHaveValue("");
  await expect(given(page)).toBeFocused();

  await openNewContact(page);
  await expect(given(page)).toHaveValue("");
});
