"use client";

import { useBookmark as useBookmarkOf } from "@/lib/client/data/bookmarks/use-bookmark";
import { regionWords as words } from "./words";

/** One's own bookmark on a photo: whether there is one, and the way to set it or take it away. */
export function useBookmark(imageKey: string) {
  return useBookmarkOf("image", imageKey, words.bookmarkEdits);
}
