/**
 * The list of insured in daily work: insured created, edited, deactivated and restored, calls answered, rows exported.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { seedKey } from "@/backend/seed/seed-key";
import { createKey } from "@/lib/domain/keys";
import { auditOfThemes, look } from "./check-screen";
import { enter, expect, heldUndo, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

const DEMO_HOME_NUMBER = "CLM-30118";
const HOME = { line1: "77 Marblehead Ln", city: "Novato", region: "CA", postalCode: "94949" };
const FAMILY_NAME = "Quillfeather";
/** The current test's insured. */
let firstName: string;
let name: string;
let email: string;

test.use({ expectedErrors: /409 \(Conflict\)/ });
test.beforeEach(async ({ page }) => {
  firstName = `Zora${Date.now().toString(36)}`;
  name = `${firstName} ${FAMILY_NAME}`;
  email = `${firstName.toLowerCase()}@example.com`;
  await enter(page, "/insured/policies", "poweruser@lintel.test");
  // Loaded rows have a menu; skeleton rows have none.
  await expect(page.getByRole("button", { name: /^Actions for/ }).nth(2)).toBeVisible();
});

/** Creates an insured with a home by a call to the backend. */
async function addInsured(page: Page): Promise<void> {
  const data = {
    key: createKey("insured"),
    companyKey: seedKey("company", "Alder & Finch Mutual"),
    givenName: firstName,
    familyName: FAMILY_NAME,
    email,
    property: { address: HOME },
  };
  const headers = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post("/api/backend/insured/create-contact", { headers, data });
  expect(answer.status()).toBe(200);
}

