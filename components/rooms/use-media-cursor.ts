"use client";

import { useMemo, useState } from "react";
import type { Region } from "@/lib/domain/entities";
import { filterItems, type MediaItem, mediaItems, orderItems } from "./media-items";
import { type ReviewQuery, useReviewQuery } from "./use-review-query";

export type MediaCursor = {
  query: ReviewQuery;
  /** Media that the filter shows. */
  items: readonly MediaItem[];
  /** All media of the room. */
  all: readonly MediaItem[];
  /** The current photo or video, or null. */
  item: MediaItem | null;
  index: number;
  choose: (key: string) => void;
  /** Moves by this many items; stops at the ends. */
  step: (by: number) => void;
  videoNumber: (key: string) => number;
  /** Seeks a video to a time in seconds. */
  showFrame: (videoKey: string, at: number) => void;
};

/** Returns the room's media and the current item by the address; if deleted, the item now at its index. */
export function useMediaCursor(room: Region): MediaCursor {
  const query = useReviewQuery();
  const all = useMemo(() => mediaItems(room), [room]);
  const items = useMemo(() => filterItems(orderItems(all, query.order), query.only), [all, query.only, query.order]);
  const indexOf = (key: string) => items.findIndex((item) => item.key === key);
  // The current item stays when others are inserted before it; when deleted, the next item follows.
  const [last, setLast] = useState({ key: "", index: 0 });
  const found = indexOf(query.photo) >= 0 ? indexOf(query.photo) : indexOf(last.key);
  const index = found >= 0 ? found : Math.min(last.index, items.length - 1);
  const item = items[index] ?? null;
  if (item && (item.key !== last.key || index !== last.index)) setLast({ key: item.key, index });
  const videos = useMemo(() => all.filter(({ kind }) => kind === "video"), [all]);
  const choose = (key: string) => void query.setPhoto(key);
  return {
    query,
    items,
    all,
    item,
    index,
    choose,
    step(by) {
      const next = items[Math.min(items.length - 1, Math.max(0, index + by))];
      if (next) choose(next.key);
    },
    videoNumber: (key) => videos.findIndex((video) => video.key === key) + 1,
    showFrame: (videoKey, at) => void query.setFrame(videoKey, at),
  };
}
