/**
 * The inverse of a finished call, which undoes only what the call has changed. A gesture knows the changes of its own
 * tab; the notes on earlier answers add those of other tabs.
 */
import { rowOf } from "../../contract/endpoints";
import { sameValue } from "../../editor/core/same-value";
import { isKeyed, type KeyedRecord, recordsIn } from "./call-records";
import type { GestureCall, QueueCall, QueueEntry } from "./queue-entry";
import { OF_THE_BACKEND, type RevisionNotes, withAnswer, withDeleted } from "./revision-notes";

type Fields = Record<string, unknown>;

const keysIn = (params: object): readonly string[] => {
  const { keys } = params as { keys?: unknown };
  return Array.isArray(keys) ? keys.map(String) : [];
};

/**
 * Returns keys of records that another tab has put on a floor or its faces, unknown to the gesture that resets it.
 * Without corners: a corner that another floor uses stays, which the notes do not show.
 */
function keysClearedUnknowingly(sent: QueueCall, known: readonly string[], notes: RevisionNotes): string[] {
  if (sent.name !== "survey.reset3dAnnotations") return [];
  const { key: surveyKey, floorNumber } = sent.params;
  const noted = Object.entries(notes).map(([key, { record }]) => ({ key, fields: (record ?? {}) as Fields }));
  const onSurvey = noted.filter(({ fields }) => fields.surveyKey === surveyKey && "label" in fields);
  const isOnFloor = ({ fields }: (typeof onSurvey)[0]) => fields.floorNumber === floorNumber;
  const deleted = new Set([...known, ...onSurvey.filter(isOnFloor).map(({ key }) => key)]);
  return onSurvey.filter((one) => isOnFloor(one) || deleted.has(String(one.fields.faceKey))).map(({ key }) => key);
}

/**
 * Returns keys of the records that the current call deletes: the named ones, those that its inverse would create, and
 * those that a reset deletes beyond them.
 */
function keysDeleted(sent: QueueCall, { calls, done, status }: QueueEntry, notes: RevisionNotes): readonly string[] {
  const { method } = rowOf(sent.name);
  if (method === "DELETE") return keysIn(sent.params);
  // A floor's reset names the floor alone.
  if (method === "POST" || status === "undoing") return [];
  const recreations = (calls[done]?.inverse ?? []).filter(({ name }) => rowOf(name).method === "POST");
  const known = recreations.flatMap(({ params }) => recordsIn(params).map(({ key }) => key));
  return [...new Set([...known, ...keysClearedUnknowingly(sent, known, notes)])];
}

const NO_KEYS: ReadonlySet<string> = new Set();

/**
 * Returns keys of the records that an update sets to the values that its gesture found, as joined gestures may: a
 * newer revision in the answer is another person's. An update sent over a newer revision may have changed them.
 */
function idleKeys(sent: QueueCall, call: GestureCall | undefined): ReadonlySet<string> {
  const before = new Map((call?.inverse ?? []).flatMap(({ params }) => recordsIn(params)).map((one) => [one.key, one]));
  const baseRevisions = new Map(recordsIn(call?.params).map(({ key, revision }) => [key, revision]));
  const isIdle = (record: KeyedRecord) => {
    const oldRecord = before.get(record.key) as Fields | undefined;
    if (!oldRecord || record.revision === undefined || record.revision !== baseRevisions.get(record.key)) return false;
    return Object.entries(record).every(([name, value]) => name === "revision" || sameValue(value, oldRecord[name]));
  };
  return new Set(
    recordsIn(sent.params)
      .filter(isIdle)
      .map(({ key }) => key),
  );
}

/**
 * Returns keys of the records that were already as the call would leave them, as when two tabs delete one record at the
 * same moment. `notes`: from before the answer. Changes of the gesture itself before a crash count as its own.
 */
