/** The review of a room: its photos are uploaded, tagged, boxed, compared, deleted and restored. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { auditOf, auditOfThemes, keepPicture } from "./check-screen";
import { admit, expect, expectLastingURL, heldUndo, relay, test } from "./fixtures";
import { newRoom, rooms } from "./new-room";
import { DEMO_HOME_CLAIM, IMPORT_CLAIMS } from "./seeded";

const [, INSURED] = IMPORT_CLAIMS;
const MAX_NODES = 1_500;

test.use({ expectedErrors: /status of 503|Failed to load resource/ });

/** A photo that differs from all others of the run. */
async function jpeg(name: string, hue: number) {
  const background = { r: (hue * 53) % 256, g: (hue * 97) % 256, b: 128 };
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

const photoOf = (page: Page, at: number) => page.getByRole("img", { name: new RegExp(`^Photo ${at} of `) });

async function upload(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.getByLabel("Photos or videos", { exact: true }).setInputFiles(files);
}

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

type Photo = { key: string; url?: string; thumbnailUrl?: string };

/** Answers with the claim's rooms from the backend, but changes the photos of the open room. */
async function answerRooms(page: Page, change: (images: Photo[]) => Photo[]): Promise<void> {
  await page.route(/\/api\/backend\/region\?projectKey=/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { regions: { key: string; images?: Photo[] }[] };
    const room = body.regions.find(({ key }) => page.url().includes(key));
    if (room) room.images = change(room.images ?? []);
    await route.fulfill({ response, json: body });
  });
}

