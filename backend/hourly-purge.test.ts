/** @jest-environment ./tests/support/pglite-environment.mjs */
import { rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { putStoredFile } from "@/backend/storage/storage";
import type { EndpointName } from "@/lib/contract/endpoints";
import type { Image, Insured } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { COMPANY_KEY, MediaWorld } from "@/tests/support/media-world";
import { NOW, TestBackend } from "@/tests/support/test-backend";
import { bookmarks, installations, removedRecords } from "./db/schema";
import { purgeAll, startPurging } from "./hourly-purge";
import { objectName, thumbnailName } from "./storage/object-names";
import { PURGED_SHARE } from "./storage/unnamed-files";

let backend: TestBackend;
let world: MediaWorld;
let lead: string;
beforeAll(async () => {
  backend = await TestBackend.start();
}, 120_000);
/** A purge ends the test's own session too. */
beforeEach(async () => {
  world = new MediaWorld(backend, await backend.tokenOf("employee"));
  lead = await backend.tokenOf("poweruser");
});
afterAll(() => backend.stop());

const DAY = 86_400_000;
const MP4 = Buffer.concat([Buffer.from("\x00\x00\x00\x18ftypmp42", "latin1"), Buffer.alloc(400)]);
const warnings: string[] = [];
const deleted: string[] = [];
const log = {
  info: (fields: object) => deleted.push((fields as { file: string }).file),
  warn: (_fields: object, message: string) => warnings.push(message),
};
beforeEach(() => {
  warnings.length = 0;
  deleted.length = 0;
});
/** Runs a purge that many days from now by the machine's time, which files carry, and makes its sweep due. */
async function purgeAfter(days: number, { db = backend.db, share = 1 } = {}): Promise<void> {
  await backend.db.update(installations).set({ filesPurgedAt: NOW });
  const options = { db, storage: backend.bucket.storage, log, share };
  await purgeAll(options, new Date(Date.now() + days * DAY).toISOString());
}
const isStored = async (name: string) => (await backend.bucket.storage.sizeOf(name)) !== null;
const call = (name: EndpointName, params: object) => backend.call(name, params, lead);

async function newPhoto(room: string): Promise<{ image: Image; file: string; small: string }> {
  const { body } = await world.call("image.create", await world.newImage(room));
  const image = body.image as Image;
  await backend.bucket.fetch(image.thumbnailUrl ?? "");
  return { image, file: objectName(image.key, "jpg"), small: thumbnailName(image.key) };
}

test("a file stays while a record names it or may name it again", async () => {
  const current = await newPhoto(await world.newRoom());
  const deleted = await newPhoto(await world.newRoom());
  const room = await world.newRoom();
  const ofRoom = await newPhoto(room);
  const unclaimed = await world.upload("image", Buffer.from([0xff, 0xd8, 0xff, 1]), "jpg");
  const unnamed = objectName(unclaimed.key, "jpg");
  for (const { key } of [current.image, deleted.image, ofRoom.image]) {
    await world.call("bookmark.create", { key: createKey("bookmark"), targetType: "image", targetKey: key });
  }
  await world.call("image.delete", { key: deleted.image.key });
  await world.call("region.delete", { key: room });

  await purgeAfter(29);
  for (const name of [current.file, current.small, deleted.file, deleted.small, ofRoom.file, ofRoom.small, unnamed]) {
    expect([name, await isStored(name)]).toEqual([name, true]);
  }

  // By the machine's clock the test's records are older than its files, so they expire first.
  await purgeAfter(31);
  expect(await backend.db.select().from(removedRecords)).toEqual([]);
  const marked = (await backend.db.select().from(bookmarks)).map(({ doc }) => doc.targetKey);
  expect(marked).toEqual([current.image.key]);
  for (const name of [current.file, current.small]) expect([name, await isStored(name)]).toEqual([name, true]);
  for (const name of [deleted.file, deleted.small, ofRoom.file, ofRoom.small, unnamed]) {
    expect([name, await isStored(name)]).toEqual([name, false]);
  }
  expect((await backend.bucket.fetch(current.image.url)).status).toBe(200);
  expect(warnings).toEqual([]);
});

test("an old file stays while its deleted record can be restored: a photo's, and those of a deleted room", async () => {
  const deletedPhoto = await newPhoto(await world.newRoom());
  const room = await world.newRoom();
  const ofRoom = await newPhoto(room);
  const film = await world.upload("video", MP4, "mp4");
  const video = { ...film, regionKey: room, duration: 1, width: 4, height: 3 };
  expect((await world.call("video.create", video)).status).toBe(200);
  await world.call("image.delete", { key: deletedPhoto.image.key });
  await world.call("region.delete", { key: room });
  const names = [deletedPhoto.file, ofRoom.file, objectName(film.key, "mp4")];
  const longAgo = new Date(Date.parse(NOW) - 90 * DAY);
  for (const name of names) await utimes(backend.bucket.storage.fileOf(name), longAgo, longAgo);
  const purgeAfterRemoval = async (days: number) => {
    await backend.db.update(installations).set({ filesPurgedAt: NOW });
    const options = { db: backend.db, storage: backend.bucket.storage, log, share: 1 };
    await purgeAll(options, new Date(Date.parse(backend.now) + days * DAY).toISOString());
  };
  await purgeAfterRemoval(29);
  for (const name of names) expect([name, await isStored(name)]).toEqual([name, true]);
  await purgeAfterRemoval(31);
  for (const name of names) expect([name, await isStored(name)]).toEqual([name, false]);
});

test("a file that two records name stays while one of them is left", async () => {
  const { image, file } = await newPhoto(await world.newRoom());
  await world.call("image.delete", { key: image.key });
  const other = await newPhoto(await world.newRoom());
  await backend.db.execute(
    `update image set doc = jsonb_set(doc, '{url}', '"https://files.test/${file}"') where key = '${other.image.key}'`,
  );
  await purgeAfter(31);
  expect([await isStored(file), await isStored(other.file)]).toEqual([true, false]);
});

test("a contact's files are deleted when its retention ends", async () => {
  const insured: Partial<Insured> = { key: createKey("insured"), familyName: "Marsh", companyKey: COMPANY_KEY };
  const [project, survey, region] = [createKey("project"), createKey("survey"), createKey("region")];
  await call("insured.createContact", insured);
  await call("project.create", { key: project, insuredKey: insured.key });
  await call("survey.create", { key: survey, projectKey: project });
  await call("region.create", { key: region, projectKey: project, surveyKey: survey, name: "Hall" });
  const { file, image } = await newPhoto(region);
  const paper = await world.upload("document", Buffer.from("%PDF-1.7"), "pdf");
  const document = { ...paper, projectKey: project, name: "Invoice.pdf", size: 8, contentType: "application/pdf" };
  expect((await call("document.create", document)).status).toBe(200);
  await call("bookmark.create", { key: "book-1", targetType: "image", targetKey: image.key });
  await call("insured.delete", { key: insured.key });
  await purgeAfter(31);
  expect([await isStored(file), await isStored(objectName(paper.key, "pdf"))]).toEqual([false, false]);
  expect(await backend.db.select().from(bookmarks).where(eq(bookmarks.key, "book-1"))).toEqual([]);
});

const putUnnamed = (count: number, name: string) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      putStoredFile(backend.bucket.storage, objectName(`${name}-${index}`, "jpg"), Buffer.from([1])),
    ),
  );
