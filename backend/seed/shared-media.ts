/** Photos of the other seeded claims: the files of the demo's home, each with a record of its own. */
import type { Image, Region } from "../../lib/domain/entities";
import { thumbnailName } from "../storage/object-names";
import type { Chance } from "./chance";
import type { FiledClaim } from "./insert-claims";
import type { MediaManifest, PictureFacts } from "./media-manifest";
import { type AddressOf, type MediaRecords, pictureKey, pictureName, tagsOfPicture, visitOf } from "./media-records";
import { seedKey } from "./seed-key";

/** Rooms of the home whose photos a room of this name uses. */
const SIMILAR_ROOMS: Record<string, readonly string[]> = {
  Bathroom: ["Bathroom", "En suite"],
  Bedroom: ["Bedroom 1", "Bedroom 2", "Bedroom 3", "Main bedroom"],
  "Dining room": ["Dining room"],
  Garage: ["Laundry", "Storage"],
  Hallway: ["Hall", "Landing"],
  Kitchen: ["Kitchen"],
  "Living room": ["Living room"],
  Office: ["Study"],
};
const MAX_PHOTOS = 3;
const SECONDS_PER_PHOTO = 24;
/** Degrees: a phone's position indoors is off by about ten meters. */
const MAX_POSITION_ERROR = 0.0001;

function choosePhotos(chance: Chance, pictures: readonly PictureFacts[], room: string): PictureFacts[] {
  const names = SIMILAR_ROOMS[room];
  if (!names) return [];
  const name = chance.pick(names);
  return pictures.filter((picture) => picture.room === name).slice(0, chance.whole(1, MAX_PHOTOS));
}

/** Creates photos and tags for the rooms whose scan has arrived. */
export function sharedMedia(
  chance: Chance,
  manifest: MediaManifest,
  { contact, claim }: FiledClaim,
  addressOf: AddressOf,
): MediaRecords {
  const media: MediaRecords = { images: [], videos: [], tags: [] };
  const { latitude, longitude } = contact.property;
  const near = (center: number | null | undefined): number | null =>
    center == null ? null : Number((center + (chance.next() - 0.5) * 2 * MAX_POSITION_ERROR).toFixed(5));
  const hasArrived = ({ key }: Region): boolean =>
    claim.scans.some(({ regionKey, status }) => regionKey === key && status !== "new");
  for (const region of claim.regions.filter(hasArrived)) {
    for (const [index, picture] of choosePhotos(chance, manifest.pictures, region.name).entries()) {
      const takenAt = visitOf(claim) + media.images.length * SECONDS_PER_PHOTO * 1000;
      const image: Image = {
        key: seedKey("image", `${region.key} ${index}`),
        parentKey: region.key,
        parentType: "region",
        companyKey: claim.project.companyKey,
        url: addressOf(pictureName(picture.file)),
        thumbnailUrl: addressOf(thumbnailName(pictureKey(picture.file))),
        width: picture.width,
        height: picture.height,
        status: "analyzed",
        createdAt: new Date(takenAt).toISOString(),
        takenAt: new Date(takenAt).toISOString(),
        latitude: near(latitude),
        longitude: near(longitude),
        videoTimestamp: null,
      };
      media.images.push(image);
      if (chance.isTrue(0.6)) media.tags.push(...tagsOfPicture(picture, image.key, index === 0, takenAt + 3_600_000));
    }
  }
  return media;
}