/** Adds, renames and deletes a tag with the keyboard alone; focus stays in the list of tags. */
async function tagByKeysAlone(page: Page): Promise<void> {
  const tags = page.getByRole("region", { name: "Tags" });
  await page.keyboard.press("t");
  await expect(tags.getByRole("combobox", { name: "Add tag" })).toBeFocused();
  await page.keyboard.type("Rust");
  await page.keyboard.press("Enter");
  await expect(tags.getByRole("button", { name: "Delete Rust" })).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(tags.getByRole("button", { name: "Delete Rust" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(tags.getByRole("combobox", { name: "Tag name" })).toBeFocused();
  await page.keyboard.type("Rot");
  await page.keyboard.press("Enter");
  await expect(tags.getByRole("button", { name: "Rename Rot" })).toBeVisible();
  await expect(tags.locator(":focus")).toHaveCount(1);
  await tags.getByRole("button", { name: "Delete Rot" }).press("Enter");
  await expect(tags.getByText("No tags on this photo yet.")).toBeVisible();
  await expect(tags.getByRole("combobox", { name: "Add tag" })).toBeFocused();
  await page.keyboard.press("Escape");
}

test("photos are uploaded, tagged by key, boxed by pointer, compared, deleted and restored", async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  await newRoom(page, INSURED, "Pantry");
  await upload(page, [await jpeg("a.jpg", 1), await jpeg("b.jpg", 2), await jpeg("c.jpg", 3)]);
  await upload(page, [{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") }]);
  await expect(page.getByText(/notes\.txt: /)).toBeVisible();
  await expect(photoOf(page, 1)).toBeVisible();
  await expect(rooms(page).getByRole("link", { name: /Pantry.*3 photos and videos/ })).toBeVisible();

  const tags = page.getByRole("region", { name: "Tags" });
  await page.keyboard.press("2");
  await expect(tags.getByRole("button", { name: "Show Mold on the photo" })).toBeVisible();
  await page.keyboard.press("b");
  const stage = await page
    .getByText(/^Drag over the photo/)
    .locator("..")
    .boundingBox();
  if (!stage) throw new Error("The stage has no place");
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
  await page.mouse.move(middle.x - 80, middle.y - 60);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y, { steps: 4 });
  await page.mouse.move(middle.x + 80, middle.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("button", { name: /^Box of Mold/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("button", { name: "Box of Mold" })).toBeVisible();
  await expect(page.getByText("1 of 3")).toBeVisible();

  await page.keyboard.press("j");
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("list", { name: "2 photos side by side" })).toBeVisible();
  await page.keyboard.press("+");
  await expectLastingURL(page, /(?=.*compare=)(?=.*cam=1\.25)/);
  await page.reload();
  await expect(page.getByRole("list", { name: "2 photos side by side" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("Delete");
  const undoButton = await heldUndo(page, "Photo deleted");
  await expect(page.getByText("2 of 2")).toBeVisible();
  await undoButton.click();
  await expect(page.getByText("2 of 3")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 of 3")).toBeVisible();

  await rooms(page)
    .getByRole("link", { name: /Pantry/ })
    .hover();
  await page.getByRole("button", { name: "More actions for Pantry" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const undoRoomButton = await heldUndo(page, "Pantry deleted");
  await expect(rooms(page).getByRole("link", { name: /Pantry/ })).toHaveCount(0);
  await undoRoomButton.click();
  await expect(rooms(page).getByRole("link", { name: /Pantry.*3 photos and videos/ })).toBeVisible();
  // Which photo is current depends on how far the deletion had come; the first photo has the box.
  await expect(page.getByText(/^[12] of 3$/)).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByRole("button", { name: "Box of Mold" })).toBeVisible();
});

test("a tag that gets no answer waits, and is then saved once", { tag: "@extended" }, async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  await newRoom(page, INSURED, "Larder");
  await upload(page, [await jpeg("a.jpg", 7)]);
  await expect(photoOf(page, 1)).toBeVisible();
  await expect(rooms(page).getByRole("link", { name: /Larder.*1 photo or video/ })).toBeVisible();
  const posted = async () =>
    (await relay.calls()).filter(({ method, path, status }) => `${method} ${path} ${status}` === "POST tag 200").length;
  const before = await posted();
  await relay.misbehave([{ match: "POST tag", times: 1, mode: "drop" }]);
  await page.keyboard.press("3");
  const tags = page.getByRole("region", { name: "Tags" });
  await expect(tags.getByRole("button", { name: "Show Crack on the photo" })).toBeVisible();
  await expect.poll(posted).toBe(before + 1);
  await page.reload();
  await expect(page.getByRole("button", { name: "Show Crack on the photo" })).toBeVisible();
});

test("a room's contact sheet passes axe in both themes and never has too many nodes", { tag: "@extended" }, async ({
  page,
}) => {
  await admit(page, "superadmin@lintel.test");
  await newRoom(page, INSURED, "Closet");
  await upload(page, await Promise.all(Array.from({ length: 12 }, (_, at) => jpeg(`${at}.jpg`, at))));
  await expect(rooms(page).getByRole("link", { name: /Closet.*12 photos and videos/ })).toBeVisible({
    timeout: 60_000,
  });
  await tagByKeysAlone(page);
  for (const view of ["photo", "sheet"] as const) {
    if (view === "sheet") await page.keyboard.press("s");
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      expect(await auditOf(page), `${view} ${theme}`).toEqual([]);
      await keepPicture(page, `region-${view}-${theme}`);
    }
  }
  expect(await nodesOf(page)).toBeLessThan(MAX_NODES);

  // A room with five hundred photos, as in large homes.
  await answerRooms(page, (images) =>
    Array.from({ length: 500 }, (_, at) => ({ ...images[at % 12], key: `img-${at}` })),
  );
  await page.reload();
  await expect(page.getByText("500 photos", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Photo 1", exact: true })).toBeFocused();
  expect(await nodesOf(page)).toBeLessThanOrEqual(MAX_NODES);
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "Photo 500", exact: true })).toBeFocused();
  expect(await nodesOf(page)).toBeLessThanOrEqual(MAX_NODES);
});

test("photos in comparison pass axe in both themes", { tag: "@extended" }, async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  await newRoom(page, INSURED, "Porch");
  await upload(page, [await jpeg("a.jpg", 21), await jpeg("b.jpg", 22)]);
  await expect(rooms(page).getByRole("link", { name: /Porch.*2 photos and videos/ })).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("list", { name: "2 photos side by side" })).toBeVisible();
  expect(await auditOfThemes(page)).toEqual([]);
});

test("photos with expired addresses load again after one more read", { tag: "@extended" }, async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  // A seeded room, so that no upload of the test is in flight and reloads the room.
  await page.goto(`/insured/policies?search=${encodeURIComponent(DEMO_HOME_CLAIM)}`);
  await page.getByRole("table").getByRole("link", { name: DEMO_HOME_CLAIM }).first().click();
  const room = await page.locator('a[href*="/region-review/"]').first().getAttribute("href");
  await page.goto("about:blank");
  let reads = 0;
  await answerRooms(page, (images) => {
    reads += 1;
    const expired = (address?: string) => address?.replace(/expires=\d+/, "expires=1700000000");
    return reads > 1
      ? images
      : images.map((one) => ({ ...one, url: expired(one.url), thumbnailUrl: expired(one.thumbnailUrl) }));
  });
  await page.goto(room ?? "");
  await expect(photoOf(page, 1)).toBeVisible();
  const strip = page.getByRole("navigation", { name: /^Photos and videos of / });
  const photos = strip.getByRole("button", { name: /^Photo / });
  const areLoaded = () =>
    photos.evaluateAll(
      (all) => all.length > 1 && all.every((one) => (one.querySelector("img")?.naturalWidth ?? 0) > 0),
    );
  await expect.poll(areLoaded).toBe(true);
  const photoWidth = () => photoOf(page, 1).evaluate((one) => (one as HTMLImageElement).naturalWidth);
  await expect.poll(photoWidth).toBeGreaterThan(0);
  expect(reads).toBe(2);
});
