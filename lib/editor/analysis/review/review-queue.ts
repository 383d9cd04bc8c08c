/**
 * What is to be looked at, in one order: floor by floor from the lowest up, room by room as the outliner lists them (what
 * stands in none comes last), the gravest first (errors, warnings, low, then medium confidence), and then face by face.
 */
import type { GeometryKind, GeometryRecord } from "../../../domain/geometry-records";
import type { Diff } from "../../core/diff";
import { type DoubtLevel, isAccepted, REVIEW_LEVELS, type ReviewLevel } from "../../core/provenance/review-level";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { type CheckCode, severityOf } from "../checks/check-codes";
import type { Finding } from "../checks/finding";
import { createFoundOn } from "./found-on";
import type { RecordWatch } from "./record-watch";
import { createRoomLists } from "./room-lists";

export type ReviewEntry = SelectionItem & {
  readonly floorNumber: number;
  /** The floor face of its room; null for what stands in none. */
  readonly roomKey: string | null;
  readonly level: ReviewLevel;
  /** What the checks find on it, in their order. */
  readonly codes: readonly CheckCode[];
  /** Somebody has accepted it as it is, and no error stands on it: an error has to be mended. */
  readonly isDone: boolean;
  /** Somebody has accepted it, and it has been edited since. */
  readonly isChangedSince: boolean;
};

export type FloorProgress = { readonly floorNumber: number; readonly done: number; readonly total: number };

export type ReviewQueue = {
  /** All of them in order, those that were looked at too. */
  readonly entries: readonly ReviewEntry[];
  /** The same table from one reading to the next. */
  readonly byKey: ReadonlyMap<string, ReviewEntry>;
  /** Floors that have something to look at, ascending. */
  readonly floors: readonly FloorProgress[];
  readonly done: number;
  readonly total: number;
};

const KINDS: readonly GeometryKind[] = ["face", "objectPlanar", "object3D", "vertex", "edge"];

/** The gravest of what is found on it, which outweighs how sure the capture was of it; null where nothing is to be looked at. */
function levelOf(codes: readonly CheckCode[], doubt: DoubtLevel | undefined): ReviewLevel | null {
  if (codes.length === 0) return doubt ?? null;
  return codes.some((code) => severityOf(code) === "error") ? "error" : "warning";
}

export type QueueProvider = {
  /** The scene has changed by this. */
  follow(diff: Diff): void;
  /** As things are now: what was touched since the last time is put in its place. `findings`: none while the checks look. */
  read(findings: readonly Finding[]): ReviewQueue;
};

/** `doubts` and `outdated` (accepted as something else than it is): asked for what they have looked at, by nobody else. */
export function createReviewQueue(
  scene: ReadScene,
  rooms: Pick<RoomIndex, "floor">,
  doubts: RecordWatch<DoubtLevel>,
  outdated: RecordWatch<"changed">,
): QueueProvider {
  const found = createFoundOn(scene);
  const lists = createRoomLists<ReviewEntry>(scene, rooms, ({ kind, key }, floorNumber, { roomKey, place, along }) => {
    const record = scene.get(kind, key) as GeometryRecord | undefined;
    const codes = found.codesOf(key);
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
      found.follow(diff);
      lists.follow(diff);
    },
    read(findings) {
      for (const watch of [doubts, outdated]) for (const item of watch.takeLooked()) lists.touch(item);
      found.take(findings, lists.touch);
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
