/**
 * What takes a call back once it has gone through: only what it has changed, to what stood there before. The gesture knows
 * its own tab alone; what another tab's gestures have done meanwhile is read out of the notes on earlier answers.
 */
import { rowOf } from "../../contract/endpoints";
import { isKeyed, recordsIn } from "./call-records";
import type { GestureCall, QueueCall, QueueEntry } from "./queue-entry";
import { OF_THE_BACKEND, type RevisionNotes, withAnswer, withDeleted } from "./revision-notes";

type Fields = Record<string, unknown>;

const keysIn = (params: object): readonly string[] => {
  const { keys } = params as { keys?: unknown };
  return Array.isArray(keys) ? keys.map(String) : [];
};

/**
 * What another tab has put on a floor, or hung on its faces, without the one who clears it knowing. But for corners: one
 * that another floor stands on stays, and the notes do not tell.
 */
function clearedUnheard(sent: QueueCall, known: readonly string[], notes: RevisionNotes): string[] {
  if (sent.name !== "survey.reset3dAnnotations") return [];
  const { key: surveyKey, floorNumber } = sent.params;
  const noted = Object.entries(notes).map(([key, { record }]) => ({ key, fields: (record ?? {}) as Fields }));
  const there = noted.filter(({ fields }) => fields.surveyKey === surveyKey && "label" in fields);
  const isHere = ({ fields }: (typeof there)[0]) => fields.floorNumber === floorNumber;
  const gone = new Set([...known, ...there.filter(isHere).map(({ key }) => key)]);
  return there.filter((one) => isHere(one) || gone.has(String(one.fields.faceKey))).map(({ key }) => key);
}

/**
 * Keys of the records that the present call deletes: those that it names, those that its way back would make again, and
 * what it clears beyond that.
 */
function keysDeleted(sent: QueueCall, { calls, done, status }: QueueEntry, notes: RevisionNotes): readonly string[] {
  const { method } = rowOf(sent.name);
  if (method === "DELETE") return keysIn(sent.params);
  // A floor's reset names the floor alone.
  if (method === "POST" || status === "undoing") return [];
  const again = (calls[done]?.inverse ?? []).filter(({ name }) => rowOf(name).method === "POST");
  const known = again.flatMap(({ params }) => recordsIn(params).map(({ key }) => key));
  return [...new Set([...known, ...clearedUnheard(sent, known, notes)])];
}

/**
 * Keys of the records that the call, as it was sent, found as it was to leave them: two tabs that delete one thing at the
 * same moment. `notes`: as they were before the answer. What the gesture itself has done before a crash is its own doing.
 */
function keysLeftAlone(sent: QueueCall, answer: unknown, entry: QueueEntry, notes: RevisionNotes): ReadonlySet<string> {
  const { method } = rowOf(sent.name);
  const noted = (key: string) => (notes[key]?.by === entry.id ? undefined : notes[key]?.revision);
  const goneBefore = keysDeleted(sent, entry, notes).filter((key) => noted(key) === null);
  const revisions = new Map(recordsIn(sent.params).map((record) => [record.key, record.revision]));
  const stood = entry.calls[entry.done]?.stood ?? {};
  const alone = recordsIn(answer).filter(({ key, revision }) => {
    if (typeof revision !== "number") return key in stood;
    if (method === "POST" && key in stood && (stood[key] ?? revision) === revision) return true;
    return noted(key) === revision || (method === "PUT" && revisions.get(key) === revision);
  });
  return new Set([...goneBefore, ...alone.map(({ key }) => key)]);
}

/** A record of an inverse call with the values that were noted last: all of what is made again, else the same fields. */
function asNoted(call: QueueCall, record: Fields & { key: string }, notes: RevisionNotes): Fields {
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

/** An inverse call without what was left alone and with what was noted; null where nothing of it is left. */
function corrected(call: QueueCall, alone: ReadonlySet<string>, notes: RevisionNotes): QueueCall | null {
  if (isKeyed(call.params)) {
    if (alone.has(call.params.key)) return null;
    return { ...call, params: asNoted(call, call.params as never, notes) } as QueueCall;
  }
  let isLeft = false;
  const params = Object.fromEntries(
    Object.entries(call.params).map(([name, field]) => {
      if (!Array.isArray(field)) return [name, field];
      const left = field.filter((one: unknown) => !alone.has(isKeyed(one) ? one.key : String(one)));
      isLeft ||= left.length > 0;
      return [name, left.map((one: unknown) => (isKeyed(one) ? asNoted(call, one as never, notes) : one))];
    }),
  );
  return isLeft ? ({ ...call, params } as QueueCall) : null;
}

/** With what takes its present call back, of which `alone` are records that it changed nothing of. */
function withRollback(entry: QueueEntry, alone: ReadonlySet<string>, notes: RevisionNotes): QueueEntry {
  const call = entry.calls[entry.done];
  if (entry.status === "undoing" || !call?.inverse?.length) return entry;
  const others = Object.fromEntries(Object.entries(notes).filter(([, { by }]) => by !== entry.id));
  const inverse = call.inverse.flatMap((one) => corrected(one, alone, others) ?? []);
  const settled: GestureCall = { ...call, inverse, ...(inverse.length === 0 ? { isIdle: true } : {}) };
  return { ...entry, calls: entry.calls.map((one) => (one === call ? settled : one)) };
}

type Answered = { sent: QueueCall; value: unknown; at: number };

/** The entry and the notes once its present call, as it was sent, has been answered. */
export function afterAnswered(
  entry: QueueEntry,
  { sent, value, at }: Answered,
  notes: RevisionNotes,
): { entry: QueueEntry; notes: RevisionNotes } {
  const alone = keysLeftAlone(sent, value, entry, notes);
  // Taken back, a record is as others left it.
  const by = entry.status === "undoing" ? undefined : entry.id;
  // Sent again, it goes alone: a train of gestures would have no one time.
  const madeAt = entry.retried && by ? Date.parse(entry.createdAt) : undefined;
  const deleted = keysDeleted(sent, entry, notes).filter((key) => !alone.has(key));
  return {
    entry: withRollback(entry, alone, notes),
    notes: withDeleted(withAnswer(notes, value, at, { by, madeAt, alone, sent }), deleted, at, by),
  };
}
