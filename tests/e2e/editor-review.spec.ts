/** What a capture was unsure of is looked at, compared with the scan, and the task is finished. */
import { EditorPage } from "./editor-page";
import { cornerKey, corners, doubtFloor, emptyFloor, openTask, putRoom } from "./editor-room";
import { admit, expect, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test("accepted by a key, it is so after a reload and in another tab; a moved corner goes back to the scan; the task ends where it began", async ({
  page,
  context,
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
  await expect(review).toContainText("0 of 1 looked at on Ground floor");
  await page.keyboard.press("Alt+g");
  await page.keyboard.press("Shift+g");
  await expect(review).toContainText("1 of 1 looked at on Ground floor");
  await expect(page.locator("footer").getByRole("status")).toHaveText("Accepted. All has been looked at.");
  await editor.saved();

  const tab = await context.newPage();
  await tab.goto(page.url());
  const there = tab.getByRole("region", { name: "Review" });
  await expect(there).toContainText("1 of 1 looked at on Ground floor");
  await page.keyboard.press("Control+z");
  await expect(there).toContainText("0 of 1 looked at on Ground floor");
  await page.keyboard.press("Control+y");
  await expect(there).toContainText("1 of 1 looked at on Ground floor");
  await tab.close();

  await editor.saved();
  await page.reload();
  await expect(review).toContainText("1 of 1 looked at on Ground floor");
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

  await page.keyboard.press("Shift+T");
  const task = page.getByRole("dialog", { name: "Correct the rooms" });
  await expect(task).toContainText("Check walls, openings and ceiling heights");
  await task.getByRole("button", { name: "Finish", exact: true }).click();
  await page.waitForURL(/\?tab=inspections$/);
  await openTask(page);
  await emptyFloor(page);
});
