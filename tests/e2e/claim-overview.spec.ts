/** A claim is opened, inspected and documented, and two employees change its status at once. */
import type { Browser, Page, Response, Route } from "@playwright/test";
import { translatePage } from "../support/translate-page";
import { auditOfThemes, look } from "./check-screen";
import { admit, anotherContext, enter, expect, heldUndo, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

const [INSURED] = IMPORT_CLAIMS;

test.use({ expectedErrors: /status of 409/ });

const isWrite = (answer: Response) => answer.request().method() !== "GET";
const head = (page: Page) => page.getByRole("main").locator("header").first();
const tab = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Sections of the claim" }).getByRole("link", { name });

/** Returns the path of a rejected claim: no queue, list or journey of another test uses it, so it can be reassigned. */
async function rejectedClaim(page: Page): Promise<string> {
  const answer = await page.request.get("/api/backend/insured/list?status=%5B%22rejected%22%5D&isActive=true&limit=1", {
    headers: { "X-Requested-With": "lintel" },
  });
  const { insureds } = (await answer.json()) as { insureds: { key: string; projects: { key: string }[] }[] };
  const path = `/insured/overview/${insureds[0]?.key}/${insureds[0]?.projects[0]?.key}`;
  expect(path).not.toContain("undefined");
  return path;
}

/**
 * Returns a rejected claim of a company with two reviewers; `email` sees only that company. Leaves `page` with the
 * superadmin.
 */
async function rejectedClaimFor(page: Page, email: string): Promise<string> {
  await admit(page, email);
  const path = await rejectedClaim(page);
  await admit(page, "superadmin@lintel.test");
  return path;
}

/** Whether a step also audits its dialog; one audit of each dialog is enough. */
type Audit = { isAudited?: boolean };

async function newClaim(page: Page, number: string, before: string, { isAudited }: Audit = {}): Promise<string> {
  await page.goto(before);
  await page.getByRole("button", { name: "More actions for this claim" }).click();
  const item = page.getByRole("menuitem", { name: /^New claim/ });
  await expect(item).toBeVisible();
  if (isAudited) await look(page, "claim-menu", "[role='menu']");
  await item.click();
  const dialog = page.getByRole("dialog", { name: "New claim" });
  await expect(dialog).toBeVisible();
  if (isAudited) await look(page, "claim-new");
  await dialog.getByLabel("Claim number").fill(number);
  await dialog.getByLabel("Cause of loss").fill("Hail");
  await dialog.getByRole("button", { name: "Create claim" }).click();
  await expect(page).not.toHaveURL(new RegExp(before));
  await expect(head(page).getByText(number)).toBeVisible();
  return page.url();
}

async function newInspection(page: Page, name: string, { isAudited }: Audit = {}): Promise<void> {
  await tab(page, /^Inspections/).click();
  await page.getByRole("button", { name: "New inspection" }).click();
  const dialog = page.getByRole("dialog", { name: "New inspection" });
  await expect(dialog).toBeVisible();
  if (isAudited) await look(page, "inspection-new");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Add inspection" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

async function changeStatus(page: Page, action: string, reason: string, { isAudited }: Audit = {}): Promise<void> {
  await page.getByRole("button", { name: /^(Change status|More status changes)$/ }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${action}`) }).click();
  const dialog = page.getByRole("dialog", { name: action });
  await expect(dialog).toBeVisible();
  if (isAudited) await look(page, "claim-reason");
  await dialog.getByLabel(/Reason/).fill(reason);
  await dialog.getByRole("button", { name: action }).click();
}

async function openAs(browser: Browser, email: string, url: string): Promise<Page> {
  const page = await (await anotherContext(browser)).newPage();
  await enter(page, url, email);
  return page;
}

/** Expects axe to find no serious fault in either theme. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await auditOfThemes(page), what).toEqual([]);
}

test("a new claim gets an inspection, notes and documents, and keeps them", { tag: "@extended" }, async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  await newClaim(page, "KM-E2E-1", await rejectedClaim(page), { isAudited: true });
  await expect(head(page).getByText("Needs media")).toBeVisible();

  await page.getByRole("button", { name: "Bookmark claim" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Bookmarked claims" }).click();
  const bookmarks = page.getByRole("dialog", { name: "Bookmarked claims" });
  await expect(bookmarks.getByRole("link", { name: /KM-E2E-1/ })).toBeVisible();
  await look(page, "bookmarks");
  await page.keyboard.press("Escape");
  await expect(bookmarks).toHaveCount(0);
  await page.getByRole("button", { name: "Edit claim" }).click();
  const facts = page.getByRole("dialog", { name: "Edit claim KM-E2E-1" });
  await expectAccessible(page, "the claim's facts");
  await facts.getByLabel("Cause of loss").fill("Hail, two slopes");
  await facts.getByLabel("Date of loss").fill("2026-03-02");
  await page.keyboard.press("Escape");
  const details = page.getByRole("complementary", { name: "Claim details" });
  await expect(details).toContainText("Hail, two slopes");
  await expect(details).toContainText("Mar 2, 2026");

  await newInspection(page, "Roof only", { isAudited: true });
  await expect(page.getByRole("button", { name: "Mark reviewed" })).toHaveAttribute("aria-disabled", "true");

  await tab(page, /^Notes/).click();
  await page.getByRole("textbox", { name: "Note" }).fill("She calls back today.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("list", { name: "Notes, newest first" })).toContainText("She calls back today.");

  await tab(page, /^Documents/).click();
  const invoice = { name: "invoice.txt", mimeType: "text/plain", buffer: Buffer.from("Roof, 4 squares: $1,200\n") };
  await page.locator("input[type=file]").setInputFiles(invoice);
  const documents = page.getByRole("list", { name: "Documents, newest first" });
  await expect(documents).toContainText("invoice.txt");
  await page.getByRole("button", { name: "Delete “invoice.txt”" }).click();
  const undo = await heldUndo(page, "invoice.txt");
  await expect(documents).toHaveCount(0);
  await undo.click();
  await expect(documents).toContainText("invoice.txt");

  await page.reload();
  await expect(documents).toContainText("invoice.txt");
  await tab(page, /^Notes/).click();
  await expect(page.getByRole("list", { name: "Notes, newest first" })).toContainText("She calls back today.");
  await tab(page, /^Overview/).click();
  await expect(page.getByRole("list", { name: "Timeline" })).toContainText("invoice.txt");
  await expect(page.getByRole("button", { name: "Remove bookmark" })).toHaveAttribute("aria-pressed", "true");
  await expect(details).toContainText("Hail, two slopes");
});

test("two employees change the status of one claim: the second gets a warning, sees both changes, and overwrites nothing by accident", {
  tag: "@extended",
}, async ({ page, browser }) => {
  const url = await newClaim(page, "KM-E2E-2", await rejectedClaimFor(page, "admin@lintel.test"));
  // The rest is read on a page that a browser's translator has modified.
  await page.evaluate(translatePage);
  await changeStatus(page, "Needs attention", "Two rooms carry one name", { isAudited: true });
  await expect(page.getByText("Reason: Two rooms carry one name")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start review" })).toBeVisible();

  const colleague = await openAs(browser, "admin@lintel.test", url);
  await changeStatus(colleague, "Mark invalid", "Opened twice");
  await expect(head(colleague).getByText("Invalid")).toBeVisible();

  await page.getByRole("button", { name: "Start review" }).click();
  const conflict = page.getByRole("alertdialog", { name: "Someone else changed this claim" });
  await expect(conflict.getByRole("region", { name: "Yours" })).toContainText("In review");
  await expect(conflict.getByRole("region", { name: "Theirs" })).toContainText("Opened twice");
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  await expectAccessible(page, "both sides");
  await conflict.getByRole("button", { name: "Keep theirs" }).click();
  await expect(head(page).getByText("Invalid")).toBeVisible();
  await expect(page.getByText("Reason: Opened twice")).toBeVisible();

  // An inspection is reopened while a colleague restores the claim.
  await newInspection(page, "Porch only");
  const saved = page.waitForResponse((answer) => /\/api\/backend\/survey/.test(answer.url()) && isWrite(answer));
  await page.getByRole("button", { name: "Mark capture complete" }).click();
  await expect(page.getByRole("button", { name: "Mark capture complete" })).toHaveCount(0);
  await saved;
  // Read before the colleague's change, which appears in the timeline later, and not reloaded until then.
  const isClaim = ({ pathname }: URL) => pathname === "/api/backend/insured";
  let body: Promise<string> | null = null;
  const readAsBefore = async (route: Route) => {
    body ??= route.fetch().then((answer) => answer.text());
    await route.fulfill({ contentType: "application/json", body: await body });
  };
  await page.route(isClaim, readAsBefore);
  await page.reload();
  await expect(head(page).getByText("Invalid")).toBeVisible();
  await colleague.getByRole("button", { name: "Restore" }).click();
  await expect(head(colleague).getByText("Needs review")).toBeVisible();
  await expect(colleague.getByRole("list", { name: "Timeline" })).toContainText("restored the claim");
  await page.getByRole("button", { name: "More actions for Porch only" }).click();
  await expect(head(page).getByText("Invalid")).toBeVisible();
  await page.unroute(isClaim, readAsBefore);
  await page.getByRole("menuitem", { name: /^Re-open/ }).click();
  await expect(page.getByText(/^.+ has changed this claim: it is now “Needs review”\.$/)).toBeVisible();
  await expect(head(page).getByText("Needs review")).toBeVisible();
  await expectAccessible(page, "who was first");
  await page.getByRole("button", { name: "Re-open anyway" }).click();
  await expect(head(page).getByText("Needs media")).toBeVisible();
  await colleague.context().close();
});

test("every tab passes axe in both themes", { tag: "@extended" }, async ({ page }) => {
  await enter(page, `/insured/policies?search=${encodeURIComponent(INSURED)}`, "employee@lintel.test");
  await page.getByRole("table").getByRole("link", { name: INSURED }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: INSURED })).toBeVisible();
  for (const name of [/^Overview/, /^Inspections/, /^Media/, /^Reports/, /^Documents/, /^Notes/]) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
    await expectAccessible(page, String(name));
  }
});

test("an underwriting reviewer opens a claim from the inspections, reads all of it, and can change nothing", {
  tag: "@extended",
}, async ({ page }) => {
  await enter(page, "/", "underwriting_reviewer@lintel.test");
  await expect(page).toHaveURL(/\/insured\/inspections/);
  await page.goto("/insured/policies");
  await expect(page).toHaveURL(/\/insured\/inspections/);
  await page.goto(`/insured/inspections?search=${encodeURIComponent(INSURED)}`);
  await page.getByRole("table").getByRole("link", { name: INSURED }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: INSURED })).toBeVisible();
  await expect(page.getByRole("button", { name: "Bookmark claim" })).toBeVisible();
  for (const name of [
    "Change status",
    "More status changes",
    "More actions for this claim",
    "Edit claim",
    "Edit insured",
  ]) {
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  }
  await tab(page, /^Documents/).click();
  await expect(page.getByRole("heading", { level: 2, name: "Documents" })).toBeVisible();
  await expect(page.locator("input[type=file]")).toHaveCount(0);
  await tab(page, /^Notes/).click();
  await expect(page.getByRole("textbox", { name: "Note" })).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Inspections" }).click();
  await expect(page).toHaveURL(/\/insured\/inspections/);
});
