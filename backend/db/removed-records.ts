/**
 * Keeps deleted records for 30 days with the records below them; creating a record again under its key restores them
 * (undo).
 */
import { eq, lt, sql } from "drizzle-orm";
import { DAY_MS } from "../../lib/domain/constants";
import type { DocumentRecord, Image, Region } from "../../lib/domain/entities";
import { conflict } from "../failures/failure";
import type { Db } from "./database";
import { among, insertDocIfNew, lockDoc, selectDocs } from "./records";
import type { Removed } from "./removed-content";
import { bookmarks, documents, images, regions, removedRecords, scans, tags, videos } from "./schema";

export const KEPT_MS = 30 * DAY_MS;

const keysOf = (records: readonly { key: string }[]) => records.map((record) => record.key);

/** Returns all records below a region, at every depth. */
async function readRegionContent(db: Db, region: Region): Promise<Removed> {
  const scanDocs = await selectDocs(db, scans, eq(scans.regionKey, region.key));
  const videoDocs = await selectDocs(db, videos, eq(videos.regionKey, region.key));
  const imageDocs = await selectDocs(db, images, among(images.parentKey, [region.key, ...keysOf(videoDocs)]));
  const tagDocs = await selectDocs(db, tags, among(tags.imageKey, keysOf(imageDocs)));
  return { parentKey: region.surveyKey, scans: scanDocs, videos: videoDocs, images: imageDocs, tags: tagDocs };
}

async function storeRemoved(db: Db, key: string, content: Removed, now: string): Promise<void> {
  const row = { content, removedAt: now };
  await db
    .insert(removedRecords)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: removedRecords.key, set: row });
}

/** Purges records that can no longer be restored, and their bookmarks. */
export async function purgeRemovedRecords(db: Db, now: string): Promise<void> {
  const cutoff = new Date(Date.parse(now) - KEPT_MS).toISOString();
  await db.transaction(async (tx) => {
    const purged = await tx.delete(removedRecords).where(lt(removedRecords.removedAt, cutoff)).returning();
    const targets = purged.flatMap(({ key, content }) => [key, ...keysOf(content.images ?? [])]);
    await tx.delete(bookmarks).where(among(sql`doc->>'targetKey'`, targets));
  });
}

/** Removes an image with its tags. */
export async function removeImage(db: Db, image: Image, now: string): Promise<void> {
  const imageTags = await selectDocs(db, tags, eq(tags.imageKey, image.key));
  const { key, parentKey, createdAt, url } = image;
  await storeRemoved(db, key, { parentKey, createdAt, url, image, tags: imageTags }, now);
  await db.delete(images).where(eq(images.key, image.key));
}

export async function removeDocument(db: Db, document: DocumentRecord, now: string): Promise<void> {
  const { key, projectKey, createdAt, url } = document;
  await storeRemoved(db, key, { parentKey: projectKey, createdAt, url }, now);
  await db.delete(documents).where(eq(documents.key, document.key));
}

/** Removes a region and returns its content. Scans, videos and tags are deleted by cascade, images by trigger. */
export async function removeRegion(db: Db, region: Region, now: string): Promise<Removed> {
  await lockDoc(db, regions, region.key);
  const content = await readRegionContent(db, region);
  await storeRemoved(db, region.key, content, now);
  await db.delete(regions).where(eq(regions.key, region.key));
  return content;
}

/**
 * Takes the stored content of a deleted key, once, for a call that creates the record again. Returns null if there is
 * none. Throws a conflict if the record had another parent, so that a reused key gives access to no other file.
 */
export async function takeRemoved(db: Db, key: string, parentKey: string): Promise<Removed | null> {
  const [taken] = await db.delete(removedRecords).where(eq(removedRecords.key, key)).returning();
  if (taken && taken.content.parentKey !== parentKey) throw conflict("A record with this key already exists.");
  return taken?.content ?? null;
}

/** Restores the records below a restored one; a record that was created again in the meantime stays as it is. */
export async function restoreContent(db: Db, content: Removed | null): Promise<void> {
  for (const scan of content?.scans ?? []) await insertDocIfNew(db, scans, scan);
  for (const video of content?.videos ?? []) await insertDocIfNew(db, videos, video);
  for (const image of content?.images ?? []) await insertDocIfNew(db, images, image);
  for (const tag of content?.tags ?? []) await insertDocIfNew(db, tags, tag);
}
