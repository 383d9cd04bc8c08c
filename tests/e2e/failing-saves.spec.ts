/** What happens to an edit when saving fails, on purpose. */
import { bedroom } from "./captures";
import { EditorPage } from "./editor-page";
import { expect, relay, signIn, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use({ expectedErrors: /status of 50[0234]/ });

test.describe.configure({ mode: "serial" });

async function openWithRoom(page: import("@playwright/test").Page, hasRoom: boolean): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await signIn(page);
  await editor.openFromPolicies(IMPORT_CLAIMS[1]);
  if (!hasRoom) {
    await editor.import(bedroom.file);
    await editor.closeReport();
  }
  await expect(editor.row("Floor area")).toContainText("m²");
  await editor.saved();
  return editor;
}

test("an edit that nobody answers stays, survives a reload, and is sent once when the backend is back", async ({
  page,
}) => {
  const editor = await openWithRoom(page, false);
  const corners = await editor.floorCorners();
  await corners.nth(0).click();
  const [x] = await editor.coordinates();
  const wanted = Math.round((x + 0.1) * 1000) / 1000;

  await relay.misbehave([{ match: "PUT vertex/batch", mode: "drop", times: 1000 }]);
  await editor.coordinate("X").fill(String(wanted));
  await editor.coordinate("X").press("Enter");
  await expect(page.getByText(/1 (edit )?waiting/i)).toBeVisible();
  expect((await editor.coordinates())[0]).toBeCloseTo(wanted, 3);

  await page.reload();
  await expect(editor.tree).toBeVisible();
  const again = await editor.floorCorners();
  await again.nth(0).click();
  expect((await editor.coordinates())[0]).toBeCloseTo(wanted, 3);

  await relay.misbehave([]);
  const before = (await relay.calls()).filter(
    (call) => call.path === "vertex/batch" && call.method === "PUT" && call.status === 200,
  ).length;
  await editor.saved();
  await page.waitForTimeout(1_500);
  const after = (await relay.calls()).filter(
    (call) => call.path === "vertex/batch" && call.method === "PUT" && call.status === 200,
  ).length;
  expect(after - before).toBe(1);
});

test("an edit that is refused is rolled back with one alert, and can be tried again", async ({ page }) => {
  const editor = await openWithRoom(page, true);
  const corners = await editor.floorCorners();
  await corners.nth(2).click();
  const before = await editor.coordinates();
  await relay.misbehave([{ match: "PUT vertex/batch", mode: "html", times: 1 }]);
  await editor.coordinate("Z").fill(String(before[2] + 0.2));
  await editor.coordinate("Z").press("Enter");
  await expect(page.getByRole("button", { name: "Retry" }).first()).toBeVisible();
  await expect.poll(() => editor.coordinates()).toEqual(before);

  await page.getByRole("button", { name: "Retry" }).first().click();
  await editor.saved();
  await expect.poll(async () => (await editor.coordinates())[2]).toBeCloseTo(before[2] + 0.2, 3);
});
