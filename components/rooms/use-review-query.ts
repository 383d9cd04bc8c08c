"use client";

import { createParser, parseAsArrayOf, parseAsFloat, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { FIT, type PhotoCamera } from "@/lib/domain/photo-camera";
import { cameraText, readCamera } from "./camera-text";
import { MEDIA_ORDERS, type MediaOrder } from "./media-items";

const REVIEW_VIEWS = ["photo", "sheet"] as const;
type ReviewView = (typeof REVIEW_VIEWS)[number];
/** The fewest and the most photos of a comparison. */
export const COMPARED = { min: 2, max: 4 } as const;
const FILTERS = ["all", "hazards"] as const;

const parseAsCamera = createParser<PhotoCamera>({
  parse: readCamera,
  serialize: cameraText,
  eq: (a, b) => cameraText(a) === cameraText(b),
});

/** The state in the address besides the room. Defaults are left out; unknown values fall back to them. */
const QUERY = {
  photo: parseAsString.withDefault(""),
  view: parseAsStringLiteral(REVIEW_VIEWS).withDefault("photo"),
  /** Keys of the compared photos, and their shared camera. */
  compare: parseAsArrayOf(parseAsString).withDefault([]),
  cam: parseAsCamera.withDefault(FIT),
  /** Time in the video in seconds. */
  at: parseAsFloat.withDefault(0),
  only: parseAsStringLiteral(FILTERS).withDefault("all"),
  order: parseAsStringLiteral(MEDIA_ORDERS).withDefault("taken"),
};

/** Stepping between photos replaces the history entry; changing the view adds one. */
export function useReviewQuery() {
  const [query, setQuery] = useQueryStates(QUERY);
  return {
    ...query,
    /** Key of a photo or video. */
    setPhoto: (photo: string) => setQuery({ photo, at: null }),
    /** Shows a video at a time in seconds. Drops the filter, which may hide the video. */
    setFrame: (photo: string, at: number) =>
      setQuery({ photo, at: Math.round(at * 100) / 100, view: null, only: null }, { history: "push" }),
    setView: (view: ReviewView, photo = query.photo) => setQuery({ view, photo, at: null }, { history: "push" }),
    setCompare: (compare: readonly string[]) => setQuery({ compare: [...compare], view: null }),
    openCompare: (compare: readonly string[]) =>
      setQuery({ compare: [...compare], view: null, cam: null }, { history: "push" }),
    closeCompare: (photo = query.photo) => setQuery({ compare: null, cam: null, photo }, { history: "push" }),
    /** Writes the compared photos again, because an earlier write may still be pending. */
    setCamera: (cam: PhotoCamera) => setQuery({ cam, compare: query.compare }),
    setOrder: (order: MediaOrder) => setQuery({ order }, { history: "push" }),
    setOnly: (only: (typeof FILTERS)[number]) => setQuery({ only }, { history: "push" }),
  };
}

export type ReviewQuery = ReturnType<typeof useReviewQuery>;
