"use client";

import { X } from "lucide-react";
import { useEffect, useMemo } from "react";
import { ProgressBar } from "@/components/ui/feedback/progress";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/inputs/segmented";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { ReviewController, ReviewList as ReviewListName } from "@/lib/editor/analysis/review/review-controller";
import type { FloorProgress } from "@/lib/editor/analysis/review/review-queue";
import { readDeletedLists } from "@/lib/editor/core/provenance/deleted-records";
import { useEditor } from "../../context/editor-context";
import listStyles from "../../parts/element-list.module.css";
import { Panel } from "../../parts/panel";
import { useSelection, useViewPart } from "../../state/use-store";
import { REVIEW_PANEL_COPY as COPY } from "./copy";
import styles from "./review.module.css";
import { ReviewFoot } from "./review-foot";
import { ReviewList } from "./review-list";
import type { ReviewRowItem } from "./review-row";
import { acceptChosen, bringBackChosen, revertChosen } from "./run-review";
import { useReview } from "./use-review";

/** The same interval at which the survey reads other users' edits. */
const REFRESH = { refreshInterval: 30_000 };

/**
 * Passes the deleted records to the review once all five lists have loaded. The shortest list is requested first and
 * once: a backend that does not support the filter returns all existing records, which must not be repeated for the
 * other lists every half minute.
 */
function useDeletedRecords(review: Pick<ReviewController, "setDeleted">, surveyKey: string): void {
  const first = useBackend("object3D.list", { surveyKey, isDeleted: true }).data;
  const isKnown = first !== undefined && readDeletedLists([["object3D", first]]) !== null;
  const params = isKnown ? { surveyKey, isDeleted: true } : null;
  const { data: object3D } = useBackend("object3D.list", params, REFRESH);
  const { data: vertex } = useBackend("vertex.list", params, REFRESH);
  const { data: edge } = useBackend("edge.list", params, REFRESH);
  const { data: face } = useBackend("face.list", params, REFRESH);
  const { data: objectPlanar } = useBackend("objectPlanar.list", params, REFRESH);
  useEffect(() => {
    if (first && !isKnown) review.setDeleted(null);
    if (!vertex || !edge || !face || !objectPlanar || !object3D) return;
    review.setDeleted(
      readDeletedLists([
        ["vertex", vertex],
        ["edge", edge],
        ["face", face],
        ["objectPlanar", objectPlanar],
        ["object3D", object3D],
      ]),
    );
  }, [review, first, isKnown, vertex, edge, face, objectPlanar, object3D]);
}

/** Height of heading, progress, list switch, a few rows and footer, in pixels. */
const MIN_HEIGHT = 330;
const LISTS: readonly ReviewListName[] = ["waiting", "done", "changes"];

type Props = {
  projectKey: string | null;
  levelName: (floorNumber: number) => string;
  onClose: () => void;
};

/** Returns the floors with the floor shown first. */
function shownFirst(floors: readonly FloorProgress[], shown: number): FloorProgress[] {
  return [...floors].sort((a, b) => Number(b.floorNumber === shown) - Number(a.floorNumber === shown));
}

type FloorsProgressProps = {
  floors: readonly FloorProgress[];
  /** Whether the checks have finished, which may add elements. */
  areChecked: boolean;
  levelName: (floorNumber: number) => string;
};

function FloorsProgress({ floors, areChecked, levelName }: FloorsProgressProps) {
  return (
    <div className={styles.progress}>
      {floors.map((floor) => (
        <ProgressBar
          key={floor.floorNumber}
          label={COPY.progress(floor.done, floor.total, levelName(floor.floorNumber))}
          value={floor.done}
          max={floor.total}
          valueText=""
          tone={floor.done === floor.total ? "ok" : "accent"}
        />
      ))}
      {areChecked ? null : <p>{COPY.stillChecking}</p>}
    </div>
  );
}

/** Elements to review, accepted ones, and changes since the scan. */
export function ReviewPanel({ projectKey, levelName, onClose }: Props) {
  const editor = useEditor();
  const { store, view } = editor;
  const { review } = view;
  const state = useReview(review);
  const { queue, changes, list, active, areChecked } = state;
  const floorNumber = useViewPart(view, "floorNumber");
  // The footer counts the room of the selection.
  useSelection(store);
  useEffect(() => review.start(), [review]);
  useDeletedRecords(review, store.scene.surveyKey);
  const lists = useMemo(() => {
    const entries = queue?.entries ?? [];
    return {
      waiting: entries.filter(({ isDone }) => !isDone),
      done: entries.filter(({ isDone }) => isDone),
      changes: changes ?? [],
    } satisfies Record<ReviewListName, readonly ReviewRowItem[]>;
  }, [queue, changes]);
  const items: readonly ReviewRowItem[] = lists[list];

  function onKey(letter: string, item: ReviewRowItem): boolean {
    if (letter === "a" && list === "waiting") acceptChosen(editor, item.key);
    else if (letter !== "r" || !("verdict" in item)) return false;
    else if (item.verdict === "changed") revertChosen(editor, item);
    else if (item.verdict === "deleted") bringBackChosen(editor, item.key);
    else return false;
    return true;
  }

  return (
    <Panel
      id="review"
      title={COPY.title}
      note={queue ? COPY.progressShort(queue.done, queue.total) : COPY.looking}
      leastHeight={MIN_HEIGHT}
      mayFold
      actions={<IconButton size="sm" icon={<X />} label={COPY.close} shortcut="Alt R" onClick={onClose} />}
    >
      {queue ? (
        <>
          <FloorsProgress
            floors={shownFirst(queue.floors, floorNumber)}
            areChecked={areChecked}
            levelName={levelName}
          />
          <div className={styles.filter}>
            <Segmented<ReviewListName>
              label={COPY.which}
              value={list}
              onValueChange={review.setList}
              options={LISTS.map((value) => ({
                value,
                label: COPY.listWith(COPY.lists[value], lists[value].length),
              }))}
            />
          </div>
          <ReviewList
            key={list}
            label={COPY.listNames[list]}
            items={items}
            activeKey={active}
            onChoose={review.choose}
            onKey={onKey}
            levelName={levelName}
            empty={list === "waiting" && queue.total === 0 ? COPY.nothing : COPY.empty[list]}
          />
          <ReviewFoot state={state} item={items.find(({ key }) => key === active)} projectKey={projectKey} />
        </>
      ) : (
        <p className={listStyles.nothing}>{COPY.looking}</p>
      )}
    </Panel>
  );
}
