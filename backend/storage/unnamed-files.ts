/** Files of the bucket that no record names: uploads that were given up, and what was deleted for good. */
import { sql } from "drizzle-orm";
import { type Db, selectRows } from "../db/database";
import { KEPT_MS } from "../db/removed-records";
import { keyInName, nameInAddress, thumbnailName } from "./object-names";
import type { Storage } from "./storage";

/** What part of the bucket a run may delete without a person's word. */
export const PURGED_SHARE = 0.05;

export type FilePurge = {
  db: Db;
  storage: Storage;
  log: Record<"info" | "warn", (fields: object, message: string) => void>;
  /** From 0 to 1; 1 is a person's word that whatever no record names may go. */
  share: number;
};

/** Of records, and of deleted ones for as long as they may come back. */
export async function namesInUse(db: Db): Promise<Set<string>> {
  const rows = await selectRows<{ url: string | null }>(
    db,
    sql`select doc->>'url' as url from image
      union all select doc->>'url' from video
      union all select doc->>'url' from document
      union all select doc->>'logoUrl' from company
      union all select doc->>'photoUrl' from employee
      union all select content->>'url' from removed_record
      union all select m->>'url' from removed_record, jsonb_array_elements(content->'images') m
      union all select v->>'url' from removed_record, jsonb_array_elements(content->'videos') v`,
  );
  const uploads = rows.flatMap(({ url }) => (url === null ? [] : (nameInAddress(url) ?? [])));
  return new Set(uploads.flatMap((name) => [name, thumbnailName(keyInName(name))]));
}

/**
 * Deletes the oldest such files, a share of the bucket at most (one file at least), and logs each. A file is given as long
 * to become a record's as a deleted record is kept: an edit may wait that long to be sent.
 */
export async function purgeUnnamedFiles({ db, storage, log, share }: FilePurge, now: string): Promise<void> {
  const files = await storage.files();
  const used = await namesInUse(db);
  const before = Date.parse(now) - KEPT_MS;
  const unnamed = files.filter(({ name, modifiedAt }) => modifiedAt < before && !used.has(name));
  if (unnamed.length === 0) return;
  if (share < 1 && !files.some(({ name }) => used.has(name))) {
    log.warn({ unnamed: unnamed.length }, "no file was deleted: no record names any file of the bucket");
    return;
  }
  const due = unnamed.toSorted((a, b) => a.modifiedAt - b.modifiedAt);
  const limit = Math.max(1, Math.floor(files.length * share));
  for (const { name } of due.slice(0, limit)) {
    await storage.remove(name);
    log.info({ file: name }, "a file that no record names was deleted");
  }
  const left = due.length - limit;
  if (left > 0) {
    log.warn({ left, limit }, "more files have no record than one run deletes; STORAGE_PURGE_PERCENT raises the limit");
  }
}
