/** Specification section 7, "Media, region, tag". */
import { mixed, number, string } from "yup";
import type { FormInputs, Image, Region, Tag, TagBox, Video } from "../domain/entities";
import { BODY_LIMITS, row } from "./row";
import { type ByKey, byKey, type KeyAndFields, key, keyAndFields, optionalText, shape, text, whole } from "./shapes";

const READS = ["region.get", "region.listByProject", "image.get"];
const positive = () => number().strict().positive();

const regionFields = { regionType: optionalText(), floorNumber: whole().nullable() };

const uploadRequest = (path: string) =>
  row<FormInputs>()<{ companyKey: string }>({
    method: "POST",
    path,
    sends: "body",
    params: shape({ companyKey: key() }),
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
    params: shape({ key: key(), imageKey: key(), label: text().required() }),
    envelope: "tag",
    fallback: "Tag create failed",
    queues: true,
    refreshes: READS,
  }),
  "tag.update": row<Tag>()<KeyAndFields<Tag>>({
    method: "PUT",
    path: "tag",
    sends: "body",
    params: keyAndFields<Tag>(),
    envelope: "tag",
    fallback: "Tag update failed",
    queues: true,
    refreshes: READS,
  }),
  "tag.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "tag",
    sends: "query",
    params: byKey,
    envelope: null,
    fallback: "Tag delete failed",
    queues: true,
    refreshes: READS,
  }),
  "image.create": row<Image>()<KeyAndFields<Image>>({
    method: "POST",
    path: "image",
    sends: "body",
    params: shape({
      key: key(),
      parentKey: key(),
      parentType: string().oneOf(["video", "region"]).required(),
      companyKey: key(),
      url: text().required(),
      width: positive().required(),
      height: positive().required(),
    }),
    envelope: "image",
    fallback: "Image creation failed",
    queues: true,
    refreshes: READS,
  }),
  "image.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "image",
    sends: "query",
    params: byKey,
    envelope: null,
    fallback: "Image deletion failed",
    queues: true,
    refreshes: READS,
  }),
  "image.get": row<Image>()<{ key: string; expandedFields?: string }>({
    method: "GET",
    path: "image",
    sends: "query",
    params: shape({ key: key(), expandedFields: text() }),
    envelope: "image",
  }),
  "image.detect": row<Tag[]>()<{ companyKey: string; image: Blob }>({
    method: "POST",
    path: "image/detect",
    sends: "body",
    params: shape({ companyKey: key(), image: mixed().required() }),
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
    params: shape({ key: key(), regionKey: key(), url: text().required() }),
    envelope: "video",
    queues: true,
    refreshes: READS,
  }),
  "region.get": row<Region>()<{ key: string; expandedFields?: string }>({
    method: "GET",
    path: "region",
    sends: "query",
    params: shape({ key: key(), expandedFields: text() }),
    envelope: "region",
    fallback: "Region not found",
  }),
  "region.listByProject": row<Region[]>()<{ projectKey: string; expandedFields?: string }>({
    method: "GET",
    path: "region",
    sends: "query",
    params: shape({ projectKey: key(), expandedFields: text() }),
    envelope: "regions",
    fallback: "Region not found",
  }),
  "region.create": row<Region>()<KeyAndFields<Region>>({
    method: "POST",
    path: "region",
    sends: "body",
    params: keyAndFields<Region>({
      ...regionFields,
      projectKey: key(),
      surveyKey: key(),
      name: text().required(),
    }),
    envelope: "region",
    fallback: "Region create failed",
    queues: true,
    refreshes: ["region.listByProject", "insured.get"],
  }),
  "region.update": row<Region>()<KeyAndFields<Region>>({
    method: "PUT",
    path: "region",
    sends: "body",
    params: keyAndFields<Region>({ ...regionFields, name: text().min(1) }),
    envelope: "region",
    fallback: "Failed to update region!",
    queues: true,
    refreshes: ["region.get", "region.listByProject", "insured.get"],
  }),
  "region.delete": row<null>()<ByKey>({
    method: "DELETE",
    path: "region",
    sends: "query",
    params: byKey,
    envelope: null,
    fallback: "Failed to delete item!",
    queues: true,
    refreshes: ["region.listByProject", "insured.get"],
  }),
};
