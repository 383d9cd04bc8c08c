/** What edits of rooms, photos, videos, tags and bookmarks will have changed, by their rows. */
import type { EndpointName, EndpointParams } from "../../../contract/endpoints";
import type { Bookmark, Image, Region } from "../../../domain/entities";
import type { AnyPatch } from "../../reads/optimistic-view";
import {
  bookmarkCreated,
  bookmarkDeleted,
  imageCreated,
  imageDeleted,
  regionCreated,
  regionDeleted,
  regionUpdated,
  tagCreated,
  tagDeleted,
  tagUpdated,
  videoCreated,
} from "./media-patches";

type Edits = {
  [N in EndpointName]?: (params: EndpointParams<N>, context: { now: string }) => readonly AnyPatch[];
};

/** Rows say less than a record holds: what is missing is what the backend will set. */
export const MEDIA_EDITS = {
  "tag.create": (sent, { now }) => tagCreated(sent, now),
  "tag.update": (sent) => tagUpdated(sent),
  "tag.delete": ({ key }) => tagDeleted(key),
  "image.create": (sent, { now }) => imageCreated({ status: "new", ...sent } as Omit<Image, "createdAt">, now),
  "image.delete": ({ key }) => imageDeleted(key),
  "video.create": (sent, { now }) => videoCreated(sent, now),
  "region.create": (sent) => regionCreated(sent as Region),
  "region.update": (sent) => regionUpdated(sent),
  "region.delete": ({ key }) => regionDeleted(key),
  "bookmark.create": (sent, { now }) => bookmarkCreated({ createdAt: now, ...sent } as Bookmark),
  "bookmark.delete": ({ key }) => bookmarkDeleted(key),
} satisfies Edits;
