/**
 * Revisions read out of answers. A later update of the same record carries the noted one, because the entry was made
 * before the answer was known; without that, one's own earlier edit would look like somebody else's.
 */
import { rowOf } from "../../contract/endpoints";
import { isKeyed, recordsIn } from "./call-records";
import type { QueueCall, QueueEntry } from "./queue-entry";

export type RevisionNotes = Record<string, { revision: number; at: number }>;

/** An entry made within this time after an answer may not have known it yet. */
const GRACE_MS = 1_000;
/** With nothing left to send, older notes can concern no entry any more. */
const KEPT_MS = 60_000;

/** The notes with the records of an answer; the same object where it holds none. */
export function withAnswer(notes: RevisionNotes, answer: unknown, now: number): RevisionNotes {
  const records = recordsIn(answer).filter((record) => typeof record.revision === "number");
  if (records.length === 0) return notes;
  const next = { ...notes };
  for (const { key, revision } of records) next[key] = { revision: revision as number, at: now };
  return next;
}

export function withoutOld(notes: RevisionNotes, now: number): RevisionNotes {
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => now - note.at <= KEPT_MS));
}

/** The call as it is to be sent now. Only updates are checked by revision, so nothing else carries one. */
export function withRevisions(call: QueueCall, entry: QueueEntry, notes: RevisionNotes): QueueCall {
  const row = rowOf(call.name);
  if (row.method !== "PUT") return call;
  const isBatch = row.path.endsWith("/batch");
  const since = entry.status === "undoing" ? 0 : Date.parse(entry.createdAt) - GRACE_MS;

  const revised = (value: unknown): unknown => {
    if (!isKeyed(value) || !(isBatch || Object.hasOwn(value, "revision"))) return value;
    const note = notes[value.key];
    return note && note.at >= since ? { ...value, revision: note.revision } : value;
  };
  const params = isKeyed(call.params)
    ? revised(call.params)
    : Object.fromEntries(
        Object.entries(call.params).map(([name, field]) => [name, Array.isArray(field) ? field.map(revised) : field]),
      );
  return { ...call, params } as QueueCall;
}
