/**
 * The combined calls of waiting gestures: batches by type with the last value of each field, without records that are
 * created and deleted again.
 */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange, squashInto, writeChange } from "../../editor/core/diff";
import type { CapturedKeys, Gesture } from "../../editor/core/gesture";
import { DESCRIBED_KINDS, type TakenBack, takenBackBy } from "../../editor/core/provenance/captured-keys";
import { changedFields, patchRecord, withoutServerFields } from "../../editor/core/record-fields";
import { inversePlan } from "../../editor/sync/inverse-plan";
import { savePlan } from "../../editor/sync/save-plan";
import type { GestureCall, QueueEntry } from "../queue/queue-entry";
import { toGesture } from "./gesture-entry";

type AnyRecord = GeometryRecordByKind[GeometryKind];

/** The rows of a save plan; an entry with other rows does more than its gesture describes. */
const PLANNED = /^(vertex|edge|face|objectPlanar|object3D)\./;
export const isPlanned = ({ name }: { name: string }): boolean => PLANNED.test(name);
/** Differs from every value, so that a field is sent whatever it was. */
const ANY_VALUE = Symbol("whatever it was");
const anyValuesOf = (fields: Iterable<string>) => Object.fromEntries([...fields].map((name) => [name, ANY_VALUE]));

/** A record with its first state (null if it is new), the written fields, and its last state. */
type Written = {
  kind: GeometryKind;
  key: string;
  first: AnyRecord | null;
  last: AnyRecord | undefined;
  fields: Set<string>;
};

/**
 * Whether `next` can follow `before`: not if it changes a deleted record or adds an existing one, which two tabs can
 * cause. Such a gesture is sent alone: see over-own.
 */
function canFollow(before: Diff, next: Diff): boolean {
  for (const { kind, key, from, to } of changesOf(next)) {
    if (from && to && before[kind]?.removed[key]) return false;
    if (!from && to && (before[kind]?.added[key] || before[kind]?.updated[key])) return false;
  }
  return true;
}

function noteWritten(written: Map<string, Written>, { kind, key, from, to }: RecordChange): void {
  const mapKey = `${kind} ${key}`;
  const known = written.get(mapKey);
  // A record with a revision has been at the backend: it is created again, and another tab may have done so first.
  const first = known ? known.first : (from ?? (to?.revision === undefined ? null : to));
  const fields = known?.fields ?? new Set();
  // A record created again has only the fields that it is created with.
  const names = from && to ? changedFields(from, to) : Object.keys(withoutServerFields({ ...first, ...to }));
  for (const name of names) fields.add(name);
  // Fields that another tab's gesture did not write may be outdated.
  const last = from && to && known?.last ? patchRecord<AnyRecord>(known.last, from, to) : to;
  written.set(mapKey, { kind, key, first, last, fields });
}

/**
 * Drops deletions of records that these gestures have deleted already, by two tabs. A record created again after that
 * is created.
 */
function withoutDeleted(next: Diff, written: ReadonlyMap<string, Written>): Diff {
  const remaining: Diff = {};
  for (const change of changesOf(next)) {
    const known = written.get(`${change.kind} ${change.key}`);
    if (change.to || !known || known.last) writeChange(remaining, change);
  }
  return remaining;
}

/**
 * Also sends a field that returned to its first value, and the deletion of a record that existed at first: another
 * tab may have written in between.
 */
function withWritten(diff: Diff, written: Iterable<Written>): Diff {
  const result: Diff = {};
  for (const change of changesOf(diff)) writeChange(result, change);
  for (const { kind, key, first, last, fields } of written) {
    if (!first || diff[kind]?.added[key]) continue;
    if (!last) {
      writeChange(result, { kind, key, from: first } as RecordChange);
      continue;
    }
    if (kind === "edge") {
      // Deleted and restored: it is created again, whether or not it still exists.
      writeChange(result, { kind, key, to: last } as RecordChange);
      continue;
    }
    writeChange(result, { kind, key, from: { ...first, ...anyValuesOf(fields) }, to: last } as RecordChange);
  }
  return result;
}

