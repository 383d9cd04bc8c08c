/** @jest-environment ./tests/support/pglite-environment.mjs */
import { eq } from "drizzle-orm";
import { putStoredFile } from "@/backend/storage/storage";
import type { EndpointName } from "@/lib/contract/endpoints";
import type { Image, Insured } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { COMPANY_KEY, MediaWorld } from "@/tests/support/media-world";
import { TestBackend } from "@/tests/support/test-backend";
import { bookmarks, removedRecords } from "./db/schema";
import { purgeAll } from "./hourly-purge";
import { objectName, thumbnailName } from "./storage/object-names";

let backend: TestBackend;
let world: MediaWorld;
let lead: string;
beforeAll(async () => {
  backend = await TestBackend.start();
}, 120_000);
/** A purge ends the sessions of its own past, too. */
beforeEach(async () => {
  world = new MediaWorld(backend, await backend.tokenOf("employee"));
  lead = await backend.tokenOf("poweruser");
});
afterAll(() => backend.stop());

const DAY = 86_400_000;
const warnings: string[] = [];
const log = { warn: (_error: object, message: string) => warnings.push(message) };
/** Files carry the machine's own time. */
const purgeAfter = (days: number) =>
  purgeAll({ db: backend.db, storage: backend.bucket.storage, log }, new Date(Date.now() + days * DAY).toISOString());
const isThere = async (name: string) => (await backend.bucket.storage.sizeOf(name)) !== null;
const call = (name: EndpointName, params: object) => backend.call(name, params, lead);

async function newPhoto(room: string): Promise<{ image: Image; file: string; small: string }> {
  const { body } = await world.call("image.create", await world.newImage(room));
  const image = body.image as Image;
  await backend.bucket.fetch(image.thumbnailUrl ?? "");
  return { image, file: objectName(image.key, "jpg"), small: thumbnailName(image.key) };
}

test("a file stays as long as a record names it, or may name it again", async () => {
  const kept = await newPhoto(await world.newRoom());
  const deleted = await newPhoto(await world.newRoom());
  const room = await world.newRoom();
  const ofRoom = await newPhoto(room);
  const unclaimed = await world.upload("image", Buffer.from([0xff, 0xd8, 0xff, 1]), "jpg");
  const left = objectName(unclaimed.key, "jpg");
  for (const { key } of [kept.image, deleted.image, ofRoom.image]) {
    await world.call("bookmark.create", { key: createKey("bookmark"), targetType: "image", targetKey: key });
  }
  await world.call("image.delete", { key: deleted.image.key });
  await world.call("region.delete", { key: room });

  await purgeAfter(29);
  for (const name of [kept.file, kept.small, deleted.file, deleted.small, ofRoom.file, ofRoom.small, left]) {
    expect([name, await isThere(name)]).toEqual([name, true]);
  }

  // The test's records are older than its files by the machine's clock: their time is over first.
  await purgeAfter(31);
  expect(await backend.db.select().from(removedRecords)).toEqual([]);
  const marked = (await backend.db.select().from(bookmarks)).map(({ doc }) => doc.targetKey);
  expect(marked).toEqual([kept.image.key]);
  for (const name of [kept.file, kept.small]) expect([name, await isThere(name)]).toEqual([name, true]);
  for (const name of [deleted.file, deleted.small, ofRoom.file, ofRoom.small, left]) {
    expect([name, await isThere(name)]).toEqual([name, false]);
  }
  expect((await backend.bucket.fetch(kept.image.url)).status).toBe(200);
  expect(warnings).toEqual([]);
});

test("two records may name one file: it goes with the last of them", async () => {
  const { image, file } = await newPhoto(await world.newRoom());
  await world.call("image.delete", { key: image.key });
  const other = await newPhoto(await world.newRoom());
  await backend.db.execute(
    `update image set doc = jsonb_set(doc, '{url}', '"https://files.test/${file}"') where key = '${other.image.key}'`,
  );
  await purgeAfter(31);
  expect([await isThere(file), await isThere(other.file)]).toEqual([true, false]);
});

test("a contact's files go with it when its time is over", async () => {
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
  expect([await isThere(file), await isThere(objectName(paper.key, "pdf"))]).toEqual([false, false]);
  expect(await backend.db.select().from(bookmarks).where(eq(bookmarks.key, "book-1"))).toEqual([]);
});

test("what fails does not keep the rest from its turn, and is told", async () => {
  await putStoredFile(backend.bucket.storage, objectName("img-left", "jpg"), Buffer.from([1]));
  const broken = { ...backend.db, transaction: () => Promise.reject(new Error("no")) } as unknown as typeof backend.db;
  Object.setPrototypeOf(broken, Object.getPrototypeOf(backend.db) as object);
  const now = new Date(Date.now() + 31 * DAY).toISOString();
  await purgeAll({ db: broken, storage: backend.bucket.storage, log }, now);
  expect(warnings).toEqual([
    "deleted contacts could not be removed",
    "deleted companies could not be removed",
    "deleted records could not be removed",
  ]);
  expect(await isThere(objectName("img-left", "jpg"))).toBe(false);
});
