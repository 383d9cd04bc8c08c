/** Files of the bucket that no record names: uploads that were given up, and what was deleted for good. */
import { sql } from "drizzle-orm";
import { type Db, selectRows } from "../db/database";
import { KEPT_MS } from "../db/removed-records";
import { keyInName, nameInAddress, thumbnailName } from "./object-names";
import type { Storage } from "./storage";

/** Of records, and of deleted ones for as long as they may come back. */
async function namesInUse(db: Db): Promise<Set<string>> {
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

/** A file is given as long to become a record's as a deleted record is kept: an edit may wait that long to be sent. */
export async function purgeUnnamedFiles(db: Db, storage: Storage, now: string): Promise<void> {
  const old = await storage.namesSince(Date.parse(now) - KEPT_MS);
  if (old.length === 0) return;
  const used = await namesInUse(db);
  for (const name of old.filter((each) => !used.has(each))) await storage.remove(name);
}
