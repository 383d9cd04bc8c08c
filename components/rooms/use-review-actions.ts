"use client";

import { CheckCheck, Columns2, SquareCheck, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { useEdit } from "@/lib/client/data/edits/use-edit";
import { keepAddress } from "@/lib/client/data/media/local-previews";
import type { Image } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { regionCopy as copy } from "./copy";
import { editableOf } from "./editable-photos";
import type { PhotoItem } from "./media-items";
import { offerUndo } from "./offer-undo";
import type { Compare } from "./use-compare";
import type { MediaCursor } from "./use-media-cursor";
import type { MediaSelection } from "./use-media-selection";
import { COMPARED } from "./use-review-query";
import { type SheetMover, useStepActions } from "./use-step-actions";
import { useTagActions } from "./use-tag-actions";
import type { Tagging } from "./use-tagging";

/** Returns a photo's record for `image.create`: with its unsigned address, without expanded and local fields. */
function photoRecord({
  tags: _tags,
  thumbnailUrl: _thumbnail,
  isOptimistic: _local,
  isBeingSent: _sent,
  ...image
}: Image) {
  const [url = ""] = image.url.split("?");
  return { ...image, url };
}

/** Deletes photos at once, with Undo. */
function usePhotoEdits() {
  const create = useEdit("image.create", { label: copy.photoEdits.create });
  const remove = useEdit("image.delete", { label: copy.photoEdits.delete });
  return {
    /** `videos` is the number of selected videos, which are skipped; the message mentions them. */
    delete(chosen: readonly Image[], videos = 0): void {
      const images = editableOf(chosen);
      if (images.length === 0) return;
      for (const { key } of images) void remove.run({ key });
      const restore = (image: Image) => {
        keepAddress(image);
        return create.run(photoRecord(image));
      };
      offerUndo(copy.photosDeleted(images.length, videos), () => images.map(restore));
    },
  };
}

const mayEdit = (role: Role): boolean => may(role, "editClaims");

export type ReviewActions = {
  /** Tags every selected photo. */
  tagChosen: (label: string) => void;
  /** Why tagging or deleting is disabled; null if enabled, or without a selection. */
  cannotTag: string | null;
  deleteChosen: () => void;
  cannotDelete: string | null;
  deleteCurrent: () => void;
};

/** Declares the commands for the current photo or the sheet's selection, with their keys. */
export function useReviewActions(options: {
  cursor: MediaCursor;
  tagging: Tagging;
  selection: MediaSelection;
  field: RefObject<HTMLInputElement | null>;
  /** The current photo; null in a comparison. */
  image: Image | null;
  compare: Compare;
  /** Moves through the sheet while it is shown. */
  sheet: RefObject<SheetMover | null>;
}): ReviewActions {
  const { cursor, tagging, selection, field, image, compare, sheet } = options;
  const isComparing = compare.photos.length > 0;
  const isSheet = cursor.query.view === "sheet" && !isComparing;
  const photos = usePhotoEdits();
  const chosen = selection.chosen.filter((item): item is PhotoItem => item.kind === "photo").map((item) => item.image);
  const videos = selection.chosen.length - chosen.length;
  // With a selection, commands do not act on the current photo, which need not be selected.
  const isChoosing = isSheet && selection.chosen.length > 0;
  const hasNoPhoto = isChoosing && chosen.length === 0;
  const cannotTag = hasNoPhoto ? copy.videosUntagged : null;
  const cannotDelete = hasNoPhoto ? copy.videosKept : null;
  const { item } = cursor;

  const tagChosen = (label: string) => {
    const isLabel = (tag: { label: string }) => tag.label.toLowerCase() === label.toLowerCase();
    const untagged = chosen.filter((photo) => !photo.tags?.some(isLabel));
    const additions = untagged.map((photo) => ({ image: photo, tag: { label } }));
    if (additions.length > 0) tagging.edits.addAll(additions, copy.tagsAdded(label, additions.length, videos));
    else showAlert({ type: "info", message: copy.tagsThere(label, chosen.length) });
  };
  const deleteChosen = () => {
    photos.delete(chosen, videos);
    selection.clear();
  };
  const deleteCurrent = () => {
    if (image) photos.delete([image]);
  };

  const comparedKeys = isSheet ? chosen.map(({ key }) => key) : listNeighbors(cursor);
  const isComparable = comparedKeys.length >= COMPARED.min && comparedKeys.length <= COMPARED.max;
  const compareHint = isSheet ? copy.compareChosen : copy.compareHint;
  const cannotCompare = isComparable ? null : compareHint;
  const openCompare = () => compare.open(comparedKeys);

  useStepActions(cursor, !isComparing, isSheet, sheet);
  useTagActions({
    isOffered: image !== null || isChoosing,
    field,
    tagging: image && !isSheet ? tagging : null,
    name: isChoosing ? tagChosen : tagging.name,
    cannotName: cannotTag,
    // The tag field tags only the current photo.
    cannotType: isChoosing ? (cannotTag ?? copy.tagChosenHint) : null,
  });
  useSheetActions(cursor, selection, isSheet);
  useCompareActions({ compare, isOffered: !isComparing && item !== null, isComparing, cannotCompare, openCompare });
  useActions([
    {
      id: "review.delete-photo",
      group: "page",
      label: isChoosing ? copy.deleteChosen : copy.deletePhoto,
      icon: Trash2,
      keys: ["Delete"],
      isFor: mayEdit,
      isOffered: isChoosing || image !== null,
      disabledReason: cannotDelete,
      run: isChoosing ? deleteChosen : deleteCurrent,
    },
  ]);
  return { tagChosen, cannotTag, deleteChosen, cannotDelete, deleteCurrent };
}

/** Declares the commands that select photos and videos on the sheet. */
function useSheetActions({ item }: MediaCursor, selection: MediaSelection, isSheet: boolean): void {
  const onSheet = { group: "page", isOffered: isSheet && item !== null } as const;
  useActions([
    {
      ...onSheet,
      id: "review.select",
      label: copy.selectKey,
      icon: SquareCheck,
      keys: ["x"],
      run: () => item && selection.toggle(item.key),
    },
    {
      ...onSheet,
      id: "review.select-range",
      label: copy.selectRange,
      keys: ["shift+x"],
      isKeyOnly: true,
      run: () => item && selection.extendTo(item.key),
    },
    {
      ...onSheet,
      id: "review.select-all",
      label: copy.selectAll,
      icon: CheckCheck,
      keys: ["mod+a"],
      run: selection.selectAll,
    },
    {
      ...onSheet,
      id: "review.clear-selection",
      label: copy.clearSelection,
      keys: ["Escape"],
      isKeyOnly: true,
      isOffered: isSheet && selection.chosen.length > 0,
      run: selection.clear,
    },
  ]);
}

type CompareActions = {
  compare: Compare;
  isOffered: boolean;
  isComparing: boolean;
  cannotCompare: string | null;
  openCompare: () => void;
};

function useCompareActions({ compare, isOffered, isComparing, cannotCompare, openCompare }: CompareActions): void {
  useActions([
    {
      id: "review.compare",
      group: "page",
      label: copy.compare,
      icon: Columns2,
      keys: ["c"],
      isOffered,
      disabledReason: cannotCompare,
      run: openCompare,
    },
    {
      id: "review.end-compare",
      group: "page",
      label: copy.endCompare,
      icon: Columns2,
      keys: ["c", "Escape"],
      isOffered: isComparing,
      run: compare.close,
    },
  ]);
}

/** Returns the keys of the current photo and the next one; at the end of the room, of the last two. */
function listNeighbors({ items, index }: MediaCursor): string[] {
  const photos = items.filter(({ kind }) => kind === "photo");
  const photoIndex = photos.findIndex(({ key }) => key === items[index]?.key);
  if (photoIndex < 0) return [];
  const from = Math.max(0, Math.min(photoIndex, photos.length - COMPARED.min));
  return photos.slice(from, from + COMPARED.min).map(({ key }) => key);
}
