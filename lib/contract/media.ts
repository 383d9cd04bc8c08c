/** Specification section 7, "Media, region, tag". */
import type { FormInputs, Image, Region, Tag, TagBox, Video } from "../domain/entities";
import type { ByKey, KeyAndFields } from "./params";
import { BODY_LIMITS, row } from "./row";

/** The fallback text of `image.create` for a frame of a video. */
export const SNAPSHOT_FAILED = "Take snapshot failed";

const READS = ["region.get", "region.listByProject", "image.get", "activity.list"];
/** Lists of inspections count photos and videos. */
const READS_WITH_COUNTS = [...READS, "survey.list"];
const ROOM_READS = ["region.get", "region.listByProject", "insured.get", "activity.list"];

const uploadRequest = (path: string) =>
  row<FormInputs>()<{ companyKey: string }>({
    method: "POST",
    path,
    sends: "body",
    envelope: "formInputs",
  });

export const mediaRows = {
  "tag.create": row<Tag>()<{
    key: string;
    imageKey: string;
    label: string;
    detectorLabel?: string | null;
    box?: TagBox | null;
  }>({
    method: "POST",
    path: "tag",
    sends: "body",
    envelope: "tag",
    fallback: "Tag create failed",
    queues: true,
    refreshes: READS,
  }),
  "tag.update": row<Tag>()<KeyAndFields<Tag>>({
    method: "PUT",
    path: "tag",
    sends: "body",
    envelope: "tag",
    fallback: "Tag update failed",
    queues: true,
    refreshes: READS,
  }),
  "tag.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "tag",
    sends: "query",
    envelope: null,
    fallback: "Tag delete failed",
    queues: true,
    refreshes: READS,
  }),
  "image.create": row<Image>()<KeyAndFields<Image>>({
    method: "POST",
    path: "image",
    sends: "body",
    envelope: "image",
    fallback: "Image creation failed",
    fallbackWhere: { field: "parentType", is: "video", fallback: SNAPSHOT_FAILED },
    queues: true,
    refreshes: READS_WITH_COUNTS,
  }),
  "image.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "image",
    sends: "query",
    envelope: null,
    fallback: "Image deletion failed",
    queues: true,
    refreshes: READS_WITH_COUNTS,
  }),
  "image.get": row<Image>()<{ key: string; expandedFields?: string }>({
    method: "GET",
    path: "image",
    sends: "query",
    envelope: "image",
  }),
  "image.detect": row<Tag[]>()<{ companyKey: string; image: Blob }>({
    method: "POST",
    path: "image/detect",
    sends: "body",
    envelope: "tags",
    encoding: "multipart",
    bodyLimit: BODY_LIMITS.upload,
  }),
  "image.uploadRequest": uploadRequest("image/upload-request"),
  "video.uploadRequest": uploadRequest("video/upload-request"),
  "document.uploadRequest": uploadRequest("document/upload-request"),
  "video.create": row<Video>()<KeyAndFields<Video>>({
    method: "POST",
    path: "video",
    sends: "body",
    envelope: "video",
    queues: true,
    refreshes: READS_WITH_COUNTS,
  }),
  "region.get": row<Region>()<{ key: string; expandedFields?: string }>({
    method: "GET",
    path: "region",
    sends: "query",
    envelope: "region",
    fallback: "Region not found",
  }),
  "region.listByProject": row<Region[]>()<{ projectKey: string; expandedFields?: string }>({
    method: "GET",
    path: "region",
    sends: "query",
    envelope: "regions",
    fallback: "Region not found",
  }),
  "region.create": row<Region>()<KeyAndFields<Region>>({
    method: "POST",
    path: "region",
    sends: "body",
    envelope: "region",
    fallback: "Region create failed",
    queues: true,
    refreshes: [...ROOM_READS, "survey.list"],
  }),
  "region.update": row<Region>()<KeyAndFields<Region>>({
    method: "PUT",
    path: "region",
    sends: "body",
    envelope: "region",
    fallback: "Failed to update region!",
    queues: true,
    refreshes: ROOM_READS,
  }),
  "region.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "region",
    sends: "query",
    envelope: null,
    fallback: "Failed to delete item!",
    queues: true,
    // The status of the claim changes if the claim was waiting for this room only.
    refreshes: [...ROOM_READS, "survey.list", "project.get", "project.listByInsured", "insured.list"],
  }),
};
