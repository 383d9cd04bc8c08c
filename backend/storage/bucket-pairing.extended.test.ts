/** @jest-environment ./tests/support/pglite-environment.mjs */
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "@/backend/db/migrate";
import { installations } from "@/backend/db/schema";
import { openTestDatabase, type TestDatabase } from "@/tests/support/test-database";
import { pairBucket } from "./bucket-pairing";
import { objectName } from "./object-names";
import { putStoredFile, Storage } from "./storage";

const NOW = "2026-03-02T10:00:00.000Z";

let database: TestDatabase;
let directory: string;
let storage: Storage;
beforeEach(async () => {
  database = await openTestDatabase("empty", (db) => migrate(db, path.join(process.cwd(), "backend/db/migrations")));
  directory = await mkdtemp(path.join(tmpdir(), "lintel-pairing-"));
  storage = new Storage({ directory, origin: "https://files.test", secret: "secret" });
}, 120_000);
afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

const pair = (isDemo = false) => pairBucket(database.db, storage, NOW, isDemo);
const put = (key: string) => putStoredFile(storage, objectName(key, "jpg"), Buffer.from([1]));
const putFirst = () => put("img-1");
/** Stores uploads one minute apart, the oldest first. */
async function putUploads(count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await put(`img-${index}`);
    const written = new Date(Date.parse(NOW) + index * 60_000);
    await utimes(storage.fileOf(objectName(`img-${index}`, "jpg")), written, written);
  }
}
async function recordUploads(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const image = { key, parentKey: "reg-1", url: storage.addressOf(objectName(key, "jpg")) };
    await database.db.execute(`insert into image (doc) values ('${JSON.stringify(image)}')`);
  }
}
const keysUpTo = (count: number) => Array.from({ length: count }, (_, index) => `img-${index + 1}`);
const databaseId = async () => (await database.db.select().from(installations))[0]?.id ?? "";

test("a new bucket gets the database's id, and is recognized by it", async () => {
  await pair();
  expect((await readFile(storage.databaseIdFile, "utf8")).trim()).toBe(await databaseId());
  await putFirst();
  await pair();
});

test("refuses the bucket of another database, also in the demo", async () => {
  await pair();
  await writeFile(storage.databaseIdFile, "11111111-2222-3333-4444-555555555555\n");
  await expect(pair()).rejects.toThrow(/^The bucket belongs to another database \(11111111-/);
  await expect(pair(true)).rejects.toThrow(/^The bucket belongs to another database/);
});

test("refuses a bucket with unreferenced files until an operator writes the id into it", async () => {
  await putFirst();
  await expect(pair()).rejects.toThrow(
    /^The database has a record of 0 of the bucket's 1 uploads, and of 0 of the newest 1\. .*If they belong together, write/,
  );
  expect(await storage.readDatabaseId()).toBeNull();
  await writeFile(storage.databaseIdFile, await databaseId());
  await pair();
});

test("recognizes a bucket without an id by its uploads", async () => {
  await putFirst();
  await recordUploads(["img-1"]);
  await pair();
  expect(await storage.readDatabaseId()).toBe(await databaseId());
});

test("refuses a bucket without an id if the database has records of less than half its uploads", async () => {
  await putUploads(5);
  await recordUploads(["img-1", "img-5"]);
  await expect(pair()).rejects.toThrow(
    /^The database has a record of 2 of the bucket's 5 uploads, and of 2 of the newest 5\./,
  );
  expect(await storage.readDatabaseId()).toBeNull();
  await recordUploads(["img-3"]);
  await pair();
});

test("refuses a bucket without an id if the database is older than its newest uploads", async () => {
  await putUploads(60);
  await recordUploads(keysUpTo(45));
  await expect(pair()).rejects.toThrow(
    /^The database has a record of 45 of the bucket's 60 uploads, and of 5 of the newest 20\./,
  );
  expect(await storage.readDatabaseId()).toBeNull();
});

test("accepts a bucket without an id that has many old unreferenced uploads", async () => {
  await putUploads(60);
  await recordUploads(keysUpTo(60).slice(30));
  await pair();
  expect(await storage.readDatabaseId()).toBe(await databaseId());
});

test("a database that had a bucket refuses an empty one, except in the demo", async () => {
  await pair();
  await rm(storage.databaseIdFile);
  await expect(pair()).rejects.toThrow(/^The bucket is empty and not the one/);
  await pair(true);
});
