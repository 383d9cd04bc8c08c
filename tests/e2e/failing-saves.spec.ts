/** Edits whose saving fails. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { captures } from "./captures";
import { EditorPage } from "./editor-page";
import { corners, putRoom } from "./editor-room";
import { admit, expect, FEWER_PIXELS, forgetSession, PASSWORD, relay, signIn, test } from "./fixtures";
import { newRoom, rooms } from "./new-room";
import { sentCode } from "./outbox";
import { IMPORT_CLAIMS } from "./seeded";

test.use({ ...FEWER_PIXELS, expectedErrors: /status of (401|50[0234])|net::ERR_FILE_NOT_FOUND/ });

const FLOOR_AREA = "12.00 m²";

/** Counts the corner saves that the backend accepted. */
const countAccepted = async () =>
  (await relay.calls()).filter((call) => call.path === "vertex/batch" && call.method === "PUT" && call.status === 200)
    .length;

/** Opens the editor on a new room, independent of the previous test. */
async function openWithRoom(page: Page): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await admit(page);
  await putRoom(page);
  await editor.open(IMPORT_CLAIMS[1]);
  await expect(editor.row("Floor area")).toContainText(FLOOR_AREA);
  await editor.saved();
  return editor;
}

test("an unanswered edit stays, survives a reload, and is sent once when the backend is back", async ({ page }) => {
  const editor = await openWithRoom(page);
  const corners = await editor.floorCorners();
  await corners.nth(0).click();
  const [x] = await editor.coordinates();
  const newX = Math.round((x + 0.1) * 1000) / 1000;

  await relay.misbehave([{ match: "PUT vertex/batch", mode: "drop", times: 1000 }]);
  await editor.coordinate("X").fill(String(newX));
  await editor.coordinate("X").press("Enter");
  await expect(page.getByText(/1 (edit )?waiting/i)).toBeVisible();
  expect((await editor.coordinates())[0]).toBeCloseTo(newX, 3);

  await editor.letGo();
  await page.reload();
  await expect(editor.tree).toBeVisible();
  const again = await editor.floorCorners();
  await again.nth(0).click();
  await expect.poll(async () => (await editor.coordinates())[0]).toBeCloseTo(newX, 3);

  // Counted while everything fails: the edit may be sent again once something succeeds.
  const before = await countAccepted();
  await relay.misbehave([]);
  await editor.saved();
  await page.waitForTimeout(1_500);
  expect((await countAccepted()) - before).toBe(1);
});

test("a refused edit is rolled back with one alert and can be retried", async ({ page }) => {
  const editor = await openWithRoom(page);
  const corners = await editor.floorCorners();
  await corners.nth(2).click();
  const before = await editor.coordinates();
  await relay.misbehave([{ match: "PUT vertex/batch", mode: "html", times: 1 }]);
  await editor.coordinate("Z").fill(String(before[2] + 0.2));
  await editor.coordinate("Z").press("Enter");
  const retry = page.getByRole("button", { name: "Retry" });
  // The alert's timer pauses while it has focus.
  await retry.focus();
  await expect.poll(() => editor.coordinates()).toEqual(before);

  await page.keyboard.press("Enter");
  await editor.saved();
  await expect.poll(async () => (await editor.coordinates())[2]).toBeCloseTo(before[2] + 0.2, 3);
});

test("an edit whose answer is lost or empty is applied once, and the next edit does not conflict", async ({ page }) => {
  const editor = await openWithRoom(page);
  const corners = await editor.floorCorners();
  await corners.nth(1).click();
  const [, , z] = await editor.coordinates();
  for (const [step, mode, sent] of [
    [1, "lose", 2],
    [2, "empty", 1],
    [3, null, 1],
  ] as const) {
    const before = await countAccepted();
    if (mode) await relay.misbehave([{ match: "PUT vertex/batch", mode, times: 1 }]);
    await editor.coordinate("Z").fill(String(Math.round((z + step / 10) * 1000) / 1000));
    await editor.coordinate("Z").press("Enter");
    await expect.poll(async () => (await countAccepted()) - before).toBe(sent);
    await editor.saved();
    await page.waitForTimeout(500);
    expect((await editor.coordinates())[2]).toBeCloseTo(z + step / 10, 2);
  }
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
});

test("an import refused half-way leaves nothing behind, and is listed until dismissed", {
  tag: "@extended",
}, async ({ page }) => {
  const editor = await openWithRoom(page);
  const outliner = page.getByRole("complementary").filter({ has: editor.tree });
  const before = await outliner.innerText();
  await relay.misbehave([{ match: "POST face/batch", mode: "html", times: 1 }]);
  await editor.import(captures[3]!.file);
  await editor.closeReport();
  const failed = page.getByRole("button", { name: "Show 1 edit that couldn't be saved" });
  await expect(failed).toBeVisible();
  await expect.poll(() => outliner.innerText()).toBe(before);

  await failed.click();
  await page.getByRole("dialog").getByRole("button", { name: "Dismiss" }).click();
  await editor.saved();
  await page.reload();
  await expect(editor.row("Floor area")).toContainText(FLOOR_AREA);
});

