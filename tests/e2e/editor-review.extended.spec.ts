/** Uncertain elements of a capture are reviewed, compared with the scan, and the task is finished. */
import type { Page } from "@playwright/test";
import { auditOfThemes } from "./check-screen";
import { EditorPage } from "./editor-page";
import { cornerKey, corners, deleteFloor, doubtFloor, emptyFloor, openTask, putRoom } from "./editor-room";
import { admit, expect, FEWER_PIXELS, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use({ ...FEWER_PIXELS, expectedErrors: /status of (409|500)/ });

/** Answers the call that finishes the task with this status. */
async function refuseTask(page: Page, status: number): Promise<void> {
  const type = status === 409 ? "conflict" : "server_error";
  const json = { status: [{ message: `It is refused with ${status}`, type }] };
  await page.unroute("**/api/backend/annotation-task");
  await page.route("**/api/backend/annotation-task", (route) => route.fulfill({ status, json }));
}

test("an element accepted by key stays accepted after a reload and in another tab; a moved corner returns to its scanned position; a finished task returns to the page that opened it", async ({
  page,
  context,
  browser,
}) => {
  await admit(page);
  await putRoom(page);
  await doubtFloor(page);
  await openTask(page);
  const editor = new EditorPage(page);
  await editor.openFromPolicies(IMPORT_CLAIMS[1]);
  const overview = page.url().replace(/\/scan-viewer.*/, "");
  await page.goto(`${overview}?tab=inspections`);
  await page.getByRole("main").getByRole("link", { name: "Open scan editor" }).last().click();
  await page.waitForURL(/\/scan-viewer\?.*from=/);
  await expect(editor.tree).toBeVisible();

  const review = page.getByRole("region", { name: "Review" });
  await page.keyboard.press("Alt+r");
  await expect(review).toContainText("0 of 1 reviewed on Ground floor");
  expect(await auditOfThemes(page)).toEqual([]);
  await page.keyboard.press("Alt+g");
  await page.keyboard.press("Shift+g");
  await expect(review).toContainText("1 of 1 reviewed on Ground floor");
  await expect(page.locator("footer").getByRole("status")).toHaveText("Accepted. Review complete.");
  await editor.saved();

  const tab = await context.newPage();
  await tab.goto(page.url());
  const reviewInTab = tab.getByRole("region", { name: "Review" });
  await expect(reviewInTab).toContainText("1 of 1 reviewed on Ground floor");
  await page.keyboard.press("Control+z");
  await expect(reviewInTab).toContainText("0 of 1 reviewed on Ground floor");
  await page.keyboard.press("Control+y");
  await expect(reviewInTab).toContainText("1 of 1 reviewed on Ground floor");
  await tab.close();

  await editor.saved();
  await page.reload();
  await expect(review).toContainText("1 of 1 reviewed on Ground floor");
  await expect(page.getByRole("group", { name: "Review" })).toContainText("Accepted by you");

  const [corner] = await Promise.all([editor.floorCorners()]);
  await corner.first().click();
  await page.keyboard.press("g");
  await page.keyboard.type("x0.25");
  await page.keyboard.press("Enter");
  await expect(review.getByRole("radio", { name: "Changed 1" })).toBeVisible();
  await expect(page.locator("[data-part='ghost']").first()).toBeAttached();
  await page.keyboard.press("Alt+v");
  await expect(review.getByRole("radio", { name: "Changed 0" })).toBeVisible();
  await editor.saved();
  expect((await corners(page))[cornerKey("a").slice(-1)]).toMatchObject({ x: 0, y: 0, z: 0 });

  const colleague = await (await browser.newContext()).newPage();
  await admit(colleague, "admin@lintel.test");
  await deleteFloor(colleague);
  await colleague.context().close();
  await page.reload();
  await review.getByText("Changed 1").click();
  await review.getByRole("option", { name: /^Floor.*Kitchen.*Deleted$/ }).click();
  await expect(review).toContainText(/Deleted by .+, /);
  await page.keyboard.press("r");
  await expect(review.getByRole("radio", { name: "Changed 0" })).toBeVisible();
  await expect(editor.tree.getByRole("treeitem", { name: /^Kitchen/ })).toBeVisible();
  await editor.saved();
  await page.reload();
  await expect(review).toContainText("1 of 1 reviewed on Ground floor");

  await page.keyboard.press("Shift+T");
  const task = page.getByRole("dialog", { name: "Correct the rooms" });
  await expect(task).toContainText("Check walls, openings and ceiling heights");
  expect(await auditOfThemes(page)).toEqual([]);
  for (const status of [500, 409]) {
    await refuseTask(page, status);
    await task.getByRole("button", { name: "Finish", exact: true }).click();
    await expect(task.getByRole("alert")).toContainText(`not done. It is refused with ${status}.`);
  }
  await page.unroute("**/api/backend/annotation-task");
  await expect(page).toHaveURL(/scan-viewer/);
  await task.getByRole("button", { name: "Finish", exact: true }).click();
  await page.waitForURL(/\?tab=inspections$/);
  await openTask(page);
  await emptyFloor(page);
});
