/**
 * A creation that was refused because the record exists and somebody has changed it: the first answer was lost. The
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

/** The existing record, if it can be updated; an edge cannot. */
export function madeOver(edit: Diff, { key }: AnyRecord): { kind: GeometryKind; mine: AnyRecord } | null {
  for (const kind of GEOMETRY_KINDS) {
    const mine = kind === "edge" ? undefined : edit[kind]?.added[key];
    if (mine) return { kind, mine };
  }
  return null;
}

/** The same entry if it was refused for another reason. */
export function overExisting(entry: QueueEntry): QueueEntry {
  const met = (entry.failure?.conflicts ?? []) as readonly AnyRecord[];
  const gesture = toGesture(entry);
  if (!gesture?.diff || !entry.calls.every(isPlanned)) return entry;
  const diff: Diff = {};
  for (const change of changesOf(gesture.diff)) writeChange(diff, change);
  let isOther = false;
  for (const theirs of met) {
    const made = madeOver(diff, theirs);
    if (!made) continue;
    isOther = true;
    delete diff[made.kind]?.added[theirs.key];
    const to = { ...theirs, ...withoutServerFields(made.mine) };
    writeChange(diff, { kind: made.kind, key: theirs.key, from: theirs, to } as RecordChange);
  }
  if (!isOther) return entry;
  const calls = callsOf(diff, takenBackBy({ ...gesture, diff }));
  return { ...entry, payload: { ...gesture, diff }, calls, targets: targetsOf(calls) };
}
