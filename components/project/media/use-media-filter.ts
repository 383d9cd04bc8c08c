"use client";

import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { MEDIA_KINDS, type MediaFilter } from "./media-filter";

const QUERY = {
  kind: parseAsStringLiteral(MEDIA_KINDS).withDefault("all"),
  room: parseAsString.withDefault(""),
  tag: parseAsString.withDefault(""),
  hazards: parseAsBoolean.withDefault(false),
  bookmarked: parseAsBoolean.withDefault(false),
};

/** The filters of the media, from the address; defaults are left out, unknown values count as the default. */
export function useMediaFilter() {
  const [filter, setFilter] = useQueryStates(QUERY, { history: "push" });
  const { kind, room, tag, hazards, bookmarked } = filter;
  const isSet = kind !== "all" || room !== "" || tag !== "" || hazards || bookmarked;
  return {
    filter: filter satisfies MediaFilter,
    isSet,
    change: (change: Partial<MediaFilter>) => void setFilter(change),
    clear: () => void setFilter(null),
  };
}
