/**
 * Media of a room: twenty photos of which three first fail, a video with its snapshots, suggestions of the detector.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { heicBytes, mp4Bytes } from "../support/file-bytes";
import { look, violationsOf } from "./check-screen";
import { admit, expect, test } from "./fixtures";
import { newRoom, rooms } from "./new-room";
import { IMPORT_CLAIMS } from "./seeded";

const [INSURED] = IMPORT_CLAIMS;
const MEDIA = path.resolve("backend/seed/media");

test.use({ expectedErrors: /Failed to load resource/ });

type Upload = { name: string; mimeType: string; buffer: Buffer };
const demoFile = (name: string, mimeType: string): Upload => ({
  name,
  mimeType,
  buffer: readFileSync(path.join(MEDIA, name)),
});

async function jpeg(index: number): Promise<Upload> {
  const background = { r: (index * 53) % 256, g: (index * 97) % 256, b: 90 };
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `photo-${index}.jpg`, mimeType: "image/jpeg", buffer };
}

const send = (page: Page, files: Upload[]) => page.getByLabel("Photos or videos", { exact: true }).setInputFiles(files);

/** Fails uploads to the bucket, which is another origin, if `isRefused` returns true for their number. */
async function refusePosts(page: Page, isRefused: (count: number) => boolean): Promise<void> {
  const appOrigin = new URL(page.url()).origin;
  let count = 0;
  await page.route(
    ({ origin }) => origin !== appOrigin,
    (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      count += 1;
      return isRefused(count) ? route.abort("failed") : route.fallback();
    },
  );
}

/** Collects the bodies of the calls that create photos. */
function sentPhotos(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    const isPhoto = request.method() === "POST" && new URL(request.url()).pathname === "/api/backend/image";
    if (isPhoto) sent.push(request.postDataJSON());
  });
  return sent;
}

test("uploads continue after leaving their room; leaving the app asks, and failed uploads link back to the room", {
  tag: "@extended",
}, async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  await newRoom(page, INSURED, "Pantry left alone");
  const appOrigin = new URL(page.url()).origin;
  let fail = () => {};
  const isFailing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(
    ({ origin }) => origin !== appOrigin,
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await isFailing;
      return route.abort("failed");
    },
  );
  await send(page, [await jpeg(1), await jpeg(2)]);
  await expect(page.getByText("2 files uploading")).toBeVisible();
  const room = page.url();
  await page.getByRole("link", { name: new RegExp(`^${INSURED}, `) }).click();
  await expect(page.getByRole("heading", { level: 1, name: INSURED })).toBeVisible();

  const [question] = await Promise.all([page.waitForEvent("dialog"), page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(page.getByRole("alertdialog", { name: "Log Out" })).toContainText(
    "2 files are still uploading. They are lost when you log out.",
  );
  await page.getByRole("button", { name: "Cancel" }).click();

  fail();
  await expect(page.getByText("2 files weren't sent to “Pantry left alone”.")).toBeVisible();
  await expect(page.getByText("2 files weren't sent.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show room" }).click();
  await expect(page).toHaveURL(room);
  await expect(page.getByText("2 files failed")).toBeVisible();
  await expect(page.getByText(/weren't sent/)).toHaveCount(0);
});

test("three of twenty photos fail, are named and retried, and then the room has all twenty", {
  tag: "@extended",
}, async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  await newRoom(page, INSURED, "Pantry of twenty");
  await refusePosts(page, (count) => [4, 9, 15].includes(count));
  const sent = sentPhotos(page);
  await send(page, await Promise.all(Array.from({ length: 20 }, (_, index) => jpeg(index))));
  // Twenty uploads to the bucket, and one queue for their records.
  await expect(page.getByText("3 files failed")).toBeVisible({ timeout: 60_000 });
  await expect(rooms(page).getByRole("link", { name: /Pantry of twenty.*17 photos and videos/ })).toBeVisible();
  await page.keyboard.press("s");
  await expect(page.getByRole("button", { name: /^Retry photo-\d+\.jpg$/ })).toHaveCount(3);
  await page.getByRole("button", { name: "Retry all" }).click();
  await expect(rooms(page).getByRole("link", { name: /Pantry of twenty.*20 photos and videos/ })).toBeVisible();
  await expect(page.getByText("3 files failed")).toHaveCount(0);
  // Previewed before they are sent, in order.
  await expect.poll(() => sent.length).toBe(20);
  for (const record of sent) {
    expect(record).toMatchObject({ status: "new", parentType: "region", width: 300, height: 200 });
    expect(record).not.toHaveProperty("isOptimistic");
  }
  await page.reload();
  await expect(page.getByText("1 of 20")).toBeVisible();
});

test("files are recognized by their bytes, and unusable ones are refused before anything is sent", async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  await newRoom(page, INSURED, "Closet of odd names");
  const sent = sentPhotos(page);
  const { buffer } = await jpeg(3);
  const png = await sharp(buffer).png().toBuffer();
  const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: "", buffer: Buffer.from(bytes) });
  await send(page, [
    file("IMG_1.jpg", heicBytes()),
    file("walk.mov", mp4Bytes({ brand: "qt  ", codecs: ["hvc1"] })),
    file("cut.mp4", mp4Bytes({ isIndexFirst: true }).slice(0, -20)),
    file("photo.jpg", png),
  ]);
  const refused = page.getByText(/^3 files were not added\./);
  await expect(refused).toContainText("IMG_1.jpg: HEIC photos aren’t supported yet.");
  await expect(refused).toContainText("walk.mov: This browser can’t play HEVC video.");
  await expect(refused).toContainText("cut.mp4: This video is incomplete");
  await expect(rooms(page).getByRole("link", { name: /Closet of odd names.*1 photo or video/ })).toBeVisible();
  await expect.poll(() => sent).toMatchObject([{ width: 300, height: 200, url: expect.stringMatching(/\.png$/) }]);
});

