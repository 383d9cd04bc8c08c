/** Two people at one browser: neither sees nor sends the other's unsent edits (R9). */
import type { Page } from "@playwright/test";
import { EditorPage } from "./editor-page";
import { corners, emptyFloor, openRoom } from "./editor-room";
import { admit, expect, FEWER_PIXELS, relay, signIn, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

const SECOND = "superadmin@lintel.test";
const WAITS = /1 edit hasn't been sent\. It stays in this browser and is sent when you sign in here again\./;
/** The log-out question without a note about unsent edits. */
const NOTHING_WAITS = /^(?!.*been sent)/s;

test.use({ ...FEWER_PIXELS, expectedErrors: /status of 503/ });

test.afterEach(async ({ page }) => {
  await relay.misbehave([]);
  await page.goto("about:blank");
  await admit(page);
  await emptyFloor(page);
});

/** Answers every save with 503. */
const holdSaves = () => relay.misbehave([{ match: "PUT vertex/batch", mode: "busy", times: 1_000 }]);

/** Counts the corner saves that the backend accepted. */
const countAccepted = async () =>
  (await relay.calls()).filter(({ path, status }) => path === "vertex/batch" && status >= 200 && status < 300).length;

async function logOut(page: Page, notice: RegExp): Promise<void> {
  await page.goto("/insured/policies");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  const question = page.getByRole("alertdialog", { name: "Log Out" });
  await expect(question).toHaveText(notice);
  await question.getByRole("button", { name: "Logout", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function openAs(page: Page, email: string): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await signIn(page, email);
  await editor.open(IMPORT_CLAIMS[1]);
  return editor;
}

/** Expects the page to show no waiting edit and no edit that can be undone. */
async function expectNoEdits(page: Page, editor: EditorPage): Promise<void> {
  await editor.saved();
  await expect(page.getByText(/waiting/)).toHaveCount(0);
  await expect(page.getByLabel("Undo", { exact: true })).not.toHaveAttribute("aria-description");
}

/** Returns the X of corner a, as Properties shows it. */
async function readXOfA(page: Page, editor: EditorPage): Promise<number> {
  await (await editor.floorCorners()).nth(0).click();
  await expect(editor.coordinate("X")).toBeVisible();
  const [x] = await editor.coordinates();
  await page.keyboard.press("Escape");
  return x;
}

test("waiting edits are neither shown to nor sent for the next person; their author gets them back, and they are sent once", {
  tag: "@extended",
}, async ({ page }) => {
  const editor = await openRoom(page);
  await (await editor.floorCorners()).nth(0).click();
  await holdSaves();
  await editor.coordinate("X").fill("0.3");
  await editor.coordinate("X").press("Enter");
  await expect(page.getByText(/1 waiting/)).toBeVisible();
  await logOut(page, WAITS);

  await test.step("another person signs in, and the backend accepts everything", async () => {
    await relay.misbehave([]);
    const before = await countAccepted();
    const theirs = await openAs(page, SECOND);
    await expectNoEdits(page, theirs);
    expect(await readXOfA(page, theirs)).toBe(0);
    // Only their own edits are sent.
    await (await theirs.floorCorners()).nth(2).click();
    await theirs.coordinate("Z").fill("3.4");
    await theirs.coordinate("Z").press("Enter");
    await expect.poll(async () => (await corners(page)).c?.z).toBe(3.4);
    await theirs.saved();
    expect((await countAccepted()) - before).toBe(1);
    expect((await corners(page)).a?.x).toBe(0);
    await logOut(page, NOTHING_WAITS);
  });

  await test.step("the first person gets the edits back, and they are sent once", async () => {
    await holdSaves();
    const before = await countAccepted();
    const again = await openAs(page, "employee@lintel.test");
    await expect(page.getByText(/1 waiting/)).toBeVisible();
    expect(await readXOfA(page, again)).toBe(0.3);
    await expect(page.getByLabel("Undo", { exact: true })).toHaveAttribute("aria-description", "Place corner");
    await relay.misbehave([]);
    await again.saved();
    await expect.poll(async () => (await corners(page)).a?.x).toBe(0.3);
    expect((await corners(page)).c?.z).toBe(3.4);
    expect((await countAccepted()) - before).toBe(1);
  });
});

test("an editor with waiting edits no longer shows or sends them once another person signs in next to it", {
  tag: "@extended",
}, async ({ page, context }) => {
  const editor = await openRoom(page);
  await (await editor.floorCorners()).nth(0).click();
  await holdSaves();
  await editor.coordinate("X").fill("0.2");
  await editor.coordinate("X").press("Enter");
  await expect(page.getByText(/1 waiting/)).toBeVisible();
  const before = await countAccepted();
  const otherTab = await context.newPage();
  await logOut(otherTab, WAITS);
  await expect(page).toHaveURL(/\/login/);
  const theirs = await openAs(otherTab, SECOND);
  // The page with the edits now belongs to the other person, wherever it navigated.
  await expect(page).not.toHaveURL(/\/login/);
  await relay.misbehave([]);
  await expectNoEdits(otherTab, theirs);
  expect(await readXOfA(otherTab, theirs)).toBe(0);
  await page.bringToFront();
  await new EditorPage(page).open(IMPORT_CLAIMS[1]);
  await expectNoEdits(page, editor);
  expect(await readXOfA(page, editor)).toBe(0);
  expect([await countAccepted(), (await corners(page)).a?.x]).toEqual([before, 0]);
  await otherTab.close();

  await logOut(page, NOTHING_WAITS);
  // Wait until the call has been sent: a page left during a call sends it again.
  await holdSaves();
  const again = await openAs(page, "employee@lintel.test");
  await expect(page.getByText(/1 waiting/)).toBeVisible();
  await relay.misbehave([]);
  await again.saved();
  await expect.poll(async () => (await corners(page)).a?.x).toBe(0.2);
  expect((await countAccepted()) - before).toBe(1);
});