const row = (page: Page, text = firstName) => page.getByRole("row").filter({ hasText: text });
async function find(page: Page, text = firstName) {
  // Wait for the answer to this search: the previous search may have found as many.
  const isAnswer = (url: string) => new URL(url).searchParams.get("search") === text;
  const answer = page.waitForResponse((response) => isAnswer(response.url()));
  await page.getByRole("searchbox").fill(text);
  await answer;
  await expect(page.getByText("1 found")).toBeVisible();
}
async function chooseFrom(page: Page, item: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}
async function checkA11y(page: Page) {
  expect(await auditOfThemes(page, null)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
}

test("an insured with phone and home is created by keyboard, and its phone number is validated", async ({ page }) => {
  await page.keyboard.press("n");
  const drawer = page.getByRole("dialog", { name: "New insured" });
  await drawer.getByLabel(/^First name/).fill(firstName);
  await drawer.getByLabel(/^Last name/).fill(FAMILY_NAME);
  await drawer.getByRole("textbox", { name: "Email" }).fill(email);
  await drawer.getByLabel("Phone").fill("415 555 0162");
  await drawer.getByLabel("Address line 1").fill(HOME.line1);
  await drawer.getByLabel("City").fill(HOME.city);
  await drawer.getByLabel("State", { exact: true }).fill(HOME.region);
  await drawer.getByLabel("ZIP code").fill(HOME.postalCode);
  const company = drawer.getByRole("combobox", { name: /^Company/ });
  if ((await company.textContent())?.includes("Choose")) {
    await company.click();
    await page.getByRole("option").first().click();
  }
  await checkA11y(page);
  await drawer.getByRole("button", { name: "Create insured" }).click();
  await expect(page.getByText(`${name} created`)).toBeVisible();
  for (const search of [name, email, `${firstName} 415 555-0162`, `${firstName} ${HOME.line1} ${HOME.postalCode}`]) {
    await find(page, search);
    await expect(row(page)).toContainText(HOME.line1);
  }
  await find(page, DEMO_HOME_NUMBER);
  await expect(row(page, DEMO_HOME_CLAIM)).toBeVisible();
});

test("the first claim of an insured is created from the call sheet, for its home", async ({ page }) => {
  await addInsured(page);
  await find(page, email);
  await chooseFrom(page, "New claim");
  const claimDialog = page.getByRole("dialog", { name: "New claim" });
  await expect(claimDialog.getByLabel("Claim number")).toBeFocused();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(claimDialog.getByText("Required")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await page.getByRole("complementary", { name: "Call sheet" }).getByRole("button", { name: "New claim" }).click();
  const dialog = page.getByRole("dialog", { name: "New claim" });
  await dialog.getByLabel("Claim number").fill(`QF-${firstName}`);
  await dialog.getByRole("button", { name: "Create claim" }).click();
  await expect(page).toHaveURL(/\/insured\/overview\//);
  await expect(page.getByRole("main")).toContainText(`QF-${firstName}`);
  await expect(page.getByRole("main")).toContainText(HOME.line1);
});

test("possible duplicates are shown while the same email is typed", { tag: "@extended" }, async ({ page }) => {
  await addInsured(page);
  await page.getByRole("button", { name: "New insured" }).click();
  const drawer = page.getByRole("dialog", { name: "New insured" });
  await drawer.getByRole("textbox", { name: "Email" }).fill(email.toUpperCase());
  await expect(drawer.getByRole("link", { name: new RegExp(name) })).toBeVisible();
});

test("a text changed by someone else is not overwritten: both are shown, and one is chosen", async ({ page }) => {
  await addInsured(page);
  await find(page);
  await chooseFrom(page, "Edit insured");
  const drawer = page.getByRole("dialog", { name: `Edit ${name}` });
  await expect(drawer.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  const status = await page.evaluate(async (search) => {
    const headers = { "X-Requested-With": "lintel", "Content-Type": "application/json" };
    const found = await fetch(`/api/backend/insured/list?search=${search}`, { headers });
    const { insureds } = (await found.json()) as { insureds: { key: string }[] };
    const body = JSON.stringify({ key: insureds[0]?.key, email: `other-${search}@example.com` });
    return (await fetch("/api/backend/insured", { method: "PUT", headers, body })).status;
  }, firstName);
  expect(status).toBe(200);
  await drawer.getByRole("textbox", { name: "Email" }).fill(`mine-${email}`);
  await drawer.getByLabel("Phone").focus();
  const choice = drawer.getByRole("group", { name: /Email was changed by someone else/ });
  await expect(choice).toContainText(`mine-${email}`);
  await expect(choice).toContainText(`other-${firstName}@example.com`);
  await checkA11y(page);
  await choice.getByRole("button", { name: "Use mine" }).click();
  await expect(drawer.getByRole("textbox", { name: "Email" })).toHaveValue(`mine-${email}`);
  await page.keyboard.press("Escape");
  await expect(row(page)).toContainText(`mine-${email}`);
  await page.reload();
  await expect(row(page)).toContainText(`mine-${email}`);
});

test("leaving a page while typing loses no input", async ({ page }) => {
  await addInsured(page);
  await find(page);
  await chooseFrom(page, "Edit insured");
  const field = page.getByRole("dialog").getByRole("textbox", { name: "Email" });
  await expect(field).toHaveValue(email);
  await field.fill(`last-${email}`);
  await page.reload();
  await chooseFrom(page, "Edit insured");
  await expect(field).toHaveValue(`last-${email}`);
  await page.keyboard.press("Escape");
  await expect(row(page)).toContainText(`last-${email}`);
  await page.reload();
  await expect(row(page)).toContainText(`last-${email}`);
});

test("an insured is deactivated and deleted, and restored by Undo each time", { tag: "@extended" }, async ({
  page,
}) => {
  await addInsured(page);
  await find(page);
  await chooseFrom(page, "Deactivate");
  const activate = await heldUndo(page, `${name} deactivated`);
  await expect(row(page)).toHaveCount(0);
  await activate.click();
  await expect(row(page)).toBeVisible();
  await chooseFrom(page, "Delete");
  await expect(page.getByRole("alertdialog")).toContainText(HOME.line1);
  await look(page, "contact-delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  // An earlier alert with its own Undo may still be open.
  const restore = await heldUndo(page, `${name} deleted`);
  await expect(row(page)).toHaveCount(0);
  await restore.click();
  await expect(row(page)).toBeVisible();
});

test("filters narrow the list from the address, and can be saved as a view", { tag: "@extended" }, async ({ page }) => {
  await page.getByRole("button", { name: "Status", exact: true }).click();
  await page.getByRole("option", { name: "Needs review" }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/status=needs(\+|%20)review/);
  await expect(page.getByText(/ found$/)).toBeVisible();
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("textbox", { name: "View name" }).fill("To review");
  await page.keyboard.press("Enter");
  // The navigation links to the view too, with the same name until its count has loaded.
  const views = page.getByRole("dialog", { name: "Views" });
  await expect(views.getByRole("link", { name: "To review", exact: true })).toBeVisible();
  await page.goto("/insured/policies");
  await page.getByRole("button", { name: "Views" }).click();
  await views.getByRole("link", { name: "To review", exact: true }).click();
  await expect(page).toHaveURL(/status=needs/);
  // The navigation shows its count.
  const viewLink = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^To review \d+$/ });
  await expect(viewLink).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Status Needs review" })).toBeVisible();
});

test("a call sheet opens next to the list, and moves from row to row", { tag: "@extended" }, async ({ page }) => {
  await page.keyboard.press("j");
  await page.keyboard.press("Space");
  const sheet = page.getByRole("complementary", { name: "Call sheet" });
  const first = await sheet.getByRole("heading", { level: 2 }).textContent();
  await expect(sheet.getByRole("heading", { name: "Missing" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(sheet.getByRole("heading", { level: 2 })).not.toHaveText(first ?? "");
  await checkA11y(page);
  const second = (await sheet.getByRole("heading", { level: 2 }).textContent()) ?? "";
  await page.reload();
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(second);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("the export has every row of the filter, and a bulk action reports each row that it cannot change", {
  tag: "@extended",
}, async ({ page }) => {
  await page.goto("/insured/policies?status=delivered");
  const facts = page.getByText(/^\d[\d,]* found$/);
  await expect(facts).toBeVisible();
  const total = Number((await facts.textContent())?.replace(/\D/g, ""));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.trimEnd().split("\r\n")).toHaveLength(total + 1);
  expect(text).toContain("Latest claim,Status");

  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  const chosen = page.getByRole("row").filter({ has: page.getByRole("checkbox", { checked: true }) });
  await expect(chosen).toHaveCount(2);
  await page.keyboard.press("b");
  const review = page.getByRole("region", { name: "Selected rows" }).getByRole("button", { name: "Start review" });
  await expect(review).toBeFocused();
  await page.keyboard.press("Enter");
  const report = page.getByRole("dialog", { name: "2 of 2 failed" });
  await expect(report.getByRole("listitem")).toHaveCount(2);
  await expect(report.getByRole("listitem").first()).toContainText(
    "A claim that is delivered cannot become in review.",
  );
  await checkA11y(page);
  await page.keyboard.press("Escape");
  await expect(report).toHaveCount(0);
  await expect(review).toBeFocused();
  await expect(chosen).toHaveCount(2);
});