const countFiles = async () => (await backend.bucket.storage.files()).length;

test("a run deletes at most 5 % of the bucket, logs each file, and logs how many are left", async () => {
  await newPhoto(await world.newRoom());
  await putUnnamed(100, "img-many");
  const before = await countFiles();
  await purgeAfter(31, { share: PURGED_SHARE });
  expect(deleted).toHaveLength(Math.floor(before * 0.05));
  expect(await countFiles()).toBe(before - deleted.length);
  for (const name of deleted) expect([name, await isStored(name)]).toEqual([name, false]);
  expect(warnings).toEqual([expect.stringMatching(/^more files have no record than one run deletes/)]);
  const after = await countFiles();
  await purgeAll(
    { db: backend.db, storage: backend.bucket.storage, log, share: 1 },
    new Date(Date.now() + 31.5 * DAY).toISOString(),
  );
  expect(await countFiles()).toBe(after);
});

test("deletes nothing from a bucket whose files no record names, or that has another database's id", async () => {
  await putUnnamed(20, "img-strange");
  const before = await countFiles();
  await backend.db
    .transaction(async (tx) => {
      for (const table of ["image", "video", "document", "removed_record"]) await tx.execute(`delete from ${table}`);
      await tx.update(installations).set({ filesPurgedAt: NOW });
      const options = { db: tx, storage: backend.bucket.storage, log, share: PURGED_SHARE };
      await purgeAll(options, new Date(Date.now() + 31 * DAY).toISOString());
      tx.rollback();
    })
    .catch(() => undefined);
  expect(warnings).toEqual(["no file was deleted: no record names any file of the bucket"]);
  const [installation] = await backend.db.select().from(installations);
  await backend.db.update(installations).set({ id: "another" });
  await purgeAfter(31);
  await backend.db.update(installations).set({ id: installation?.id ?? "" });
  expect(warnings).toEqual([
    expect.any(String),
    "unfinished uploads could not be removed",
    "files that no record names could not be removed",
  ]);
  expect([await countFiles(), deleted]).toEqual([before, []]);
});

