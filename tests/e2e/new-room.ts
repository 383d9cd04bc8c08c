/** A new room, for tests of a room's contents. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

export const rooms = (page: Page) => page.getByRole("complementary", { name: "Rooms" });

/** Adds a room to the claim of an insured and opens it; requires a signed-in employee with the right to do so. */
export async function newRoom(page: Page, insured: string, name: string): Promise<void> {
  await page.goto(`/insured/policies?search=${encodeURIComponent(insured)}`);
  await page.getByRole("table").getByRole("link", { name: insured }).first().click();
  await page.locator('a[href*="/region-review/"]').first().click();
  await rooms(page).getByRole("button", { name: "Add room" }).click();
  await page.getByRole("textbox", { name: "Room name" }).fill(name);
  await page.keyboard.press("Enter");
  await rooms(page).getByRole("link", { name }).click();
  await expect(page).toHaveTitle(`${name} · Region review`);
  await expect(page.getByText("No photos or videos in this room yet.")).toBeVisible();
}
