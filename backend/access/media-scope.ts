/** Finds regions, images, videos and tags; throws `not_found` unless the caller may see their claim. */
import type { Image, Project, Region, Tag, Video } from "../../lib/domain/entities";
import { findDoc } from "../db/records";
import { images, regions, tags, videos } from "../db/schema";
import { notFound } from "../failures/failure";
import type { Context } from "../http/handler";
import { requireProject } from "./company-scope";

export const REGION_MISSING = "Region not found";
export const IMAGE_MISSING = "Image not found";
const VIDEO_MISSING = "Video not found";
const TAG_MISSING = "Tag not found";

export type RegionOfProject = { region: Region; project: Project };

export async function requireRegion(context: Context, key: string, missing = REGION_MISSING): Promise<RegionOfProject> {
  const region = await findDoc(context.db, regions, key);
  if (!region) throw notFound(missing);
  return { region, project: await requireProject(context, region.projectKey, missing) };
}

export async function requireVideo(
  context: Context,
  key: string,
  missing = VIDEO_MISSING,
): Promise<RegionOfProject & { video: Video }> {
  const video = await findDoc(context.db, videos, key);
  if (!video?.regionKey) throw notFound(missing);
  return { video, ...(await requireRegion(context, video.regionKey, missing)) };
}

type Parent = Pick<Image, "parentKey" | "parentType">;

/** Returns the region of an image, directly or through the video of the image. */
export async function requireParent(
  context: Context,
  { parentKey, parentType }: Parent,
  missing?: string,
): Promise<RegionOfProject> {
  if (parentType === "region") return requireRegion(context, parentKey, missing);
  const { region, project } = await requireVideo(context, parentKey, missing);
  return { region, project };
}

export async function requireImage(
  context: Context,
  key: string,
  missing = IMAGE_MISSING,
): Promise<RegionOfProject & { image: Image }> {
  const image = await findDoc(context.db, images, key);
  if (!image) throw notFound(missing);
  return { image, ...(await requireParent(context, image, missing)) };
}

export async function requireTag(context: Context, key: string): Promise<RegionOfProject & { image: Image; tag: Tag }> {
  const tag = await findDoc(context.db, tags, key);
  if (!tag) throw notFound(TAG_MISSING);
  return { tag, ...(await requireImage(context, tag.imageKey, TAG_MISSING)) };
}
