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
const WHATEVER = Symbol("whatever it was");
const whatever = (fields: Iterable<string>) => Object.fromEntries([...fields].map((name) => [name, WHATEVER]));

/** A record with its first state (null if it is new), the written fields, and its last state. */
type Written = {
  kind: GeometryKind;
  key: string;
  first: AnyRecord | null;
  last: AnyRecord | undefined;
  fields: Set<string>;
};

/**
 * False if a gesture changes a deleted record or adds an existing one, which two tabs can cause. Such a gesture goes
 * alone: see over-own.
 */
function follows(before: Diff, next: Diff): boolean {
  for (const { kind, key, from, to } of changesOf(next)) {
    if (from && to && before[kind]?.removed[key]) return false;
    if (!from && to && (before[kind]?.added[key] || before[kind]?.updated[key])) return false;
  }
  return true;
}

function noteWritten(written: Map<string, Written>, { kind, key, from, to }: RecordChange): void {
  const place = `${kind} ${key}`;
  const known = written.get(place);
  // A record with a revision has been at the backend: it is created again, and another tab may have done so first.
  const first = known ? known.first : (from ?? (to?.revision === undefined ? null : to));
  const fields = known?.fields ?? new Set();
  // A record created again has only the fields that it is created with.
  const names = from && to ? changedFields(from, to) : Object.keys(withoutServerFields({ ...first, ...to }));
  for (const name of names) fields.add(name);
  // Fields that another tab's gesture did not write may be outdated.
  const last = from && to && known?.last ? patchRecord<AnyRecord>(known.last, from, to) : to;
  written.set(place, { kind, key, first, last, fields });
}

/**
 * Drops deletions of records that these gestures have deleted already, by two tabs. A record created again after that
 * is created.
 */
function withoutDeleted(next: Diff, written: ReadonlyMap<string, Written>): Diff {
  const left: Diff = {};
  for (const change of changesOf(next)) {
    const known = written.get(`${change.kind} ${change.key}`);
    if (change.to || !known || known.last) writeChange(left, change);
  }
  return left;
}

/**
 * Also sends a field that returned to its first value, and the deletion of a record that existed at first: another
 * tab may have written in between.
 */
function withWritten(diff: Diff, written: Iterable<Written>): Diff {
  const sent: Diff = {};
  for (const change of changesOf(diff)) writeChange(sent, change);
  for (const { kind, key, first, last, fields } of written) {
    if (!first || diff[kind]?.added[key]) continue;
    if (!last) {
      writeChange(sent, { kind, key, from: first } as RecordChange);
      continue;
    }
    if (kind === "edge") {
      // Deleted and restored: it is created again, whether or not it still exists.
      writeChange(sent, { kind, key, to: last } as RecordChange);
      continue;
    }
    writeChange(sent, { kind, key, from: { ...first, ...whatever(fields) }, to: last } as RecordChange);
  }
  return sent;
}

/** Every sent change has an inverse, even one to the first value: another tab may have changed the record. */
function withRollback(diff: Diff, written: Iterable<Written>): Diff {
  const back: Diff = {};
  for (const change of changesOf(diff)) writeChange(back, change);
  for (const { kind, key, first, last, fields } of written) {
    if (!first || !last || diff[kind]?.added[key]) continue;
    const change = kind === "edge" ? { to: last } : { from: first, to: { ...last, ...whatever(fields) } };
    writeChange(back, { kind, key, ...change } as RecordChange);
  }
  return back;
}

/** Record types by key. */
type Unmade = Map<string, GeometryKind>;

/** The keys that the gestures delete for good, and those that their undo would: the last change of a record decides. */
function noteTakenBack(known: Record<keyof TakenBack, Unmade>, gesture: Gesture): void {
  for (const { key, from, to } of changesOf(gesture.diff)) {
    known.calls.delete(key);
    if (!from && to) known.inverse.delete(key);
  }
  const taken = takenBackBy(gesture);
  for (const part of ["calls", "inverse"] as const) {
    for (const kind of DESCRIBED_KINDS) for (const key of taken[part][kind] ?? []) known[part].set(key, kind);
  }
}

function byKind(unmade: Iterable<readonly [key: string, kind: GeometryKind]>): CapturedKeys {
  const made: { [K in GeometryKind]?: string[] } = {};
  for (const [key, kind] of unmade) {
    made[kind] ??= [];
    made[kind].push(key);
  }
  return made;
}

/** Keys of records that the gestures create and delete again: the backend never sees them. */
export function cameAndWent(entries: readonly QueueEntry[]): string[] {
  const written = new Map<string, Written>();
  for (const entry of entries) for (const change of changesOf(toGesture(entry).diff)) noteWritten(written, change);
  return [...written.values()].filter(({ first, last }) => first === null && !last).map(({ key }) => key);
}

/** Null if they cannot be joined: one does more than change records, or an edge would have to be updated. */
export function joinGestures(entries: readonly QueueEntry[]): readonly GestureCall[] | null {
  if (entries.some(({ calls }) => !calls.every(isPlanned))) return null;
  const diff: Diff = {};
  const written = new Map<string, Written>();
  const taken = { calls: new Map() as Unmade, inverse: new Map() as Unmade };
  for (const entry of entries) {
    const gesture = toGesture(entry);
    noteTakenBack(taken, gesture);
    const next = withoutDeleted(gesture.diff, written);
    if (!follows(diff, next)) return null;
    for (const change of changesOf(next)) noteWritten(written, change);
    squashInto(diff, next);
  }
  if (Object.keys(diff.edge?.updated ?? {}).length > 0) return null;
  // The inverse must not restore a record that the backend never had.
  const isKnown = ([key, kind]: readonly [string, GeometryKind]) => written.get(`${kind} ${key}`)?.first !== null;
  const unmade = byKind([...taken.calls].filter(isKnown));
  const inverse = { unmade: byKind(taken.inverse) };
  const back = withRollback(diff, written.values());
  // The inverse deletes only records that another tab had deleted, not those that still existed.
  const again = [...written.values()].filter(
    ({ kind, key, first }) => kind === "edge" && first && back.edge?.added[key],
  );
  const stood = Object.fromEntries(again.map(({ key, first }) => [key, first?.revision]));
  return savePlan(withWritten(diff, written.values()), { unmade }).map((call) => ({
    ...call,
    ...(call.name === "edge.createBatch" && again.length > 0 ? { stood } : {}),
    inverse: inversePlan(back, [call], inverse),
  }));
}
