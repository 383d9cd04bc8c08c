"use client";

import { useEdit } from "@/lib/client/data/edits/use-edit";
import { usePublicConfig } from "@/lib/client/public-config";
import type { Image, Tag, TagBox } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { regionCopy as copy } from "./copy";
import { editableOf } from "./editable-photos";
import { offerUndo } from "./offer-undo";

export type NewTag = { label: string; box?: TagBox | null; detectorLabel?: string | null };

const isSameLabel = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Adds, renames, moves and deletes tags through the queue, each with Undo. */
export function useTagEdits() {
  const { keyBase } = usePublicConfig();
  const create = useEdit("tag.create", { label: copy.tagEdits.create });
  const update = useEdit("tag.update", { label: copy.tagEdits.update });
  const remove = useEdit("tag.delete", { label: copy.tagEdits.delete });
  const recreate = ({ createdAt: _createdAt, ...tag }: Tag) => create.run(tag);

  function createOn(images: readonly Image[], { label, box, detectorLabel }: NewTag): string[] {
    return editableOf(images).map((image) => {
      const key = createKey("tag", keyBase);
      const optionalFields = { ...(box ? { box } : {}), ...(detectorLabel ? { detectorLabel } : {}) };
      void create.run({ key, imageKey: image.key, label, ...optionalFields });
      return key;
    });
  }

  return {
    /** Returns the key of the new tag, or of an existing tag of the same label without a box. */
    add(image: Image, tag: NewTag): string {
      const existing = tag.box ? undefined : image.tags?.find(({ label }) => isSameLabel(label, tag.label));
      if (existing) return existing.key;
      const [key] = createOn([image], tag);
      if (key === undefined) return "";
      offerUndo(copy.tagAdded(tag.label), () => remove.run({ key }));
      return key;
    },
    /** Adds several tags, or one to several photos, with one Undo that also runs `undoMore`. */
    addAll(additions: readonly { image: Image; tag: NewTag }[], message: string, undoMore = () => {}): string[] {
      const keys = additions.flatMap(({ image, tag }) => createOn([image], tag));
      const undo = () => {
        for (const key of keys) void remove.run({ key });
        undoMore();
      };
      if (keys.length > 0) offerUndo(message, undo);
      return keys;
    },
    rename(tag: Tag, label: string): void {
      if (label === tag.label) return;
      void update.run({ key: tag.key, label });
      offerUndo(copy.tagRenamed(label), () => update.run({ key: tag.key, label: tag.label }));
    },
    /** Null removes the box. */
    setBox(tag: Tag, box: TagBox | null): void {
      void update.run({ key: tag.key, box });
      offerUndo(copy.boxMoved(tag.label), () => update.run({ key: tag.key, box: tag.box ?? null }));
    },
    delete(tag: Tag): void {
      void remove.run({ key: tag.key });
      offerUndo(copy.tagDeleted(tag.label), () => recreate(tag));
    },
  };
}

export type TagEdits = ReturnType<typeof useTagEdits>;
