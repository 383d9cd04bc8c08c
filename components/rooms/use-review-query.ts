"use client";

import { createParser, parseAsArrayOf, parseAsFloat, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { FIT, type PhotoCamera } from "@/lib/domain/photo-camera";
import { cameraText, readCamera } from "./camera-text";
import { MEDIA_ORDERS, type MediaOrder } from "./media-items";

const REVIEW_VIEWS = ["photo", "sheet"] as const;
type ReviewView = (typeof REVIEW_VIEWS)[number];
/** As many photos as can be compared at a time. */
export const COMPARED = { least: 2, most: 4 } as const;
const FILTERS = ["all", "hazards"] as const;

const parseAsCamera = createParser<PhotoCamera>({
  parse: readCamera,
  serialize: cameraText,
  eq: (one, other) => cameraText(one) === cameraText(other),
});

/** What the address holds beside the room; defaults are left out, unknown values count as the default. */
const QUERY = {
  photo: parseAsString.withDefault(""),
  view: parseAsStringLiteral(REVIEW_VIEWS).withDefault("photo"),
  /** Keys of the photos that are compared, and the one camera of all. */
  compare: parseAsArrayOf(parseAsString).withDefault([]),
  cam: parseAsCamera.withDefault(FIT),
  /** Seconds into the video. */
  at: parseAsFloat.withDefault(0),
  only: parseAsStringLiteral(FILTERS).withDefault("all"),
  order: parseAsStringLiteral(MEDIA_ORDERS).withDefault("taken"),
};

/** Walking from photo to photo replaces the address; another view is a step back. */
export function useReviewQuery() {
  const [query, setQuery] = useQueryStates(QUERY);
  return {
    ...query,
    /** The key of a photo or video. */
    setPhoto: (photo: string) => setQuery({ photo, at: null }),
    /** Another filter may hide the video, so it goes. */
    setFrame: (photo: string, at: number) =>
      setQuery({ photo, at: Math.round(at * 100) / 100, view: null, only: null }, { history: "push" }),
    setView: (view: ReviewView, photo = query.photo) => setQuery({ view, photo, at: null }, { history: "push" }),
    setCompare: (compare: readonly string[]) => setQuery({ compare: [...compare], view: null }),
    openCompare: (compare: readonly string[]) =>
      setQuery({ compare: [...compare], view: null, cam: null }, { history: "push" }),
    closeCompare: (photo = query.photo) => setQuery({ compare: null, cam: null, photo }, { history: "push" }),
    /** Of the compared photos, which it names again: a step before may still be on its way into the address. */
    setCamera: (cam: PhotoCamera) => setQuery({ cam, compare: query.compare }),
    setOrder: (order: MediaOrder) => setQuery({ order }, { history: "push" }),
    setOnly: (only: (typeof FILTERS)[number]) => setQuery({ only }, { history: "push" }),
  };
}

export type ReviewQuery = ReturnType<typeof useReviewQuery>;
