/** Deletes files that no record refers to: abandoned uploads, and files of purged records. */
import { sql } from "drizzle-orm";
import { type Db, selectRows } from "../db/database";
import { KEPT_MS } from "../db/removed-records";
import { keyInName, nameInAddress, thumbnailName } from "./object-names";
import type { Storage } from "./storage";

/** The share of the bucket that a run may delete without an operator's permission. */
export const PURGED_SHARE = 0.05;

export type FilePurge = {
  db: Db;
  storage: Storage;
  log: Record<"info" | "warn", (fields: object, message: string) => void>;
  /** From 0 to 1; 1 is an operator's permission to delete every unreferenced file. */
  share: number;
};

/** Returns the names of files that records, or deleted records that can be restored, refer to. */
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
 * Deletes the oldest unreferenced files, at most a share of the bucket (but at least one file), and logs each. A file
 * is kept as long as a deleted record, because an edit that refers to the file may wait that long to be sent.
 */
export async function purgeUnnamedFiles({ db, storage, log, share }: FilePurge, now: string): Promise<void> {
  const files = await storage.files();
  const usedNames = await namesInUse(db);
  const cutoff = Date.parse(now) - KEPT_MS;
  const unreferenced = files.filter(({ name, modifiedAt }) => modifiedAt < cutoff && !usedNames.has(name));
  if (unreferenced.length === 0) return;
  if (share < 1 && !files.some(({ name }) => usedNames.has(name))) {
    log.warn({ unnamed: unreferenced.length }, "no file was deleted: no record names any file of the bucket");
    return;
  }
  const oldestFirst = unreferenced.toSorted((a, b) => a.modifiedAt - b.modifiedAt);
  const limit = Math.max(1, Math.floor(files.length * share));
  for (const { name } of oldestFirst.slice(0, limit)) {
    await storage.remove(name);
    log.info({ file: name }, "a file that no record names was deleted");
  }
  const left = oldestFirst.length - limit;
  if (left > 0) {
    log.warn({ left, limit }, "more files have no record than one run deletes; STORAGE_PURGE_PERCENT raises the limit");
  }
}
