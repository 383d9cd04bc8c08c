"use client";

import { Bookmark, GalleryHorizontalEnd, LayoutGrid, TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/inputs/segmented";
import { useAction } from "@/lib/client/actions/use-action";
import { useActions } from "@/lib/client/actions/use-actions";
import { useBookmark as useBookmarkOf } from "@/lib/client/data/bookmarks/use-bookmark";
import { isHazardImage } from "@/lib/domain/hazards";
import { regionCopy as copy } from "./copy";
import { countItems, type MediaItem } from "./media-items";
import styles from "./photo-stage.module.css";
import type { MediaCursor } from "./use-media-cursor";
import type { ReviewQuery } from "./use-review-query";

/** Returns the employee's bookmark on a photo. */
function useBookmark(imageKey: string) {
  return useBookmarkOf("image", imageKey, copy.bookmarkEdits);
}

/** The position of the photo or the size of the sheet, and the hazard filter. */
export function StagePosition({ cursor, isSheet }: { cursor: MediaCursor; isSheet: boolean }) {
  const { items, index } = cursor;
  const { photos, videos } = countItems(items);
  const text = isSheet ? copy.counted(photos, videos) : copy.position(index + 1, items.length);
  return (
    <>
      <span role="status">{items.length === 0 ? "" : text}</span>
      <HazardFilter all={cursor.all} query={cursor.query} />
    </>
  );
}

function HazardFilter({ all, query }: { all: readonly MediaItem[]; query: ReviewQuery }) {
  const isOn = query.only === "hazards";
  const toggle = () => void query.setOnly(isOn ? "all" : "hazards");
  useActions([
    { id: "review.hazards", group: "page", label: copy.hazards, icon: TriangleAlert, keys: ["h"], run: toggle },
  ]);
  const count = all.filter((item) => item.kind === "photo" && isHazardImage(item.image)).length;
  if (count === 0 && !isOn) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<TriangleAlert />}
      className={styles.toggle}
      aria-pressed={isOn}
      aria-label={copy.hazardsShown(count)}
      onClick={toggle}
    >
      {`${copy.hazards} ${count}`}
    </Button>
  );
}

/** The button and key of the employee's bookmark on the photo. */
export function BookmarkTool({ imageKey }: { imageKey: string }) {
  const { isSet, isKnown, toggle } = useBookmark(imageKey);
  const label = isSet ? copy.unbookmark : copy.bookmark;
  // While bookmarks load, a press could add a second one.
  const disabledReason = isKnown ? null : copy.bookmarkUnknown;
  useActions([
    { id: "review.bookmark", group: "page", label, icon: Bookmark, keys: ["m"], disabledReason, run: toggle },
  ]);
  const action = useAction("review.bookmark");
  return (
    <IconButton
      size="sm"
      icon={<Bookmark fill={isSet ? "currentColor" : "none"} />}
      label={label}
      shortcut={action?.shortcut}
      aria-pressed={isSet}
      disabledReason={disabledReason}
      onClick={toggle}
    />
  );
}

/** The switch between photo and sheet. */
export function ViewSwitch({ query }: { query: ReviewQuery }) {
  const { view, setView } = query;
  useActions([
    {
      id: "review.sheet",
      group: "page",
      label: view === "sheet" ? copy.openPhoto : copy.openSheet,
      icon: LayoutGrid,
      keys: ["s"],
      run: () => setView(view === "sheet" ? "photo" : "sheet"),
    },
  ]);
  return (
    <Segmented
      label={copy.view}
      value={view}
      onValueChange={(next) => void setView(next)}
      options={[
        { value: "photo", label: copy.views.photo, icon: <GalleryHorizontalEnd /> },
        { value: "sheet", label: copy.views.sheet, icon: <LayoutGrid /> },
      ]}
    />
  );
}

/** Shown when the room has no media, or the filter hides all media. */
export function NothingHere({ query }: { query: ReviewQuery }) {
  // Only for roles that may add media.
  const upload = useAction("review.upload");
  if (query.only === "all") {
    const add = upload ? (
      <Button size="sm" shortcut={upload.shortcut} onClick={upload.run}>
        {copy.addMedia}
      </Button>
    ) : null;
    return <EmptyState sentence={copy.noMedia} action={add} />;
  }
  return (
    <EmptyState
      sentence={copy.noHazards}
      action={
        <Button size="sm" onClick={() => void query.setOnly("all")}>
          {copy.showAll}
        </Button>
      }
    />
  );
}
