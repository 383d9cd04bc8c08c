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
 * Adds records that share the home's files, without tags and camera poses, because the rooms differ. Adds none if the
 * home has no media.
 */
export async function copyHomeMedia(db: Db, { regions, companyKey, now }: Target): Promise<void> {
  const roomNameOf = ({ name, floorNumber }: Region) => `${floorNumber} ${name}`;
  const targetKeys = new Map(regions.map((region) => [roomNameOf(region), region.key]));
  const sourceRegions = new Map(
    homeRegions(HOME_SCENE.name, { projectKey: "", surveyKey: "" }).regions.map((region) => [region.key, region]),
  );
  const videosOfHome = await selectDocs(db, videos, among(videos.regionKey, [...sourceRegions.keys()]));
  const parents = [...sourceRegions.keys(), ...videosOfHome.map(({ key }) => key)];
  const imagesOfHome = await selectDocs(db, images, among(images.parentKey, parents));
  const newKeys = new Map(videosOfHome.map(({ key }) => [key, createKey("video")]));
  const targetKeyOf = (key = "") => {
    const region = sourceRegions.get(key);
    return region && targetKeys.get(roomNameOf(region));
  };
  // Shift all times so that the newest photo or video is created now.
  const times = [...videosOfHome, ...imagesOfHome].map(({ createdAt }) => Date.parse(createdAt ?? now));
  const offsetMs = Date.parse(now) - Math.max(...times);
  const shift = (time = now) => new Date(Date.parse(time) + offsetMs).toISOString();
  const newVideos = videosOfHome.flatMap((video): Video[] => {
    const key = newKeys.get(video.key);
    const regionKey = targetKeyOf(video.regionKey);
    return key && regionKey ? [{ ...video, key, regionKey, createdAt: shift(video.createdAt) }] : [];
  });
  const newImages = imagesOfHome.flatMap(({ cameraPose: _cameraPose, ...image }): Image[] => {
    const parentKey = newKeys.get(image.parentKey) ?? targetKeyOf(image.parentKey);
    if (!parentKey) return [];
    const shiftedTimes = { createdAt: shift(image.createdAt), takenAt: image.takenAt && shift(image.takenAt) };
    return [{ ...image, key: createKey("image"), parentKey, companyKey, ...shiftedTimes }];
  });
  await insertDocs(db, videos, newVideos);
  await insertDocs(db, images, newImages);
}
