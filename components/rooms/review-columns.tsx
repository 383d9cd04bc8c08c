"use client";

import { type ReactNode, useRef, useState } from "react";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { useFocusFallback } from "@/components/ui/overlays/use-focus-fallback";
import { may } from "@/lib/access/permissions";
import { useUploads } from "@/lib/client/data/media/use-uploads";
import { useSession } from "@/lib/client/session/use-session";
import { regionCopy as copy } from "./copy";
import { DetailsPanel } from "./details-panel";
import type { MediaItem } from "./media-items";
import { StageBar } from "./photo-bar";
import { PhotoPane } from "./photo-pane";
import stage from "./photo-stage.module.css";
import styles from "./region-review.module.css";
import { RoomsRail } from "./rooms-rail";
import { NothingHere, StagePosition, ViewSwitch } from "./stage-bar-parts";
import { SuggestionsPanel } from "./suggestions-panel";
import { TagsPanel } from "./tags-panel";
import { UploadBox } from "./upload-box";
import { UploadsSummary } from "./uploads-summary";
import { useCompare } from "./use-compare";
import { type MediaCursor, useMediaCursor } from "./use-media-cursor";
import { useMediaSelection } from "./use-media-selection";
import type { Review } from "./use-review";
import { useReviewActions } from "./use-review-actions";
import { useSeen } from "./use-seen";
import type { SheetMover } from "./use-step-actions";
import { type Suggestion, type Suggestions, useSuggestions } from "./use-suggestions";
import { useTagging } from "./use-tagging";

// The page opens with one photo, so the views of several photos load later.
const comparePane = lazyPart(() => import("./compare-pane").then(({ ComparePane }) => ComparePane));
const sheetPane = lazyPart(() => import("./sheet-pane").then(({ SheetPane }) => SheetPane));

/** Receives the focus when the focused photo, selection or pane disappears. */
const FOCUS_HOME = "[aria-current], [data-focus-home]";

/** Rooms, photos, and details of the current photo. */
export function ReviewColumns({ review, onLeave }: { review: Review; onLeave: (regionKey: string) => void }) {
  const rights = useReviewRights();
  const cursor = useMediaCursor(review.room);
  const { item, query } = cursor;
  const compare = useCompare(cursor);
  const isComparing = compare.photos.length > 0;
  const isSheet = !isComparing && query.view === "sheet";
  const ComparePane = useLazyPart(comparePane, isComparing);
  const SheetPane = useLazyPart(sheetPane, isSheet || item === null);
  const image = item?.kind === "photo" && !isComparing ? item.image : null;
  const tagging = useTagging(image);
  const selection = useMediaSelection(cursor.items);
  const suggestions = useSuggestions(image?.isBeingSent ? null : image, tagging.edits);
  const isSingle = !isComparing && !isSheet && item !== null;
  const seen = useSeen(isComparing ? compare.photos.map(({ key }) => key) : isSingle ? [item.key] : []);
  const chosenPhotos = isSheet ? selection.chosen.flatMap((one) => (one.kind === "photo" ? [one.image] : [])) : [];
  const detectChosen = () => suggestions.detectAll(chosenPhotos);
  const { pointedAt, setPointed } = usePointedSuggestion(suggestions);
  const field = useRef<HTMLInputElement>(null);
  const sheet = useRef<SheetMover | null>(null);
  const stageElement = useRef<HTMLElement>(null);
  useFocusFallback(stageElement, (element) => element.querySelector<HTMLElement>(FOCUS_HOME));
  const actions = useReviewActions({ cursor, tagging, selection, field, image, compare, sheet });
  const nameOf = (media: MediaItem, index: number) =>
    media.kind === "photo" ? copy.photo(index + 1) : copy.video(cursor.videoNumber(media.key));
  const uploads = useUploads(review.room.key);
  const common = {
    review,
    cursor,
    nameOf,
    rights,
    uploads,
    position: <StagePosition cursor={cursor} isSheet={isSheet} />,
    end: <ViewSwitch query={query} />,
  };

  return (
    <div className={styles.columns}>
      <RoomsRail review={review} onLeave={onLeave}>
        <UploadsSummary uploads={uploads} />
        {rights.canEdit ? <UploadBox review={review} /> : null}
      </RoomsRail>
      <section ref={stageElement} className={stage.stage} aria-label={copy.stage}>
        {item === null && uploads.length === 0 ? (
          <EmptyStage position={common.position} end={common.end} query={query} />
        ) : isComparing ? (
          ComparePane && <ComparePane {...common} compare={compare} actions={actions} />
        ) : isSheet || item === null ? (
          SheetPane && (
            <SheetPane
              {...common}
              selection={selection}
              actions={actions}
              suggestions={suggestions}
              seen={seen}
              mover={sheet}
              onDetect={detectChosen}
            />
          )
        ) : (
          <PhotoPane {...common} item={item} tagging={tagging} pointedAt={pointedAt} actions={actions} />
        )}
      </section>
      <aside className={styles.panel} aria-label={copy.panel}>
        {image ? <TagsPanel image={image} tagging={tagging} canEdit={rights.canTag} field={field} /> : null}
        {image && rights.canTag ? (
          <SuggestionsPanel
            suggestions={suggestions}
            onDetectKey={chosenPhotos.length > 0 ? detectChosen : suggestions.detect}
            cannotDetect={isSheet && isVideosOnly(selection.chosen) ? copy.videosUnseen : null}
            onPoint={setPointed}
          />
        ) : null}
        <Details review={review} cursor={cursor} isComparing={isComparing} />
      </aside>
    </div>
  );
}

function useReviewRights() {
  const { session } = useSession();
  const role = session?.effectiveRole ?? null;
  return {
    canTag: role !== null && may(role, "reviewInspections"),
    canEdit: role !== null && may(role, "editClaims"),
  };
}

/** Returns the suggestion under the pointer while it is open and has a box, else null; and its setter. */
function usePointedSuggestion({ open }: Suggestions) {
  const [pointed, setPointed] = useState<Suggestion | null>(null);
  const pointedAt = pointed?.box && open.includes(pointed) ? { ...pointed, box: pointed.box } : null;
  return { pointedAt, setPointed };
}

const isVideosOnly = (items: readonly MediaItem[]) => items.length > 0 && items.every(({ kind }) => kind === "video");

function Details({ review, cursor, isComparing }: { review: Review; cursor: MediaCursor; isComparing: boolean }) {
  if (cursor.item && !isComparing)
    return <DetailsPanel item={cursor.item} review={review} onFrame={cursor.showFrame} />;
  return <EmptyState sentence={isComparing ? copy.compareKeys : copy.noPhotoChosen} />;
}

function EmptyStage({ position, end, query }: { position: ReactNode; end: ReactNode; query: MediaCursor["query"] }) {
  return (
    <>
      <StageBar position={position} end={end} />
      <div className={stage.empty}>
        <NothingHere query={query} />
      </div>
    </>
  );
}
