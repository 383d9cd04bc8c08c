/** Copies the demo home's photos and videos to another inspection with rooms of the same names. */
import type { Image, Region, Video } from "../../lib/domain/entities";
import { createKey } from "../../lib/domain/keys";
import type { Db } from "../db/database";
import { among, insertDocs, selectDocs } from "../db/records";
import { images, videos } from "../db/schema";
import { HOME_SCENE } from "./demo-scenes";
import { homeRegions } from "./home-regions";

type Target = { regions: readonly Region[]; companyKey: string; now: string };

/**
 * Adds records over the home's files, without tags and camera poses, because the rooms differ. Adds none if the home
 * has none.
 */
export async function copyHomeMedia(db: Db, { regions, companyKey, now }: Target): Promise<void> {
  const placeOf = ({ name, floorNumber }: Region) => `${floorNumber} ${name}`;
  const target = new Map(regions.map((region) => [placeOf(region), region.key]));
  const source = new Map(
    homeRegions(HOME_SCENE.name, { projectKey: "", surveyKey: "" }).regions.map((one) => [one.key, one]),
  );
  const videosOfHome = await selectDocs(db, videos, among(videos.regionKey, [...source.keys()]));
  const parents = [...source.keys(), ...videosOfHome.map(({ key }) => key)];
  const imagesOfHome = await selectDocs(db, images, among(images.parentKey, parents));
  const newKeys = new Map(videosOfHome.map(({ key }) => [key, createKey("video")]));
  const regionOf = (key = "") => {
    const room = source.get(key);
    return room && target.get(placeOf(room));
  };
  // Shifts the times so that the last photo or video is taken now.
  const times = [...videosOfHome, ...imagesOfHome].map(({ createdAt }) => Date.parse(createdAt ?? now));
  const later = Date.parse(now) - Math.max(...times);
  const shifted = (time = now) => new Date(Date.parse(time) + later).toISOString();
  const newVideos = videosOfHome.flatMap((film): Video[] => {
    const [key, regionKey] = [newKeys.get(film.key), regionOf(film.regionKey)];
    return key && regionKey ? [{ ...film, key, regionKey, createdAt: shifted(film.createdAt) }] : [];
  });
  const made = imagesOfHome.flatMap(({ cameraPose: _cameraPose, ...picture }): Image[] => {
    const parentKey = newKeys.get(picture.parentKey) ?? regionOf(picture.parentKey);
    if (!parentKey) return [];
    const moved = { createdAt: shifted(picture.createdAt), takenAt: picture.takenAt && shifted(picture.takenAt) };
    return [{ ...picture, key: createKey("image"), parentKey, companyKey, ...moved }];
  });
  await insertDocs(db, videos, newVideos);
  await insertDocs(db, images, made);
}
