/** Waiting gestures laid over what the backend holds, with a word on each that no longer fits. */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";
import { findObstacle } from "./dangling";
import { applyDiff, changesOf, type Diff, type RecordChange } from "./diff";
import type { Gesture } from "./gesture";
import { changedFields } from "./record-fields";
import { sameValue } from "./same-value";
import type { RevisionOf } from "./save-call";
import type { Scene } from "./scene";

/** A waiting gesture that no longer fits what the backend holds. `isApplied` is false where it could not be laid over it at all. */
export type SaveConflict = { gestureId: string; kind: GeometryKind; key: string; isApplied: boolean };

type AnyRecord = GeometryRecordByKind[GeometryKind];
type Fields = Record<string, unknown>;
type Ours = Map<string, AnyRecord[]>;

const place = (kind: GeometryKind, key: string) => `${kind} ${key}`;

/** Every version of a record that the gestures start from or lead to: what the backend may hold without anyone else's doing. */
function ownVersions(gestures: readonly Gesture[]): Ours {
  const ours: Ours = new Map();
  for (const gesture of gestures) {
    for (const { kind, key, from, to } of changesOf(gesture.diff)) {
      const versions = ours.get(place(kind, key)) ?? [];
      if (from) versions.push(from);
      if (to) versions.push(to);
      ours.set(place(kind, key), versions);
    }
  }
  return ours;
}

/** True where someone else has given a field that the change writes a value of theirs. */
function isContested(theirs: AnyRecord, change: RecordChange, ours: Ours): boolean {
  const { kind, key, from, to } = change;
  if (!from || !to) return false;
  const versions = ours.get(place(kind, key)) ?? [];
  return changedFields(from, to).some((name) => {
    const value = (theirs as Fields)[name];
    return !versions.some((version) => sameValue((version as Fields)[name], value));
  });
}

type LaidPending = {
  /** The gestures as they stand on this scene now; one that could not be laid over it keeps its diff. */
  gestures: Gesture[];
  unapplied: Set<string>;
  conflicts: SaveConflict[];
};

/**
 * Applies the gestures, as they were made, in order to a scene of the backend's records. Fields that a gesture leaves alone keep the backend's
 * value. A contested record keeps the revision that the edit was made on (`baseRevisionOf`), so that saving it is refused.
 */
export function layPending(
  scene: Scene,
  gestures: readonly Gesture[],
  madeAs: (gesture: Gesture) => Diff,
  baseRevisionOf: RevisionOf,
): LaidPending {
  const ours = ownVersions(gestures);
  const contested = new Set<string>();
  const laid: LaidPending = { gestures: [], unapplied: new Set(), conflicts: [] };

  function contest(gestureId: string, change: RecordChange): void {
    const { kind, key, from } = change;
    const theirs = scene.get(kind, key) as AnyRecord | undefined;
    const at = place(kind, key);
    if (!theirs || (!contested.has(at) && !isContested(theirs, change, ours))) return;
    laid.conflicts.push({ gestureId, kind, key, isApplied: true });
    if (contested.has(at)) return;
    contested.add(at);
    const revision = baseRevisionOf(kind, key) ?? from?.revision;
    if (revision !== undefined) scene.put(kind, { ...theirs, revision });
  }

  for (const gesture of gestures) {
    const obstacle = findObstacle(scene, madeAs(gesture));
    if (obstacle) {
      laid.unapplied.add(gesture.id);
      laid.gestures.push(gesture);
      const { kind, key } = obstacle;
      laid.conflicts.push({ gestureId: gesture.id, kind, key, isApplied: false });
      continue;
    }
    for (const change of changesOf(gesture.diff)) contest(gesture.id, change);
    laid.gestures.push({ ...gesture, diff: applyDiff(scene, madeAs(gesture)) });
  }
  return laid;
}
