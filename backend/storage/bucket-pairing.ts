/**
 * Pairs database and bucket by an id that both store, so that a wrong address of either is found before it does harm.
 */
import { sql } from "drizzle-orm";
import { type Db, selectRows } from "../db/database";
import { installations } from "../db/schema";
import { parseName } from "./object-names";
import type { Storage } from "./storage";
import { namesInUse } from "./unnamed-files";

type Installation = { id: string; pairedAt: string | null };

async function readInstallation(db: Db): Promise<Installation> {
  const [found] = await db.select().from(installations);
  if (!found) throw new Error("The database has lost its id: table installation is empty.");
  return found;
}

/** Returns whether the bucket belongs to this database; false if the bucket has no id. */
export async function isPaired(db: Db, storage: Storage): Promise<boolean> {
  return (await storage.readDatabaseId()) === (await readInstallation(db)).id;
}

/**
 * Share of an unmarked bucket's uploads that the database must have records of. Abandoned uploads accumulate over
 * years, but an upload gets its record within moments: only an older copy of the database lacks the newest ones.
 */
const RECORDED_SHARE = 0.5;
const NEWEST_COUNT = 20;

/** Throws with instructions unless a bucket without an id can safely be paired with this database. */
async function checkNewBucket(db: Db, storage: Storage, { id, pairedAt }: Installation, isDemo: boolean) {
  const files = await storage.files();
  const advice = `If they belong together, write ${id} into ${storage.databaseIdFile}.`;
  if (files.length > 0) {
    // The bucket may be from a version without ids.
    const used = await namesInUse(db);
    const countRecorded = (checked: readonly { name: string }[]) => checked.filter(({ name }) => used.has(name)).length;
    const uploads = files.filter(({ name }) => parseName(name)?.isThumbnail === false);
    const newest = uploads.toSorted((a, b) => b.modifiedAt - a.modifiedAt).slice(0, NEWEST_COUNT);
    const isRecorded = [uploads, newest].every((checked) => countRecorded(checked) >= checked.length * RECORDED_SHARE);
    if (uploads.length > 0 && isRecorded) return;
    throw new Error(
      `The database has a record of ${countRecorded(uploads)} of the bucket's ${uploads.length} uploads, and of ${countRecorded(newest)} of the newest ${newest.length}. At least half of both is expected. ${advice}`,
    );
  }
  if (pairedAt !== null && !isDemo) {
    throw new Error(`The bucket is empty and not the one that this database was started with before. ${advice}`);
  }
}

/**
 * Pairs an unused bucket with this database; throws if the bucket belongs or may belong to another database. The
 * first purge of unreferenced files is due a day later.
 */
export async function pairBucket(db: Db, storage: Storage, now: string, isDemo: boolean): Promise<void> {
  const installation = await readInstallation(db);
  const found = await storage.readDatabaseId();
  if (found === null) {
    await checkNewBucket(db, storage, installation, isDemo);
    await storage.writeDatabaseId(installation.id);
  }
  if ((await storage.readDatabaseId()) !== installation.id) {
    throw new Error(
      `The bucket belongs to another database (${await storage.readDatabaseId()}, this one is ${installation.id}). Check DATABASE_URL, DATA_DIR and STORAGE_DIR.`,
    );
  }
  if (installation.pairedAt === null) await db.update(installations).set({ pairedAt: now, filesPurgedAt: now });
}

/** Claims the next purge for this process; returns false if none is due. Times are ISO 8601 UTC. */
export async function takeFilePurge(db: Db, now: string, dueBefore: string): Promise<boolean> {
  const taken = await selectRows(
    db,
    sql`update installation set files_purged_at = ${now} where files_purged_at <= ${dueBefore} returning id`,
  );
  return taken.length > 0;
}
