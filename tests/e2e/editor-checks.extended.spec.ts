/** Findings of the checks block "Mark reviewed" until they are repaired. */

import { auditOfThemes } from "./check-screen";
import { EditorPage } from "./editor-page";
import { crossFloor, emptyFloor, putRoom } from "./editor-room";
import { admit, expect, FEWER_PIXELS, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";
import { countWorkerAnswers, noteWorkers } from "./workers";

test.use(FEWER_PIXELS);

const SIDES = [
  ["a", "b"],
  ["b", "c"],
  ["c", "d"],
  ["d", "a"],
] as const;

test("a floor that crosses itself blocks the review until a key in the editor repairs it", async ({ page }) => {
  await noteWorkers(page);
  await admit(page);
  await putRoom(page, SIDES);
  await crossFloor(page);
  const editor = new EditorPage(page);
  await editor.openFromPolicies(IMPORT_CLAIMS[1]);
  const overview = page.url().replace(/\/scan-viewer.*/, "");

  await page.goto(overview);
  const reason = page.getByRole("link", { name: /Geometry: 1 error/ });
  await expect(reason).toBeVisible();
  expect(await countWorkerAnswers(page, "checks")).toBeGreaterThan(0);
  await reason.click();
  await page.waitForURL(/\/scan-viewer\?/);

  const checks = page.getByRole("region", { name: "Checks" });
  await expect(checks).toContainText("1 error, 6 warnings");
  await expect(checks.getByRole("listbox", { name: "Findings" })).toBeVisible();
  await page.keyboard.press(".");
  await expect(checks.getByRole("option", { selected: true })).toContainText("Floor intersects itself");
  expect(await auditOfThemes(page)).toEqual([]);
  await page.keyboard.press("Shift+X");
  await expect(checks).toContainText("4 warnings");
  await expect(checks).not.toContainText("error,");
  await editor.saved();

  await page.goto(overview);
  await expect(
    page
      .getByText("1 check passed")
      .or(page.getByText(/checks passed/))
      .first(),
  ).toBeVisible();
  await expect(reason).toBeHidden();
  await emptyFloor(page);
});
