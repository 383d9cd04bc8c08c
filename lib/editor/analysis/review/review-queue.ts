/**
 * The elements to review, in order: by floor from the lowest, by room as in the outliner (elements of no room last), by
 * severity (errors, warnings, low, then medium confidence), then face by face.
 */
import type { GeometryKind, GeometryRecord } from "../../../domain/geometry-records";
import type { Diff } from "../../core/diff";
import { type DoubtLevel, isAccepted, REVIEW_LEVELS, type ReviewLevel } from "../../core/provenance/review-level";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { type CheckCode, severityOf } from "../checks/check-codes";
import type { Finding } from "../checks/finding";
import { createFindingsByElement } from "./findings-by-element";
import type { RecordWatch } from "./record-watch";
import { RoomLists } from "./room-lists";

export type ReviewEntry = SelectionItem & {
  readonly floorNumber: number;
  /** The floor face of the element's room, or null. */
  readonly roomKey: string | null;
  readonly level: ReviewLevel;
  /** The codes of the element's findings, in the order of the checks. */
  readonly codes: readonly CheckCode[];
  /** Accepted, unchanged since, and without an error. An error has to be repaired. */
  readonly isDone: boolean;
  /** Accepted, and edited since. */
  readonly isChangedSince: boolean;
};

export type FloorProgress = { readonly floorNumber: number; readonly done: number; readonly total: number };

export type ReviewQueue = {
  /** All entries in order, done ones included. */
  readonly entries: readonly ReviewEntry[];
  /** Entries by key; the same map in every reading. */
  readonly byKey: ReadonlyMap<string, ReviewEntry>;
  /** Floors with entries, ascending. */
  readonly floors: readonly FloorProgress[];
  readonly done: number;
  readonly total: number;
};

const KINDS: readonly GeometryKind[] = ["face", "objectPlanar", "object3D", "vertex", "edge"];

/** Returns the worst level of the findings, which outranks the capture's confidence; null for nothing to review. */
function levelOf(codes: readonly CheckCode[], doubt: DoubtLevel | undefined): ReviewLevel | null {
  if (codes.length === 0) return doubt ?? null;
  return codes.some((code) => severityOf(code) === "error") ? "error" : "warning";
}

export type ReviewQueueReader = {
  /** Notes an applied diff. */
  follow(diff: Diff): void;
  /** Returns the current queue. `findings` is empty until the checks are done. */
  read(findings: readonly Finding[]): ReviewQueue;
};

/**
 * `outdated`: records that were edited after they were accepted. Only this queue may call `takeJudged` of the two
 * watches.
 */
export function createReviewQueue(
  scene: ReadScene,
  rooms: Pick<RoomIndex, "floor">,
  doubts: RecordWatch<DoubtLevel>,
  outdated: RecordWatch<"changed">,
): ReviewQueueReader {
  const elementFindings = createFindingsByElement(scene);
  const lists = new RoomLists<ReviewEntry>(scene, rooms, ({ kind, key }, floorNumber, { roomKey, place, along }) => {
    const record = scene.get(kind, key) as GeometryRecord | undefined;
    const codes = elementFindings.codesOf(key);
    const level = levelOf(codes, doubts.all.get(key)?.verdict);
    if (!record || level === null) return null;
    const isChangedSince = outdated.all.has(key);
    const isDone = level !== "error" && isAccepted(record) && !isChangedSince;
    return {
      entry: { kind, key, level, codes, isDone, isChangedSince, floorNumber, roomKey },
      rank: [REVIEW_LEVELS.indexOf(level), KINDS.indexOf(kind), place, along],
    };
  });
  const counts = new Map<number, { done: number; total: number }>();

  function count({ floorNumber, isDone }: ReviewEntry, by: 1 | -1): void {
    const floor = counts.get(floorNumber) ?? { done: 0, total: 0 };
    counts.set(floorNumber, { done: floor.done + (isDone ? by : 0), total: floor.total + by });
  }

  return {
    follow(diff) {
      elementFindings.follow(diff);
      lists.follow(diff);
    },
    read(findings) {
      for (const watch of [doubts, outdated]) for (const item of watch.takeJudged()) lists.touch(item);
      elementFindings.update(findings, lists.touch);
      lists.settle(count);
      const floors = lists.floors();
      const progress = floors.map(({ floorNumber }) => ({ floorNumber, ...counts.get(floorNumber)! }));
      return {
        entries: ([] as ReviewEntry[]).concat(...floors.map(({ entries }) => entries)),
        byKey: lists.byKey,
        floors: progress,
        done: progress.reduce((sum, { done }) => sum + done, 0),
        total: progress.reduce((sum, { total }) => sum + total, 0),
      };
    },
  };
}
