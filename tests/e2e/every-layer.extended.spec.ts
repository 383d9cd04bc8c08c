/**
 * Opens every drawer and dialog that a press or key opens without a change. Nothing is configured here, so none may
 * request anything beyond the app and its bucket. Layers that open only after a failure, a delay or an edit are in the
 * table of layers (screens.ts) with the test that opens them.
 */
import type { Locator, Page } from "@playwright/test";
import { generateSingleRooms } from "../../backend/seed/home/generate-single-rooms";
import { temporaryFile } from "./captures";
import { EditorPage } from "./editor-page";
import { enter, expect, test } from "./fixtures";
import { recordForeignRequests } from "./foreign-requests";
import { SCREENS_OF_ROLES } from "./screens";
import { DEMO_HOME_CLAIM } from "./seeded";

const foreignRequests: string[] = [];
test.beforeEach(({ context, baseURL }) => recordForeignRequests(context, foreignRequests, baseURL));
test.afterEach(async ({ page }) => {
  // A layer's requests come after it opens.
  await page.waitForTimeout(500);
  expect(foreignRequests.splice(0)).toEqual([]);
});

const PICTURE = {
  key: "doc-1",
  name: "Roof.png",
  contentType: "image/png",
  size: 70,
  createdAt: "2026-11-20T10:00:00.000Z",
  url: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const question = (page: Page, name: string | RegExp) => page.getByRole("alertdialog", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** Expects the layer to open, to be visible, and to close with Escape. */
async function expectOpens(layer: Locator, open: () => Promise<unknown>): Promise<void> {
  await open();
  await expect(layer).toBeVisible();
  await layer.page().keyboard.press("Escape");
  await expect(layer).toBeHidden();
}

/**
 * Returns a function that opens a layer by a menu entry. A new press can close the menu again, if focus returns late
 * from the previous layer; a person is never that fast.
 */
const byMenu = (page: Page, menu: string | RegExp, item: string | RegExp) => async () => {
  const entry = page.getByRole("menuitem", { name: item });
  await expect(async () => {
    if (!(await entry.isVisible())) await button(page, menu).click({ timeout: 2_000 });
    await entry.click({ timeout: 2_000 });
  }).toPass();
};

test("the layers of every page open: commands, keys, bookmarks, log-out, other roles and the narrow navigation", async ({
  page,
}) => {
  await enter(page, "/settings/about", "superadmin@lintel.test");
  await expectOpens(dialog(page, "Commands"), () => page.keyboard.press("Control+k"));
  await expectOpens(dialog(page, "Keyboard shortcuts"), () => page.keyboard.press("?"));
  await expectOpens(dialog(page, "Bookmarked claims"), () => button(page, "Bookmarked claims").click());
  await expectOpens(question(page, "Log Out"), byMenu(page, /^Account of/, "Log Out"));
  await expectOpens(dialog(page, "Impersonate"), byMenu(page, /^Account of/, "Impersonate…"));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOpens(dialog(page, "Main"), () => button(page, "Open navigation").click());
});

test("the layers of the list of insured open: an insured, a claim, a demo, views, a deletion and the call sheet", async ({
  page,
}) => {
  await enter(page, "/insured/policies", "superadmin@lintel.test");
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  await expectOpens(dialog(page, "New insured"), () => button(page, "New insured").click());
  await expectOpens(dialog(page, "Demo inspection"), () => button(page, "Demo inspection").click());
  await expectOpens(dialog(page, "Views"), () => button(page, "Views").click());
  await expectOpens(dialog(page, /^Edit /), byMenu(page, /^Actions for/, "Edit insured"));
  await expectOpens(dialog(page, "New claim"), byMenu(page, /^Actions for/, "New claim"));
  await expectOpens(question(page, /^Delete /), byMenu(page, /^Actions for/, "Delete"));
  // The call sheet opens next to the list, not over it.
  await byMenu(page, /^Actions for/, "Call sheet")();
  await expect(page.getByRole("complementary", { name: "Call sheet" })).toBeVisible();
});

test("the layers of a claim open: its facts, insured, reason, claim, inspection, contents, documents and report", async ({
  page,
}) => {
  const [overview = "", inspections = "", , reports = "", documents = ""] = (SCREENS_OF_ROLES.superadmin ?? []).slice(
    2,
  );
  await enter(page, overview, "superadmin@lintel.test");
  await expect(page.getByRole("heading", { name: DEMO_HOME_CLAIM })).toBeVisible();
  await expectOpens(dialog(page, /^Edit claim/), () => button(page, "Edit claim").click());
  await expectOpens(dialog(page, "Edit property"), () => button(page, "Edit property").click());
  await expectOpens(dialog(page, /^Edit /), () => button(page, "Edit insured").click());
  await expectOpens(dialog(page, "New claim"), byMenu(page, "More actions for this claim", /^New claim/));
  await expectOpens(dialog(page, "Reject"), byMenu(page, /^(More status changes|Change status)$/, /^Reject/));
  const [report] = await Promise.all([page.waitForEvent("popup"), button(page, "QA report").click()]);
  await expect(report.getByRole("heading", { level: 1 })).toBeVisible();
  await report.close();
  await page.goto(inspections);
  await expectOpens(dialog(page, "New inspection"), () => button(page, "New inspection").click());
  await expectOpens(
    dialog(page, "Email claim contents"),
    byMenu(page, /^More actions for (?!this claim)/, /^Email claim contents/),
  );
  // The demo's claims have no picture on file.
  await page.route(/\/api\/backend\/document\?/, (route) => route.fulfill({ json: { documents: [PICTURE] } }));
  await page.goto(documents);
  await expectOpens(dialog(page, PICTURE.name), () => button(page, /^Preview /).click());
  await page.goto(reports);
  const section = page.getByRole("region", { name: "Claim reports" }).locator("h5").first();
  const title = (await section.textContent()) ?? "";
  await expectOpens(dialog(page, title), () => section.getByRole("button").click());
});

test("the layers of the scan editor open: the import's preview, its task, a floor's reset, exports and keys", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await enter(page, "/settings/about", "superadmin@lintel.test");
  await editor.open(DEMO_HOME_CLAIM);
  await editor.saved();
  await expectOpens(dialog(page, "Keyboard shortcuts"), () => page.keyboard.press("?"));
  await expectOpens(dialog(page, "Correct the rooms"), () => button(page, /^Task/).click());
  await expectOpens(question(page, /^Reset /), byMenu(page, "More of the editor", "Reset this floor…"));
  const menu = page.getByRole("menu");
  await expectOpens(menu, () => button(page, "Export").click());
  const [room] = generateSingleRooms(7);
  const file = temporaryFile("room.json", JSON.stringify(room?.capture));
  await expectOpens(dialog(page, "Import preview"), () => editor.import(file));
});

test("the layers of reports, companies and employees open: mail, days, pictures, forms, tables and questions", async ({
  page,
}) => {
  await enter(page, "/reporting", "superadmin@lintel.test");
  await expect(page.getByRole("region", { name: "Figures" })).toBeVisible();
  await expectOpens(dialog(page, "Send report by email"), () => button(page, "Send by email").click());
  await expectOpens(dialog(page, "Date"), () => button(page, /^Date/).click());
  await page.goto("/admin/companies");
  await expect(page.getByRole("link", { name: /Alder & Finch/ })).toBeVisible();
  await expectOpens(dialog(page, "New company"), () => button(page, "New company").click());
  await expectOpens(question(page, /^Delete /), byMenu(page, /^Actions for Alder/, "Delete"));
  await page.getByRole("link", { name: /Cedar Ridge/ }).click();
  await expectOpens(dialog(page, /^Logo of/), () => button(page, "Upload logo").click());
  await expectOpens(question(page, /^Reset /), byMenu(page, "More actions", "Reset demo"));
  await page.goto("/admin/employees");
  // Other tests may have added hundreds of employees.
  await page.getByRole("searchbox", { name: "Search employees" }).fill("Edda Farrow");
  await expect(page.getByRole("link", { name: /Edda Farrow/ })).toBeVisible();
  await expectOpens(dialog(page, "New employee"), () => button(page, "New employee").click());
  await expectOpens(dialog(page, "Add employees from CSV"), () => button(page, "Add from CSV").click());
  await expectOpens(question(page, /password/i), byMenu(page, /^Actions for Edda/, "Force password reset"));
  await page.getByRole("link", { name: /Edda Farrow/ }).click();
  await expectOpens(dialog(page, "Photo of Edda Farrow"), () => button(page, "Upload photo").click());
});
