/** Photos, videos and tags of the demo's home as records, from the renderer's manifest. */
import type { Image, Region, Tag, Video } from "../../lib/domain/entities";
import { objectName, thumbnailName } from "../storage/object-names";
import type { Claim } from "./demo-claim";
import type { FilmFacts, MediaManifest, PictureFacts, SeenRecord } from "./media-manifest";
import { seedKey } from "./seed-key";

export type MediaRecords = { images: Image[]; videos: Video[]; tags: Tag[] };
/** The address that a record stores for a file name. */
export type AddressOf = (name: string) => string;

const HOUR_MS = 3_600_000;
const VISIT_AFTER_MS = 3 * HOUR_MS;
const TAGGED_AFTER_MS = 2 * HOUR_MS;
/** Number of objects that a person would tag on a room's first photo. */
const MAX_OBJECTS = 2;
const MIN_OBJECT_AREA = 0.02;
const LABELS: Record<string, string> = {
  stain: "Water stain",
  "run-down": "Water run-down",
  crack: "Crack",
  mold: "Mold",
  washerDryer: "Washer",
  bathtub: "Bathtub",
  bed: "Bed",
  chair: "Chair",
  dishwasher: "Dishwasher",
  refrigerator: "Refrigerator",
  sink: "Sink",
  sofa: "Sofa",
  storage: "Storage",
  stove: "Stove",
  table: "Table",
  television: "Television",
  toilet: "Toilet",
};

export const pictureKey = (file: string): string => seedKey("image", `home ${file}`);
export const filmKey = (file: string): string => seedKey("video", `home ${file}`);
export const pictureName = (file: string): string => objectName(pictureKey(file), "jpg");
export const filmName = (file: string): string => objectName(filmKey(file), "mp4");

/** Returns the start of the visit in milliseconds since 1970: some hours after the inspection was opened. */
export const visitOf = ({ survey }: Claim): number => Date.parse(survey.createdAt) + VISIT_AFTER_MS;

const area = ({ box }: SeenRecord): number => box.width * box.height;

/** Returns the records that a person would tag: damage in the room, and the largest objects on its first photo. */
function recordsToTag({ room, seen }: PictureFacts, isFirst: boolean): SeenRecord[] {
  const inRoom = seen.filter((shown) => shown.room === room && shown.label in LABELS);
  const objects = inRoom
    .filter((shown) => shown.kind === "object" && area(shown) > MIN_OBJECT_AREA)
    .sort((a, b) => area(b) - area(a));
  return [...inRoom.filter(({ kind }) => kind === "damage"), ...(isFirst ? objects.slice(0, MAX_OBJECTS) : [])];
}

export function tagsOfPicture(picture: PictureFacts, imageKey: string, isFirst: boolean, taggedAt: number): Tag[] {
  return recordsToTag(picture, isFirst).map((shown, index) => ({
    key: seedKey("tag", `${imageKey} ${index} ${shown.label}`),
    imageKey,
    label: LABELS[shown.label] ?? shown.label,
    detectorLabel: null,
    createdAt: new Date(taggedAt + index * 4000).toISOString(),
    box: shown.box,
  }));
}

/** Returns all media of the home's inspection. */
export function homeMedia(manifest: MediaManifest, claim: Claim, addressOf: AddressOf): MediaRecords {
  const visitStart = visitOf(claim);
  const { companyKey } = claim.project;
  const regionOf = ({ room, floorNumber }: PictureFacts | FilmFacts): Region => {
    const found = claim.regions.find((region) => region.name === room && region.floorNumber === floorNumber);
    if (!found) throw new Error(`The demo's home has no room ${room} on floor ${String(floorNumber)}`);
    return found;
  };
  const record = (picture: PictureFacts, parent: Pick<Image, "parentKey" | "parentType" | "videoTimestamp">): Image => {
    const { file, width, height, latitude, longitude, cameraPose } = picture;
    const key = pictureKey(file);
    const takenAt = new Date(visitStart + picture.takenAfter * 1000).toISOString();
    return {
      key,
      ...parent,
      companyKey,
      url: addressOf(pictureName(file)),
      thumbnailUrl: addressOf(thumbnailName(key)),
      width,
      height,
      status: "analyzed",
      createdAt: takenAt,
      latitude,
      longitude,
      takenAt,
      cameraPose,
    };
  };
  const videos = manifest.films.map((film): Video => {
    const { file, width, height, duration, takenAfter } = film;
    const createdAt = new Date(visitStart + takenAfter * 1000).toISOString();
    const regionKey = regionOf(film).key;
    return { key: filmKey(file), regionKey, url: addressOf(filmName(file)), duration, width, height, createdAt };
  });
  const seenRooms = new Set<string>();
  const shown = [
    ...manifest.pictures.map((picture) => ({
      picture,
      image: record(picture, { parentKey: regionOf(picture).key, parentType: "region", videoTimestamp: null }),
    })),
    ...manifest.films.flatMap((film) =>
      film.snapshots.map((picture) => ({
        picture,
        image: record(picture, {
          parentKey: filmKey(film.file),
          parentType: "video",
          videoTimestamp: picture.videoTimestamp,
        }),
      })),
    ),
  ];
  const tags = shown.flatMap(({ picture, image }) => {
    const isFirst = !seenRooms.has(picture.room);
    seenRooms.add(picture.room);
    return tagsOfPicture(picture, image.key, isFirst, Date.parse(image.createdAt) + TAGGED_AFTER_MS);
  });
  return { images: shown.map(({ image }) => image), videos, tags };
}