function keysLeftAlone(sent: QueueCall, answer: unknown, entry: QueueEntry, notes: RevisionNotes): ReadonlySet<string> {
  const { method } = rowOf(sent.name);
  const notedRevision = (key: string) => (notes[key]?.by === entry.id ? undefined : notes[key]?.revision);
  const deletedBefore = keysDeleted(sent, entry, notes).filter((key) => notedRevision(key) === null);
  const revisions = new Map(recordsIn(sent.params).map((record) => [record.key, record.revision]));
  const { stood = {} } = entry.calls[entry.done] ?? {};
  const idle = entry.retried ? NO_KEYS : idleKeys(sent, entry.calls[entry.done]);
  const alone = recordsIn(answer).filter(({ key, revision }) => {
    if (typeof revision !== "number") return key in stood;
    if (method === "POST" && key in stood && (stood[key] ?? revision) === revision) return true;
    if (notedRevision(key) === revision) return true;
    return method === "PUT" && (revisions.get(key) === revision || idle.has(key));
  });
  return new Set([...deletedBefore, ...alone.map(({ key }) => key)]);
}

/** Returns a record of an inverse call with the last noted values: all fields if it is created, else its own. */
function withNotedValues(call: QueueCall, record: Fields & { key: string }, notes: RevisionNotes): Fields {
  const noted = notes[record.key]?.record as Fields | undefined;
  if (!noted) return record;
  const isWhole = rowOf(call.name).method === "POST";
  const names = isWhole ? Object.keys(noted) : Object.keys(record);
  const values = names
    .filter((name) => name !== "key" && !OF_THE_BACKEND.includes(name))
    .map((name) => [name, noted[name] ?? null]);
  const { key, revision } = record;
  return { key, ...(revision === undefined ? {} : { revision }), ...Object.fromEntries(values) };
}

/** Returns the call with each record or key as `change` returns it, without nulls; null if none remains. */
export function mapRecords(call: QueueCall, change: (recordOrKey: unknown) => unknown): QueueCall | null {
  if (isKeyed(call.params)) {
    const params = change(call.params);
    return params === null ? null : ({ ...call, params } as QueueCall);
  }
  let isLeft = false;
  const params = Object.fromEntries(
    Object.entries(call.params).map(([name, field]) => {
      if (!Array.isArray(field)) return [name, field];
      const left = field.map(change).filter((one) => one !== null);
      isLeft ||= left.length > 0;
      return [name, left];
    }),
  );
  return isLeft ? ({ ...call, params } as QueueCall) : null;
}

/** Returns an inverse call without unchanged records and with noted values; null if no record is left. */
function correctInverse(call: QueueCall, alone: ReadonlySet<string>, notes: RevisionNotes): QueueCall | null {
  return mapRecords(call, (one) => {
    if (alone.has(isKeyed(one) ? one.key : String(one))) return null;
    return isKeyed(one) ? withNotedValues(call, one as never, notes) : one;
  });
}

/** Adds the inverse of the current call. `alone`: records that it left unchanged. */
function withRollback(entry: QueueEntry, alone: ReadonlySet<string>, notes: RevisionNotes): QueueEntry {
  const call = entry.calls[entry.done];
  if (entry.status === "undoing" || !call?.inverse?.length) return entry;
  const others = Object.fromEntries(Object.entries(notes).filter(([, { by }]) => by !== entry.id));
  const inverse = call.inverse.flatMap((one) => correctInverse(one, alone, others) ?? []);
  const settled: GestureCall = { ...call, inverse, ...(inverse.length === 0 ? { isIdle: true } : {}) };
  return { ...entry, calls: entry.calls.map((one) => (one === call ? settled : one)) };
}

type Answered = { sent: QueueCall; value: unknown; at: number };

/** Returns the entry and the notes after its current call was answered. */
export function afterAnswered(
  entry: QueueEntry,
  { sent, value, at }: Answered,
  notes: RevisionNotes,
): { entry: QueueEntry; notes: RevisionNotes } {
  const alone = keysLeftAlone(sent, value, entry, notes);
  // After a rollback, a record is as others left it.
  const by = entry.status === "undoing" ? undefined : entry.id;
  // A retried gesture is sent alone: a batch has no single time.
  const madeAt = entry.retried && by ? Date.parse(entry.createdAt) : undefined;
  const deleted = keysDeleted(sent, entry, notes).filter((key) => !alone.has(key));
  return {
    entry: withRollback(entry, alone, notes),
    notes: withDeleted(withAnswer(notes, value, at, { by, madeAt, alone, sent }), deleted, at, by),
  };
}