/** Drops or pastes photos on the page, as from a folder or the clipboard. */
async function addPhotos(page: Page, how: "drop" | "paste", names: string[]): Promise<void> {
  const { buffer } = await jpeg(7);
  await page.evaluate(
    ([kind, text, fileNames]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      for (const name of fileNames) data.items.add(new File([bytes], name, { type: "image/jpeg" }));
      const options = { bubbles: true, cancelable: true };
      if (kind === "paste") {
        document.body.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: data }));
        return;
      }
      document.body.dispatchEvent(new DragEvent("dragover", { ...options, dataTransfer: data }));
      document.body.dispatchEvent(new DragEvent("drop", { ...options, dataTransfer: data }));
    },
    [how, buffer.toString("base64"), names] as const,
  );
}

test("forty-nine photos are dropped and one is pasted; one is canceled during upload, the others arrive", {
  tag: "@extended",
}, async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  await newRoom(page, INSURED, "Loft of fifty");
  const appOrigin = new URL(page.url()).origin;
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(
    ({ origin }) => origin !== appOrigin,
    async (route) => {
      if (route.request().method() === "POST") await isOpen;
      // A canceled upload cannot be continued.
      await route.fallback().catch(() => {});
    },
  );
  await addPhotos(
    page,
    "drop",
    Array.from({ length: 49 }, (_, index) => `dropped-${index}.jpg`),
  );
  await expect(page.getByText("49 files uploading")).toBeVisible();
  await addPhotos(page, "paste", ["pasted.jpg"]);
  await expect(page.getByText("50 files uploading")).toBeVisible();
  await page.getByRole("button", { name: "Cancel dropped-0.jpg" }).click();
  await expect(page.getByText("49 files uploading")).toBeVisible();
  open();
  await expect(rooms(page).getByRole("link", { name: /Loft of fifty.*49 photos and videos/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(/files? uploading/)).toHaveCount(0);
});

test("snapshots are taken of a video, a snapshot leads back to its frame, and a crack is detected and accepted", {
  tag: "@extended",
}, async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
  await newRoom(page, INSURED, "Cellar of films");
  await send(page, [demoFile("kitchen-walk.mp4", "video/mp4")]);
  await expect(rooms(page).getByRole("link", { name: /Cellar of films.*1 photo or video/ })).toBeVisible();
  const film = page.locator("video");
  await expect(film).toHaveJSProperty("videoWidth", 800);
  const sent = sentPhotos(page);

  await refusePosts(page, (count) => count === 1);
  await page.keyboard.press("p");
  await expect(page.getByText("Take snapshot failed")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Snapshot at/ })).toHaveCount(0);

  await page.getByRole("slider", { name: "Video timeline" }).fill("3");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeCloseTo(3, 1);
  await page.getByRole("button", { name: "Take snapshot" }).click();
  await expect(page.getByText("Snapshot taken")).toBeVisible();
  await expect(page.getByRole("button", { name: "Snapshot at 0:03" })).toBeVisible();
  // Previewed before it is sent.
  await expect.poll(() => sent).toMatchObject([{ parentType: "video", status: "analyzed", width: 800, height: 600 }]);
  expect(sent[0]?.videoTimestamp).toBeCloseTo(3, 1);

  // The video has fifteen frames a second: each press is one frame.
  const frame = () => film.evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime * 15 + 1e-3));
  await page.keyboard.press(".");
  await expect.poll(frame).toBe(46);
  await page.keyboard.press(".");
  await expect.poll(frame).toBe(47);
  await page.keyboard.press(",");
  await expect.poll(frame).toBe(46);

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }

  await page.keyboard.press("j");
  await page.getByRole("button", { name: /^Show in video/ }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeCloseTo(3, 1);

  await send(page, [demoFile("living-room-4.jpg", "image/jpeg")]);
  await expect(rooms(page).getByRole("link", { name: /Cellar of films.*3 photos and videos/ })).toBeVisible();
  // The photo was taken before the video, so it comes first once its time has been read.
  await page.getByRole("button", { name: "Photo 1", exact: true }).click();
  await expect(page.getByText(/from the property$/)).toBeVisible();
  await page.keyboard.press("d");
  await expect(page.getByRole("button", { name: "Accept Crack" })).toBeVisible();
  await look(page, "room-suggestions");
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Show Crack on the photo" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Box of Crack" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: "Show Crack on the photo" })).toHaveCount(0);
});
