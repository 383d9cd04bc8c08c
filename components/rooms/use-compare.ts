"use client";

import { useEffect, useMemo, useRef } from "react";
import type { PhotoCamera } from "@/lib/domain/photo-camera";
import type { PhotoItem } from "./media-items";
import type { MediaCursor } from "./use-media-cursor";
import type { CameraState } from "./use-photo-camera";
import { COMPARED } from "./use-review-query";

export type Compare = {
  /** Two to four photos; empty outside a comparison. */
  photos: readonly PhotoItem[];
  camera: CameraState;
  /** Opens a comparison of these photos, up to the maximum number. */
  open: (keys: readonly string[]) => void;
  /** Adds or removes a photo; with one left, the comparison ends at that photo. */
  toggle: (key: string) => void;
  close: () => void;
};

/** Returns the compared photos and their shared camera, both read from the address. */
export function useCompare({ all, query }: Pick<MediaCursor, "all" | "query">): Compare {
  const { compare, cam } = query;
  const found = useMemo(() => {
    const photos = [...new Set(compare)].flatMap((key) =>
      all.filter((item) => item.kind === "photo" && item.key === key),
    );
    return (photos as PhotoItem[]).slice(0, COMPARED.max);
  }, [all, compare]);
  const photos = found.length >= COMPARED.min ? found : [];
  const keys = photos.map(({ key }) => key);
  // Two moves may come before the next render, so the second builds on the first.
  const latest = useRef(cam);
  useEffect(() => {
    latest.current = cam;
  }, [cam]);
  const setCamera = (change: (camera: PhotoCamera) => PhotoCamera) => {
    latest.current = change(latest.current);
    void query.setCamera(latest.current);
  };
  return {
    photos,
    camera: [cam, setCamera],
    open: (photoKeys) => void query.openCompare(photoKeys.slice(0, COMPARED.max)),
    toggle(key) {
      const next = keys.includes(key) ? keys.filter((item) => item !== key) : [...keys, key];
      if (next.length < COMPARED.min) void query.closeCompare(next[0]);
      else if (next.length <= COMPARED.max) void query.setCompare(next);
    },
    close: () => void query.closeCompare(keys[0]),
  };
}