/** Adds an inverse for every sent change, even one to the first value: another tab may have changed the record. */
function withRollback(diff: Diff, written: Iterable<Written>): Diff {
  const result: Diff = {};
  for (const change of changesOf(diff)) writeChange(result, change);
  for (const { kind, key, first, last, fields } of written) {
    if (!first || !last || diff[kind]?.added[key]) continue;
    const change = kind === "edge" ? { to: last } : { from: first, to: { ...last, ...anyValuesOf(fields) } };
    writeChange(result, { kind, key, ...change } as RecordChange);
  }
  return result;
}

/** Record types by key. */
type KindByKey = Map<string, GeometryKind>;

/** Notes the keys that gestures, or their undo, delete for good: the last change of a record decides. */
function noteTakenBack(noted: Record<keyof TakenBack, KindByKey>, gesture: Gesture): void {
  for (const { key, from, to } of changesOf(gesture.diff)) {
    noted.calls.delete(key);
    if (!from && to) noted.inverse.delete(key);
  }
  const taken = takenBackBy(gesture);
  for (const part of ["calls", "inverse"] as const) {
    for (const kind of DESCRIBED_KINDS) for (const key of taken[part][kind] ?? []) noted[part].set(key, kind);
  }
}

function groupByKind(kindByKey: Iterable<readonly [key: string, kind: GeometryKind]>): CapturedKeys {
  const keys: { [K in GeometryKind]?: string[] } = {};
  for (const [key, kind] of kindByKey) {
    keys[kind] ??= [];
    keys[kind].push(key);
  }
  return keys;
}

/** Returns keys of records that the gestures create and delete again: the backend never sees them. */
export function cameAndWent(entries: readonly QueueEntry[]): string[] {
  const written = new Map<string, Written>();
  for (const entry of entries) for (const change of changesOf(toGesture(entry).diff)) noteWritten(written, change);
  return [...written.values()].filter(({ first, last }) => first === null && !last).map(({ key }) => key);
}

/** Returns null if a gesture does more than change records, or an edge would have to be updated. */
export function joinGestures(entries: readonly QueueEntry[]): readonly GestureCall[] | null {
  if (entries.some(({ calls }) => !calls.every(isPlanned))) return null;
  const diff: Diff = {};
  const written = new Map<string, Written>();
  const taken = { calls: new Map() as KindByKey, inverse: new Map() as KindByKey };
  for (const entry of entries) {
    const gesture = toGesture(entry);
    noteTakenBack(taken, gesture);
    const next = withoutDeleted(gesture.diff, written);
    if (!canFollow(diff, next)) return null;
    for (const change of changesOf(next)) noteWritten(written, change);
    squashInto(diff, next);
  }
  if (Object.keys(diff.edge?.updated ?? {}).length > 0) return null;
  // The inverse must not restore a record that the backend never had.
  const isKnown = ([key, kind]: readonly [string, GeometryKind]) => written.get(`${kind} ${key}`)?.first !== null;
  const unmade = groupByKind([...taken.calls].filter(isKnown));
  const inverse = { unmade: groupByKind(taken.inverse) };
  const inverseDiff = withRollback(diff, written.values());
  // The inverse deletes only records that another tab had deleted, not those that still existed.
  const restoredEdges = [...written.values()].filter(
    ({ kind, key, first }) => kind === "edge" && first && inverseDiff.edge?.added[key],
  );
  const stood = Object.fromEntries(restoredEdges.map(({ key, first }) => [key, first?.revision]));
  return savePlan(withWritten(diff, written.values()), { unmade }).map((call) => ({
    ...call,
    ...(call.name === "edge.createBatch" && restoredEdges.length > 0 ? { stood } : {}),
    inverse: inversePlan(inverseDiff, [call], inverse),
  }));
}
