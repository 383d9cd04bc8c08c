/** Applies pending gestures to the backend's records and reports the gestures that no longer fit. */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";
import { findObstacle } from "./dangling";
import { applyDiff, changesOf, type Diff, type RecordChange } from "./diff";
import type { Gesture } from "./gesture";
import { changedFields } from "./record-fields";
import { sameValue } from "./same-value";
import type { RevisionOf } from "./save-call";
import type { Scene } from "./scene";

/**
 * A pending gesture that conflicts with the backend's records. `isApplied` is false if it could not be applied at all.
 */
export type SaveConflict = { gestureId: string; kind: GeometryKind; key: string; isApplied: boolean };

type AnyRecord = GeometryRecordByKind[GeometryKind];
type Fields = Record<string, unknown>;
type VersionsByRecord = Map<string, AnyRecord[]>;

const placeText = (kind: GeometryKind, key: string) => `${kind} ${key}`;

/**
 * Collects every version of a record from which the gestures start or to which they lead: versions that the backend may
 * hold without another user's edit.
 */
function collectVersions(gestures: readonly Gesture[]): VersionsByRecord {
  const versionsByRecord: VersionsByRecord = new Map();
  for (const gesture of gestures) {
    for (const { kind, key, from, to } of changesOf(gesture.diff)) {
      const versions = versionsByRecord.get(placeText(kind, key)) ?? [];
      if (from) versions.push(from);
      if (to) versions.push(to);
      versionsByRecord.set(placeText(kind, key), versions);
    }
  }
  return versionsByRecord;
}

/** Whether another user has set a field that the change writes. */
function isContested(theirs: AnyRecord, change: RecordChange, versionsByRecord: VersionsByRecord): boolean {
  const { kind, key, from, to } = change;
  if (!from || !to) return false;
  const versions = versionsByRecord.get(placeText(kind, key)) ?? [];
  return changedFields(from, to).some((name) => {
    const value = (theirs as Fields)[name];
    return !versions.some((version) => sameValue((version as Fields)[name], value));
  });
}

type ReappliedGestures = {
  /** The gestures as applied to this scene; one that could not be applied keeps its diff. */
  gestures: Gesture[];
  unapplied: Set<string>;
  conflicts: SaveConflict[];
};

/**
 * Applies the gestures in order to a scene of the backend's records, as they were made (`madeAs`). Fields that a
 * gesture does not write keep the backend's value. A contested record keeps the revision that the edit was based on
 * (`baseRevisionOf`), so that the backend refuses to save it.
 */
export function reapplyGestures(
  scene: Scene,
  gestures: readonly Gesture[],
  madeAs: (gesture: Gesture) => Diff,
  baseRevisionOf: RevisionOf,
): ReappliedGestures {
  const versionsByRecord = collectVersions(gestures);
  const contested = new Set<string>();
  const result: ReappliedGestures = { gestures: [], unapplied: new Set(), conflicts: [] };

  function contest(gestureId: string, change: RecordChange): void {
    const { kind, key, from } = change;
    const theirs = scene.get(kind, key) as AnyRecord | undefined;
    const recordName = placeText(kind, key);
    if (!theirs || (!contested.has(recordName) && !isContested(theirs, change, versionsByRecord))) return;
    result.conflicts.push({ gestureId, kind, key, isApplied: true });
    if (contested.has(recordName)) return;
    contested.add(recordName);
    const revision = baseRevisionOf(kind, key) ?? from?.revision;
    if (revision !== undefined) scene.put(kind, { ...theirs, revision });
  }

  for (const gesture of gestures) {
    const obstacle = findObstacle(scene, madeAs(gesture));
    if (obstacle) {
      result.unapplied.add(gesture.id);
      result.gestures.push(gesture);
      const { kind, key } = obstacle;
      result.conflicts.push({ gestureId: gesture.id, kind, key, isApplied: false });
      continue;
    }
    for (const change of changesOf(gesture.diff)) contest(gesture.id, change);
    result.gestures.push({ ...gesture, diff: applyDiff(scene, madeAs(gesture)) });
  }
  return result;
}
