/**
 * Messages of a claim: a demo inspection is created, its insured is invited twice, its contents are mailed, and all are
 * in the outbox.
 */
import type { Page } from "@playwright/test";
import { look } from "./check-screen";
import { enter, expect, test } from "./fixtures";
import { OUTBOX } from "./lane";

const ADJUSTER = "adjuster-of-the-demo@example.com";

const message = (page: Page, claim: string, subject: string | RegExp) =>
  page
    .getByRole("article")
    .filter({ hasText: claim })
    .filter({ has: page.getByRole("heading", { name: subject }) });

/** Creates a demo inspection, opens it, and returns its claim number. */
async function demoInspection(page: Page): Promise<string> {
  await enter(page, "/insured/policies", "admin@lintel.test");
  await page.getByRole("button", { name: "Demo inspection" }).click();
  const dialog = page.getByRole("dialog", { name: "Demo inspection" });
  const company = dialog.getByRole("combobox", { name: /^Company/ });
  await expect(company).toBeVisible();
  if ((await company.textContent())?.includes("Choose")) {
    await company.click();
    await page.getByRole("option").first().click();
  }
  await look(page, "demo-inspection");
  await dialog.getByRole("button", { name: "Create demo inspection" }).click();
  await page.getByRole("button", { name: "Open" }).click();
  await page.waitForURL(/\/insured\/overview\//);
  const number = page
    .getByRole("main")
    .locator("header")
    .first()
    .getByText(/^DEMO-\d{5}$/);
  return (await number.textContent()) ?? "";
}

async function invite(page: Page, button: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith("/api/backend/invite"));
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("menuitem", { name: /^By email/ }).click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText(/^Invitation sent to \S+@\S+$/).first()).toBeVisible();
  await expect(page.getByText(/^Invited by email .*not opened yet$/)).toBeVisible();
}

test("the insured of a demo inspection is invited twice, its contents go to an adjuster, and the outbox has all messages", async ({
  page,
}) => {
  const claim = await demoInspection(page);
  await invite(page, "Send invitation");
  await invite(page, "Resend invitation");

  await page
    .getByRole("navigation", { name: "Sections of the claim" })
    .getByRole("link", { name: /^Inspections/ })
    .click();
  // The overview, visible until then, has a menu of the same name.
  await expect(page.getByRole("button", { name: "New inspection" })).toBeVisible();
  await page.getByRole("button", { name: "More actions for Demo inspection" }).click();
  await page.getByRole("menuitem", { name: /^Email claim contents/ }).click();
  const dialog = page.getByRole("dialog", { name: "Email claim contents" });
  await dialog.getByLabel("To").fill(ADJUSTER);
  await dialog.getByLabel("Message (optional)").fill("The bathroom first, please.");
  await look(page, "claim-contents");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(`Contents sent to ${ADJUSTER}`)).toBeVisible();
  const address = new URL(page.url()).pathname;

  await page.goto(OUTBOX);
  const invitations = message(page, claim, "Please show us your home");
  await expect(invitations).toHaveCount(2);
  const links = await invitations.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(links).size).toBe(2);
  await page.goto(links[0] ?? "");
  await expect(page.getByRole("heading", { name: "Please show us your home" })).toBeVisible();
  await page.goto(OUTBOX);
  const contents = message(page, claim, `Contents of claim ${claim}`);
  await expect(contents).toContainText(ADJUSTER);
  await expect(contents).toContainText("The bathroom first, please.");
  await expect(contents).toContainText(/[1-9]\d* photos in [1-9]\d* rooms/);
  await expect(contents).toContainText("Inspection: Demo inspection");
  await expect(contents).toContainText(/Bathroom.*\(\d+ photos?/);
  await contents.getByRole("link").click();
  await page.waitForURL((url) => url.pathname === address && url.searchParams.get("tab") === "media");
  await expect(page.getByRole("main").locator("header").first().getByText(claim)).toBeVisible();
  await expect(page.getByText(/^Invited by email .*, opened /)).toBeVisible();
});
