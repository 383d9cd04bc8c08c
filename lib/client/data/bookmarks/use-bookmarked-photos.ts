"use client";

import { useMemo } from "react";
import { useBackend } from "../../reads/use-backend";

/** Returns the keys of the photos that the signed-in employee has bookmarked; null while unknown. */
export function useBookmarkedPhotos(): { photos: ReadonlySet<string> | null; hasFailed: boolean; retry: () => void } {
  const { data, error, reload } = useBackend("bookmark.list", {});
  const photos = useMemo(
    () => data && new Set(data.filter(({ targetType }) => targetType === "image").map(({ targetKey }) => targetKey)),
    [data],
  );
  return { photos: photos ?? null, hasFailed: error !== undefined && data === undefined, retry: () => void reload() };
}
