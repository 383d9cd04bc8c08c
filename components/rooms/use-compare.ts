"use client";

import { useEffect, useMemo, useRef } from "react";
import type { PhotoCamera } from "@/lib/domain/photo-camera";
import type { PhotoItem } from "./media-items";
import type { CameraState } from "./use-photo-camera";
import { COMPARED } from "./use-review-query";
import type { Walk } from "./use-walk";

export type Compare = {
  /** Two to four photos; empty where nothing is compared. */
  photos: readonly PhotoItem[];
  camera: CameraState;
  /** Opens with these photos, as many as there is room for. */
  open: (keys: readonly string[]) => void;
  /** Puts a photo in, or takes it out; with one left it ends, at that photo. */
  toggle: (key: string) => void;
  close: () => void;
};

/** The photos side by side that the address names, under one camera that it holds too. */
export function useCompare({ all, query }: Pick<Walk, "all" | "query">): Compare {
  const { compare, cam } = query;
  const found = useMemo(() => {
    const photos = [...new Set(compare)].flatMap((key) =>
      all.filter((item) => item.kind === "photo" && item.key === key),
    );
    return (photos as PhotoItem[]).slice(0, COMPARED.most);
  }, [all, compare]);
  const photos = found.length >= COMPARED.least ? found : [];
  const keys = photos.map(({ key }) => key);
  // Two moves may come before the next drawing: the second builds on the first.
  const latest = useRef(cam);
  useEffect(() => {
    latest.current = cam;
  }, [cam]);
  const set = (change: (camera: PhotoCamera) => PhotoCamera) => {
    latest.current = change(latest.current);
    void query.setCamera(latest.current);
  };
  return {
    photos,
    camera: [cam, set],
    open: (wanted) => void query.openCompare(wanted.slice(0, COMPARED.most)),
    toggle(key) {
      const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
      if (next.length < COMPARED.least) void query.closeCompare(next[0]);
      else if (next.length <= COMPARED.most) void query.setCompare(next);
    },
    close: () => void query.closeCompare(keys[0]),
  };
}