test("an unfinished upload survives every start and sweep for a day, and is deleted after it", async () => {
  const { storage } = backend.bucket;
  const upload = await storage.newTemporaryFile();
  await writeFile(upload, "half");
  const size = () =>
    stat(upload).then(
      ({ size: bytes }) => bytes,
      () => null,
    );
  const stop = startPurging({ db: backend.db, storage, log, share: 1 });
  await stop();
  await purgeAfter(0);
  expect(await size()).toBe(4);
  await purgeAfter(2);
  expect(await size()).toBeNull();
});

/** Partial files, as left by uploads whose process ended. */
async function putUnfinished(count: number): Promise<string[]> {
  const files: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const file = await backend.bucket.storage.newTemporaryFile();
    await writeFile(file, "half");
    // The last is the oldest.
    const written = new Date(Date.now() - index * 1_000);
    await utimes(file, written, written);
    files.push(file);
  }
  return files;
}

test("a run deletes the oldest 100 unfinished uploads, logs each, and logs how many are left", async () => {
  const files = await putUnfinished(103);
  const names = files.map((file) => `incoming/${path.basename(file)}`);
  await purgeAfter(2);
  expect(deleted).toEqual(names.slice(3).toReversed());
  expect(warnings).toEqual(["more unfinished uploads are old than one run deletes"]);
  await purgeAfter(2);
  expect(deleted.slice(100)).toEqual(names.slice(0, 3).toReversed());
  expect(warnings).toHaveLength(1);
});

test("keeps unfinished uploads in a bucket that has another database's id", async () => {
  const [file = ""] = await putUnfinished(1);
  const [installation] = await backend.db.select().from(installations);
  await backend.db.update(installations).set({ id: "another" });
  await purgeAfter(2);
  await backend.db.update(installations).set({ id: installation?.id ?? "" });
  expect([(await stat(file)).size, deleted]).toEqual([4, []]);
  expect(warnings).toContain("unfinished uploads could not be removed");
  await rm(file);
});

test("a purge that fails is logged, and the others still run", async () => {
  await putStoredFile(backend.bucket.storage, objectName("img-left", "jpg"), Buffer.from([1]));
  const broken = { ...backend.db, transaction: () => Promise.reject(new Error("no")) } as unknown as typeof backend.db;
  Object.setPrototypeOf(broken, Object.getPrototypeOf(backend.db) as object);
  await purgeAfter(31, { db: broken });
  expect(warnings).toEqual([
    "deleted contacts could not be removed",
    "deleted companies could not be removed",
    "deleted records could not be removed",
  ]);
  expect(await isStored(objectName("img-left", "jpg"))).toBe(false);
});
