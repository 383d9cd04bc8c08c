"use client";

import { createKey } from "../../../domain/keys";
import { usePublicConfig } from "../../public-config";
import { useBackend } from "../../reads/use-backend";
import { useEdit } from "../edits/use-edit";

export type BookmarkTarget = "image" | "project";
/** Names of the edits in messages. */
export type BookmarkLabels = Record<"create" | "delete", string>;

/** Reads, creates and deletes the signed-in employee's bookmark on a record. */
export function useBookmark(target: BookmarkTarget, key: string, labels: BookmarkLabels) {
  const { keyBase } = usePublicConfig();
  const bookmarks = useBackend("bookmark.list", {});
  const create = useEdit("bookmark.create", { label: labels.create });
  const remove = useEdit("bookmark.delete", { label: labels.delete });
  const matches = (bookmarks.data ?? []).filter(
    ({ targetType, targetKey }) => targetType === target && targetKey === key,
  );
  return {
    isSet: matches.length > 0,
    /** Whether the bookmarks have been read. */
    isKnown: bookmarks.data !== undefined,
    toggle(): void {
      // Deletes all matches, because two windows may have created one each.
      for (const bookmark of matches) void remove.run({ key: bookmark.key });
      if (matches.length === 0)
        void create.run({ key: createKey("bookmark", keyBase), targetType: target, targetKey: key });
    },
  };
}