/** Failures of browser storage, each with a function that runs in the page before its scripts. */
const WITHOUT_STORAGE: [string, () => void][] = [
  [
    "no database at all",
    () => Reflect.deleteProperty(Window.prototype, "indexedDB") && Reflect.deleteProperty(window, "indexedDB"),
  ],
  [
    "a database that is refused, and storages that are too",
    () => {
      const deny = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      IDBFactory.prototype.open = deny;
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: deny });
      navigator.locks.request = async () => deny();
      window.BroadcastChannel = class {
        constructor() {
          deny();
        }
      } as unknown as typeof BroadcastChannel;
    },
  ],
  [
    "a database that fails to open",
    () => {
      IDBFactory.prototype.open = () => {
        const request = { error: new DOMException("Internal error", "UnknownError") } as unknown as IDBOpenDBRequest;
        setTimeout(() => request.onerror?.(new Event("error")));
        return request;
      };
    },
  ],
  [
    "a database that never answers",
    () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    },
  ],
  [
    "everything full",
    () => {
      const full = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
    },
  ],
];

const STORAGES_REFUSED = WITHOUT_STORAGE[1]![1];
const NOTICE = "Lintel can't keep anything offline in this browser. Changes save only while you're online.";
const SETTINGS_NOTICE = "This browser doesn't let Lintel store drafts and view settings. They last until you reload.";

for (const [what, breakStorage] of WITHOUT_STORAGE) {
  test(`with ${what}: sign-in, notes, the editor and log-out work, with one notice`, { tag: "@extended" }, async ({
    page,
  }) => {
    await admit(page);
    await putRoom(page);
    await forgetSession(page);
    await page.addInitScript(breakStorage);
    await signIn(page);
    await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
    // A full database is reported with the first edit.
    const isFull = what === "everything full";
    await expect(page.getByText(isFull ? SETTINGS_NOTICE : NOTICE)).toHaveCount(1);

    const editor = new EditorPage(page);
    await editor.open(IMPORT_CLAIMS[1]);
    await (await editor.floorCorners()).nth(0).click();
    const before = await corners(page);
    await editor.coordinate("X").press("ArrowUp");
    const moved = async () => {
      const now = await corners(page);
      return Object.keys(now).filter((name) => now[name]?.x !== before[name]?.x);
    };
    await expect.poll(moved).toHaveLength(1);
    await editor.saved();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(moved).toHaveLength(0);
    await editor.saved();

    const notes = page.getByRole("list", { name: "Notes, newest first" });
    await page.goto(new URL(page.url()).pathname.replace("/scan-viewer", ""));
    await page.getByRole("link", { name: /^Notes/ }).click();
    await page.getByRole("textbox", { name: "Note" }).fill(`Without storage: ${what}`);
    // Leaving the page asks first.
    const isSaved = page.waitForResponse((response) => response.request().postData()?.includes(what) === true);
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(notes).toContainText(what);
    await isSaved;
    await expect(page.getByText(NOTICE)).toHaveCount(1);
    await page.reload();
    await page.getByRole("link", { name: /^Notes/ }).click();
    await expect(notes).toContainText(what);

    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login/);
  });
}

for (const [where, breakStorage] of [
  ["", null],
  [" in a browser without a database", WITHOUT_STORAGE[0]![1]],
] as const) {
  const tag = breakStorage === null ? [] : "@extended";
  test(`when the session ends${where}, edits wait for the same person, and nobody else sends them`, { tag }, async ({
    page,
  }) => {
    if (breakStorage) await page.addInitScript(breakStorage);
    const editor = await openWithRoom(page);
    const corners = await editor.floorCorners();
    await corners.nth(0).click();
    const [x] = await editor.coordinates();
    // Only the edit is refused: a refused read could end the session while the edit is in flight.
    await relay.misbehave([{ match: "PUT vertex/batch", mode: "unauthorized", times: 1000 }]);
    await editor.coordinate("X").fill(String(x + 0.5));
    await editor.coordinate("X").press("Enter");
    await expect(page).toHaveURL(/\/login\?from=/);
    await expect(page.getByText("Your session has expired. Please log in again.")).toHaveCount(1);
    await relay.misbehave([]);

    const before = await editor.vertexBatches();
    await signIn(page, "admin@lintel.test");
    await page.waitForTimeout(1_500);
    expect(await editor.vertexBatches()).toBe(before);
    await forgetSession(page);
    await signIn(page);
    await expect.poll(() => editor.vertexBatches()).toBe(before + 1);
  });
}

test("without any storage, a mailed code signs in, a photo is uploaded, and a draft lasts until the reload", {
  tag: "@extended",
}, async ({ page }) => {
  await page.addInitScript(STORAGES_REFUSED);
  await page.goto("/login");
  await page.getByLabel("Email").fill("mfa@lintel.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/verify-mfa/);
  await page.getByRole("textbox", { name: "Digit 1 of 6" }).click();
  await page.keyboard.type(await sentCode("mfa@lintel.test"));
  await page.waitForURL(/\/insured/);

  await admit(page, "superadmin@lintel.test");
  await newRoom(page, IMPORT_CLAIMS[0], "Pantry without storage");
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#345" } })
    .jpeg()
    .toBuffer();
  const photos = page.getByLabel("Photos or videos", { exact: true });
  await photos.setInputFiles([{ name: "shelf.jpg", mimeType: "image/jpeg", buffer }]);
  await expect(rooms(page).getByRole("link", { name: /Pantry without storage.*1 photo or video/ })).toBeVisible();

  const drawer = page.getByRole("dialog", { name: "New insured" });
  const firstName = drawer.getByLabel(/^First name/);
  await page.goto("/insured/policies");
  await page.getByRole("button", { name: /^New insured/ }).click();
  await firstName.fill("Drafty");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: /^New insured/ }).click();
  await expect(firstName).toHaveValue("Drafty");
  await page.reload();
  await page.getByRole("button", { name: /^New insured/ }).click();
  await expect(firstName).toHaveValue("");
});
