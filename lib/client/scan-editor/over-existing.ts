/**
 * Rewrites a refused creation whose first answer was lost: the record exists, and another person has changed it. The
 * retry updates the record, since a creation would be refused each time.
 */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange, writeChange } from "../../editor/core/diff";
import { takenBackBy } from "../../editor/core/provenance/captured-keys";
import { withoutServerFields } from "../../editor/core/record-fields";
import { targetsOf } from "../queue/call-records";
import type { QueueEntry } from "../queue/queue-entry";
import { callsOf, toGesture } from "./gesture-entry";
import { isPlanned } from "./join-gestures";

type AnyRecord = GeometryRecordByKind[GeometryKind];

/** Returns the edit's version of an existing record; null if the edit did not create the record, or for an edge. */
export function madeOver(edit: Diff, { key }: AnyRecord): { kind: GeometryKind; mine: AnyRecord } | null {
  for (const kind of GEOMETRY_KINDS) {
    const mine = kind === "edge" ? undefined : edit[kind]?.added[key];
    if (mine) return { kind, mine };
  }
  return null;
}

/** Returns the same entry if it was refused for another reason. */
export function overExisting(entry: QueueEntry): QueueEntry {
  const conflicts = (entry.failure?.conflicts ?? []) as readonly AnyRecord[];
  const gesture = toGesture(entry);
  if (!gesture?.diff || !entry.calls.every(isPlanned)) return entry;
  const diff: Diff = {};
  for (const change of changesOf(gesture.diff)) writeChange(diff, change);
  let hasMatch = false;
  for (const existing of conflicts) {
    const match = madeOver(diff, existing);
    if (!match) continue;
    hasMatch = true;
    delete diff[match.kind]?.added[existing.key];
    const to = { ...existing, ...withoutServerFields(match.mine) };
    writeChange(diff, { kind: match.kind, key: existing.key, from: existing, to } as RecordChange);
  }
  if (!hasMatch) return entry;
  const calls = callsOf(diff, takenBackBy({ ...gesture, diff }));
  return { ...entry, payload: { ...gesture, diff }, calls, targets: targetsOf(calls) };
}
