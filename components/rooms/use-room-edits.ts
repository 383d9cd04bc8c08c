"use client";

import { useEdit } from "@/lib/client/data/edits/use-edit";
import { usePublicConfig } from "@/lib/client/public-config";
import type { Region } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { regionCopy as copy } from "./copy";
import { offerUndo } from "./offer-undo";

/** What a room is made of again: its record without what is read beside it. */
function recordOf({ videos: _videos, images: _images, tags: _tags, scans: _scans, ...record }: Region) {
  return record;
}

/** Adds, renames and deletes rooms, each shown at once and with a way back. */
export function useRoomEdits() {
  const { keyBase } = usePublicConfig();
  const create = useEdit("region.create", { label: copy.edits.addRoom });
  const update = useEdit("region.update", { label: copy.edits.renameRoom });
  const remove = useEdit("region.delete", { label: copy.edits.deleteRoom });

  return {
    /** A room beside this one, of the same inspection. Answers its key. */
    add(name: string, beside: Pick<Region, "projectKey" | "surveyKey">): string {
      const key = createKey("region", keyBase);
      const { projectKey, surveyKey } = beside;
      void create.run({ key, projectKey, surveyKey, name });
      offerUndo(copy.roomAdded(name), () => remove.run({ key }), "claim");
      return key;
    },
    rename(room: Region, name: string): void {
      if (name === room.name) return;
      void update.run({ key: room.key, name });
      offerUndo(copy.roomRenamed(name), () => update.run({ key: room.key, name: room.name }), "claim");
    },
    /** `onUndone` leads back to it where the page was left. */
    delete(room: Region, onUndone: () => void): void {
      void remove.run({ key: room.key });
      const bringBack = () => {
        void create.run(recordOf(room));
        onUndone();
      };
      offerUndo(copy.roomDeleted(room.name), bringBack, "claim");
    },
  };
}
