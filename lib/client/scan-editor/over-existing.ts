/**
 * A creation that was refused, because the record is there by now and somebody has changed it: the answer to the first try
 * was lost. Sent again it is a change of what is there, else it would be refused each time.
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

/** The record that was to be made, where one is there and can be changed; an edge cannot. */
export function madeOver(edit: Diff, { key }: AnyRecord): { kind: GeometryKind; mine: AnyRecord } | null {
  for (const kind of GEOMETRY_KINDS) {
    const mine = kind === "edge" ? undefined : edit[kind]?.added[key];
    if (mine) return { kind, mine };
  }
  return null;
}

/** The same entry where it was refused for something else. */
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
