/** Unsent input survives a reload and a sign-out, and only the person who typed it gets it back. */
import type { Page } from "@playwright/test";
import { admit, enter, expect, test } from "./fixtures";

const drawer = (page: Page) => page.getByRole("dialog", { name: "New insured" });
const firstName = (page: Page) => drawer(page).getByLabel(/^First name/);
const discard = (page: Page) => drawer(page).getByRole("button", { name: "Discard draft" });

async function openNewInsured(page: Page): Promise<void> {
  await page.goto("/insured/policies");
  await page.getByRole("button", { name: /^New insured/ }).click();
  await expect(firstName(page)).toBeVisible();
}

test("an unfinished insured is restored after a reload and a sign-out, only for the person who began it", {
  tag: "@extended",
}, async ({ page }) => {
  await enter(page, "/insured/policies");
  await openNewInsured(page);
  await firstName(page).fill("Drafty");
  await drawer(page)
    .getByLabel(/^Last name/)
    .fill("Byron");

  await openNewInsured(page);
  await expect(firstName(page)).toHaveValue("Drafty");
  await expect(discard(page)).toBeVisible();

  await admit(page, "admin@lintel.test");
  await openNewInsured(page);
  await expect(firstName(page)).toHaveValue("");
  await firstName(page).fill("Other");
  await openNewInsured(page);
  await expect(firstName(page)).toHaveValue("Other");

  await admit(page, "employee@lintel.test");
  await openNewInsured(page);
  await expect(firstName(page)).toHaveValue("Drafty");
  await discard(page).press("Enter");
  await expect(firstName(page)).toHaveValue("");
  await expect(firstName(page)).toBeFocused();

  await openNewInsured(page);
  await expect(firstName(page)).toHaveValue("");
});
