/** The demo's pictures and films: files in the bucket, records in the database. */
import type { Db } from "../db/database";
import { insertDocs } from "../db/records";
import * as tables from "../db/schema";
import type { Storage } from "../storage/storage";
import { Chance } from "./chance";
import type { FiledClaim } from "./insert-claims";
import { readManifest } from "./media-manifest";
import { homeMedia, visitOf } from "./media-records";
import { placeMedia } from "./place-media";
import { sharedMedia } from "./shared-media";

/** Where the made files lie, and the bucket that they go into. */
export type MediaPlaces = { directory: string; storage: Storage };

/**
 * The first claim is the home's. Without made files the demo has no pictures. `isWanted`: whose records are added; all are
 * drawn, so that each is the same whichever others are wanted.
 */
export async function insertMedia(
  db: Db,
  { directory, storage }: MediaPlaces,
  filed: readonly FiledClaim[],
  isWanted: (filed: FiledClaim) => boolean = () => true,
): Promise<void> {
  const [home, ...others] = filed;
  const manifest = readManifest(directory);
  if (!home || !manifest) return;
  const addressOf = (name: string): string => storage.addressOf(name);
  // Others borrow the files of the home: only with the home itself do they get its new times.
  await placeMedia(storage, directory, manifest, visitOf(home.claim), !isWanted(home));
  const chance = new Chance(77);
  const all = [
    homeMedia(manifest, home.claim, addressOf),
    ...others.map((each) => sharedMedia(chance, manifest, each, addressOf)),
  ];
  const made = all.filter((_, at) => filed[at] && isWanted(filed[at]));
  await insertDocs(
    db,
    tables.videos,
    made.flatMap(({ videos }) => videos),
  );
  await insertDocs(
    db,
    tables.images,
    made.flatMap(({ images }) => images),
  );
  await insertDocs(
    db,
    tables.tags,
    made.flatMap(({ tags }) => tags),
  );
}
