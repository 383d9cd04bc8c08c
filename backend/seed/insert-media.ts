/** The demo's photos and videos: files in the bucket, records in the database. */
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

/** Directory of the rendered files, and the bucket that they are copied into. */
export type MediaPlaces = { directory: string; storage: Storage };

/**
 * Inserts the media; the first claim is the home's. Without rendered files the demo has no photos. `isIncluded` selects
 * the claims that get records; records are created for all claims, so that each is the same for every selection.
 */
export async function insertMedia(
  db: Db,
  { directory, storage }: MediaPlaces,
  filed: readonly FiledClaim[],
  isIncluded: (filed: FiledClaim) => boolean = () => true,
): Promise<void> {
  const [home, ...others] = filed;
  const manifest = readManifest(directory);
  if (!home || !manifest) return;
  const addressOf = (name: string): string => storage.addressOf(name);
  // Other claims share the home's files, which get new times only together with the home.
  await placeMedia(storage, directory, manifest, visitOf(home.claim), !isIncluded(home));
  const chance = new Chance(77);
  const all = [
    homeMedia(manifest, home.claim, addressOf),
    ...others.map((each) => sharedMedia(chance, manifest, each, addressOf)),
  ];
  const included = all.filter((_, index) => filed[index] && isIncluded(filed[index]));
  await insertDocs(
    db,
    tables.videos,
    included.flatMap(({ videos }) => videos),
  );
  await insertDocs(
    db,
    tables.images,
    included.flatMap(({ images }) => images),
  );
  await insertDocs(
    db,
    tables.tags,
    included.flatMap(({ tags }) => tags),
  );
}
