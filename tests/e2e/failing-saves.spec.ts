/** What happens to an edit when saving fails, on purpose. */
import type { Page } from "@playwright/test";
import { captures } from "./captures";
import { EditorPage } from "./editor-page";
import { putRoom } from "./editor-room";
import { admit, expect, relay, signIn, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use({ expectedErrors: /status of (401|50[0234])/ });

const FLOOR_AREA = "12.00 m²";

/** Corners that the backend took, as often as it did. */
const taken = async () =>
  (await relay.calls()).filter((call) => call.path === "vertex/batch" && call.method === "PUT" && call.status === 200)
    .length;

/** With a room of its own, whatever became of the one before. */
async function openWithRoom(page: Page): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await admit(page);
  await putRoom(page);
  await editor.open(IMPORT_CLAIMS[1]);
  await expect(editor.row("Floor area")).toContainText(FLOOR_AREA);
  await editor.saved();
  return editor;
}

test("an edit that nobody answers stays, survives a reload, and is sent once when the backend is back", async ({
  page,
}) => {
  const editor = await openWithRoom(page);
  const corners = await editor.floorCorners();
  await corners.nth(0).click();
  const [x] = await editor.coordinates();
  const wanted = Math.round((x + 0.1) * 1000) / 1000;

  await relay.misbehave([{ match: "PUT vertex/batch", mode: "drop", times: 1000 }]);
  await editor.coordinate("X").fill(String(wanted));
  await editor.coordinate("X").press("Enter");
  await expect(page.getByText(/1 (edit )?waiting/i)).toBeVisible();
  expect((await editor.coordinates())[0]).toBeCloseTo(wanted, 3);

  await editor.letGo();
  await page.reload();
  await expect(editor.tree).toBeVisible();
  const again = await editor.floorCorners();
  await again.nth(0).click();
  await expect.poll(async () => (await editor.coordinates())[0]).toBeCloseTo(wanted, 3);

  // Counted while nothing goes through: it may be sent again as soon as something does.
  const before = await taken();
  await relay.misbehave([]);
  await editor.saved();
  await page.waitForTimeout(1_500);
  expect((await taken()) - before).toBe(1);
});

test("an edit that is refused is rolled back with one alert, and can be tried again", async ({ page }) => {
  const editor = await openWithRoom(page);
  const corners = await editor.floorCorners();
  await corners.nth(2).click();
  const before = await editor.coordinates();
  await relay.misbehave([{ match: "PUT vertex/batch", mode: "html", times: 1 }]);
  await editor.coordinate("Z").fill(String(before[2] + 0.2));
  await editor.coordinate("Z").press("Enter");
  const retry = page.getByRole("button", { name: "Retry" });
  // The alert's time waits while the focus is in it.
  await retry.focus();
  await expect.poll(() => editor.coordinates()).toEqual(before);

  await page.keyboard.press("Enter");
  await editor.saved();
  await expect.poll(async () => (await editor.coordinates())[2]).toBeCloseTo(before[2] + 0.2, 3);
});

test("an answer that got lost, or said nothing, counts once, and the next edit is no conflict", async ({ page }) => {
  const editor = await openWithRoom(page);
  const corners = await editor.floorCorners();
  await corners.nth(1).click();
  const [, , z] = await editor.coordinates();
  for (const [step, mode, sent] of [
    [1, "lose", 2],
    [2, "empty", 1],
    [3, null, 1],
  ] as const) {
    const before = await taken();
    if (mode) await relay.misbehave([{ match: "PUT vertex/batch", mode, times: 1 }]);
    await editor.coordinate("Z").fill(String(Math.round((z + step / 10) * 1000) / 1000));
    await editor.coordinate("Z").press("Enter");
    await expect.poll(async () => (await taken()) - before).toBe(sent);
    await editor.saved();
    await page.waitForTimeout(500);
    expect((await editor.coordinates())[2]).toBeCloseTo(z + step / 10, 2);
  }
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
});

test("an import refused half-way leaves nothing behind, and is listed until it is let go", async ({ page }) => {
  const editor = await openWithRoom(page);
  const outliner = page.getByRole("complementary").filter({ has: editor.tree });
  const before = await outliner.innerText();
  await relay.misbehave([{ match: "POST face/batch", mode: "html", times: 1 }]);
  await editor.import(captures[3]!.file);
  await editor.closeReport();
  const failed = page.getByRole("button", { name: "Show 1 edit that could not be saved" });
  await expect(failed).toBeVisible();
  await expect.poll(() => outliner.innerText()).toBe(before);

  await failed.click();
  await page.getByRole("dialog").getByRole("button", { name: "Dismiss" }).click();
  await editor.saved();
  await page.reload();
  await expect(editor.row("Floor area")).toContainText(FLOOR_AREA);
});

test("when the session ends, edits wait for the same person, and nobody else sends them", async ({ page }) => {
  const editor = await openWithRoom(page);
  const corners = await editor.floorCorners();
  await corners.nth(0).click();
  const [x] = await editor.coordinates();
  await relay.misbehave([{ match: "*", mode: "unauthorized", times: 1000 }]);
  await editor.coordinate("X").fill(String(x + 0.5));
  await editor.coordinate("X").press("Enter");
  await page.waitForURL(/\/login\?from=/);
  await expect(page.getByText("Your session has expired. Please log in again.")).toHaveCount(1);
  await relay.misbehave([]);

  const before = await editor.vertexBatches();
  await signIn(page, "admin@lintel.test");
  await page.waitForTimeout(1_500);
  expect(await editor.vertexBatches()).toBe(before);
  await page.context().clearCookies();
  await signIn(page);
  await expect.poll(() => editor.vertexBatches()).toBe(before + 1);
});
