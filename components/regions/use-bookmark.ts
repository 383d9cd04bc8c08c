"use client";

import { usePublicConfig } from "@/lib/client/public-config";
import { useBackend } from "@/lib/client/use-backend";
import { useBackendAction } from "@/lib/client/use-backend-action";
import { createKey } from "@/lib/domain/keys";
import { regionWords as words } from "./words";

const IMAGE = "image";

/** One's own bookmark on a photo: whether there is one, and the way to set it or take it away. */
export function useBookmark(imageKey: string) {
  const { keyBase } = usePublicConfig();
  const bookmarks = useBackend("bookmark.list", {});
  const create = useBackendAction("bookmark.create", { label: words.bookmarkEdits.create });
  const remove = useBackendAction("bookmark.delete", { label: words.bookmarkEdits.delete });
  const own = (bookmarks.data ?? []).filter(
    ({ targetType, targetKey }) => targetType === IMAGE && targetKey === imageKey,
  );
  return {
    isSet: own.length > 0,
    toggle(): void {
      // Two windows may have set one each.
      for (const { key } of own) void remove.run({ key });
      if (own.length === 0)
        void create.run({ key: createKey("bookmark", keyBase), targetType: IMAGE, targetKey: imageKey });
    },
  };
}
