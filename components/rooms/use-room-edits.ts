"use client";

import { useEdit } from "@/lib/client/data/edits/use-edit";
import { usePublicConfig } from "@/lib/client/public-config";
import type { Region } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { regionCopy as copy } from "./copy";
import { offerUndo } from "./offer-undo";

/** Returns the record of a room for `region.create`, without expanded fields. */
function recordOf({ videos: _videos, images: _images, tags: _tags, scans: _scans, ...record }: Region) {
  return record;
}

/** Adds, renames and deletes rooms optimistically, each with Undo. */
export function useRoomEdits() {
  const { keyBase } = usePublicConfig();
  const create = useEdit("region.create", { label: copy.edits.addRoom });
  const update = useEdit("region.update", { label: copy.edits.renameRoom });
  const remove = useEdit("region.delete", { label: copy.edits.deleteRoom });

  return {
    /** Adds a room to the same inspection; returns its key. */
    add(name: string, sibling: Pick<Region, "projectKey" | "surveyKey">): string {
      const key = createKey("region", keyBase);
      const { projectKey, surveyKey } = sibling;
      void create.run({ key, projectKey, surveyKey, name });
      offerUndo(copy.roomAdded(name), () => remove.run({ key }), "claim");
      return key;
    },
    rename(room: Region, name: string): void {
      if (name === room.name) return;
      void update.run({ key: room.key, name });
      offerUndo(copy.roomRenamed(name), () => update.run({ key: room.key, name: room.name }), "claim");
    },
    /** `onUndone` returns to the room if the page has moved on. */
    delete(room: Region, onUndone: () => void): void {
      void remove.run({ key: room.key });
      const restore = () => {
        void create.run(recordOf(room));
        onUndone();
      };
      offerUndo(copy.roomDeleted(room.name), restore, "claim");
    },
  };
}
