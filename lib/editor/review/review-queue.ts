/**
 * What is to be looked at, in one order: floor by floor from the lowest up, room by room as the outliner lists them (what
 * stands in none comes last), the gravest first (errors, warnings, low, then medium confidence), and then face by face.
 */
import type { GeometryKind, GeometryRecord } from "../../domain/geometry-records";
import { type CheckCode, severityOf } from "../checks/check-codes";
import type { Finding } from "../checks/finding";
import type { RoomIndex } from "../rooms/room-index";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import { elementOfFinding } from "./finding-element";
import type { Judged } from "./record-watch";
import { type DoubtLevel, isAccepted, REVIEW_LEVELS, type ReviewLevel } from "./review-level";
import { compareRanks, createRoomOrder } from "./room-order";

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
  readonly byKey: ReadonlyMap<string, ReviewEntry>;
  /** Floors that have something to look at, ascending. */
  readonly floors: readonly FloorProgress[];
  readonly done: number;
  readonly total: number;
};

const KINDS: readonly GeometryKind[] = ["face", "objectPlanar", "object3D", "vertex", "edge"];

type Ranked = { entry: ReviewEntry; rank: readonly number[] };

function byRank(a: Ranked, b: Ranked): number {
  return compareRanks(a.rank, b.rank) || (a.entry.key < b.entry.key ? -1 : 1);
}

type Wanted = SelectionItem & { level: ReviewLevel; codes: CheckCode[] };

/** What the checks find on an element outweighs how sure the capture was of it. */
function wantedOf(
  scene: ReadScene,
  doubts: Iterable<Judged<DoubtLevel>>,
  findings: readonly Finding[],
): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const { kind, key, verdict } of doubts) wanted.set(key, { kind, key, level: verdict, codes: [] });
  for (const finding of findings) {
    const item = elementOfFinding(scene, finding);
    if (!item) continue;
    const known = wanted.get(item.key) ?? { ...item, level: "warning" as const, codes: [] };
    const severity = severityOf(finding.code);
    if (known.level !== "error") known.level = severity;
    if (!known.codes.includes(finding.code)) known.codes.push(finding.code);
    wanted.set(item.key, known);
  }
  return wanted;
}

/**
 * `findings`: of the checks, in their order; none while they are still looking. `outdated`: what was accepted as something else
 * than it is. Costs as much as there is to look at.
 */
export function reviewQueue(
  scene: ReadScene,
  rooms: Pick<RoomIndex, "floor">,
  doubts: Iterable<Judged<DoubtLevel>>,
  findings: readonly Finding[],
  outdated: Pick<ReadonlyMap<string, unknown>, "has"> = new Map(),
): ReviewQueue {
  const placeOf = createRoomOrder(scene, rooms);
  const floors = new Map<number, Ranked[]>();
  for (const { kind, key, level, codes } of wantedOf(scene, doubts, findings).values()) {
    const record = scene.get(kind, key) as GeometryRecord | undefined;
    if (!record) continue;
    const { floorNumber } = record;
    const { roomKey, room, place, along } = placeOf({ kind, key }, floorNumber);
    const isChangedSince = outdated.has(key);
    const isDone = level !== "error" && isAccepted(record) && !isChangedSince;
    const list = floors.get(floorNumber) ?? [];
    floors.set(floorNumber, list);
    list.push({
      entry: { kind, key, level, codes, isDone, isChangedSince, floorNumber, roomKey },
      rank: [room, REVIEW_LEVELS.indexOf(level), KINDS.indexOf(kind), place, along],
    });
  }
  const ascending = [...floors].sort(([a], [b]) => a - b);
  const entries = ascending.flatMap(([, list]) => list.sort(byRank).map(({ entry }) => entry));
  const progress = ascending.map(([floorNumber, list]) => ({
    floorNumber,
    done: list.filter(({ entry }) => entry.isDone).length,
    total: list.length,
  }));
  return {
    entries,
    byKey: new Map(entries.map((entry) => [entry.key, entry])),
    floors: progress,
    done: progress.reduce((sum, { done }) => sum + done, 0),
    total: entries.length,
  };
}
