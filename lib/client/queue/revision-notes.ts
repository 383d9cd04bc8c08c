/**
 * Revisions from answers; null for deleted records. A later update carries the noted revision, since it was made
 * before the answer was known: otherwise this person's earlier edit would look like another person's.
 */
import { rowOf } from "../../contract/endpoints";
import { isKeyed, type KeyedRecord, recordsIn } from "./call-records";
import type { QueueCall, QueueEntry } from "./queue-entry";

export type Note = {
  revision: number | null;
  at: number;
  /** The gesture that was answered. */
  by?: string;
  /** When the gesture was made, in milliseconds since 1970, if it was retried after a refusal. */
  madeAt?: number;
  /** The answered fields. */
  record?: unknown;
  /** The fields last written by gestures of this queue. */
  written?: Written;
};
/** Names of fields; "all" for a record that was created here. */
export type Written = "all" | readonly string[];
export type RevisionNotes = Record<string, Note>;
/** A record at the backend, as gestures of this queue have left it. */
export type OwnRecord = { record: { key: string; revision?: number }; written: Written };

/** An entry made within this time after an answer may not reflect it: a busy page receives answers late. */
const GRACE_MS = 10_000;
/** Larger answers are noted by revision only: nobody changes as much in another tab at the same moment. */
const MAX_RECORDS = 1_000;
/** Notes are dropped after this time: by then, new entries reflect the answer. */
const MAX_NOTE_AGE_MS = 60_000;

/** The fields that the call sets. */
export const OF_THE_BACKEND: readonly string[] = ["revision", "updatedAt", "updatedBy"];

const NO_KEYS: ReadonlySet<string> = new Set();

type Answered = { by?: string; madeAt?: number; alone?: ReadonlySet<string>; sent?: QueueCall };

/** Returns the notes with the records of an answer, except those left unchanged; the same object if there are none. */
export function withAnswer(
  notes: RevisionNotes,
  answer: unknown,
  now: number,
  { by, madeAt, alone = NO_KEYS, sent }: Answered = {},
): RevisionNotes {
  const records = recordsIn(answer).filter(({ key, revision }) => typeof revision === "number" && !alone.has(key));
  if (records.length === 0) return notes;
  const next = { ...notes };
  const isSmall = records.length <= MAX_RECORDS;
  const writtenOf = isSmall && sent ? writtenFieldsReader(sent, by === undefined) : () => undefined;
  const revisionOf = ownRevision(notes, sent);
  for (const record of records) {
    const revision = revisionOf(record.key, record.revision as number);
    const written = writtenOf(record, notes[record.key]);
    const note: Note = { revision, at: now, ...(by ? { by } : {}), ...(madeAt ? { madeAt } : {}) };
    next[record.key] = { ...note, ...(isSmall ? { record } : {}), ...(written ? { written } : {}) };
  }
  return next;
}

/**
 * Returns the revision that the call itself has led to. An update whose answer was lost is answered again with the
 * current record, which another person may have changed since: later edits were made without that change.
 */
function ownRevision(notes: RevisionNotes, sent: QueueCall | undefined): (key: string, answered: number) => number {
  if (!sent || rowOf(sent.name).method !== "PUT") return (_key, answered) => answered;
  const sentRevisions = new Map(recordsIn(sent.params).map(({ key, revision }) => [key, revision]));
  return (key, answered) => {
    const base = sentRevisions.get(key);
    return base === undefined ? answered : Math.max(notes[key]?.revision ?? 0, Math.min(answered, base + 1));
  };
}

/**
 * Returns a reader of the fields that this queue has written, after this call. Earlier ones stay if nobody else can
 * have changed the record in between. After a rollback, only a record that was created here has such fields.
 */
function writtenFieldsReader(sent: QueueCall, isUndoing: boolean) {
  const isCreation = rowOf(sent.name).method === "POST";
  const fields = new Map(recordsIn(sent.params).map((record) => [record.key, Object.keys(record)]));

  return (record: KeyedRecord, before: Note | undefined): Written | undefined => {
    const { key, revision = 0 } = record;
    const isNext = before !== undefined && before.revision !== null && revision <= before.revision + 1;
    const earlier = isNext ? before.written : undefined;
    if (isUndoing) return earlier === "all" ? earlier : undefined;
    const names = new Set([...(earlier ?? []), ...(fields.get(key) ?? [])]);
    // A record with fields that were not written here was created by another person.
    const isWhole = Object.keys(record).every((name) => names.has(name) || OF_THE_BACKEND.includes(name));
    return earlier === "all" || (isCreation && isWhole) ? "all" : [...names];
  };
}

/** Returns the notes after a gesture deleted these records; the same object if there are none. */
export function withDeleted(
  notes: RevisionNotes,
  keys: readonly string[],
  now: number,
  by: string | undefined,
): RevisionNotes {
  if (keys.length === 0) return notes;
  const next = { ...notes };
  for (const key of keys) next[key] = { revision: null, at: now, ...(by ? { by } : {}) };
  return next;
}

/**
 * Returns the notes that are still needed; the same object if all are. `oldest`: when the oldest waiting entry was
 * made, or now. A retried entry is behind entries older than its retry, so the notes since then stay.
 */
export function withoutOld(notes: RevisionNotes, oldest: number): RevisionNotes {
  const all = Object.entries(notes);
  const recent = all.filter(([, note]) => oldest - note.at <= MAX_NOTE_AGE_MS);
  return recent.length < all.length ? Object.fromEntries(recent) : notes;
}

/** Whether the author of the entry may not have known the noted answer. */
export function mayBeUnheard({ createdAt }: QueueEntry, { at }: Note): boolean {
  return at >= Date.parse(createdAt) - GRACE_MS;
}

/** Returns the call as it is to be sent now. Only updates are checked by revision. */
export function withRevisions(call: QueueCall, entry: QueueEntry, notes: RevisionNotes): QueueCall {
  const row = rowOf(call.name);
  if (row.method !== "PUT") return call;
  const isBatch = row.path.endsWith("/batch");
  const isUndoing = entry.status === "undoing";
  const madeAt = Date.parse(entry.createdAt);
  const { retried } = entry;

  /** Whether the call was made after the answer and has a newer revision, such as the chosen side of a conflict. */
  const isNewer = (revision: unknown, note: Note): boolean =>
    !isUndoing && note.at < madeAt && typeof revision === "number" && revision > (note.revision ?? 0);

  /**
   * Whether a later edit has changed the record since this one was refused: then the call is sent unchanged, so that
   * the backend refuses it. Earlier edits of this person that were refused and retried before do not count.
   */
  const isOvertaken = (key: string, { at, by, madeAt: noteMadeAt = at, revision }: Note): boolean =>
    retried !== undefined &&
    !isUndoing &&
    at > retried.since &&
    noteMadeAt > madeAt &&
    !(by !== undefined && retried.group.includes(by)) &&
    (revision ?? 0) > (retried.seen[key] ?? 0);

  const revise = (value: unknown): unknown => {
    if (!isKeyed(value) || !(isBatch || Object.hasOwn(value, "revision"))) return value;
    const note = notes[value.key];
    if (!note || note.revision === null || isNewer(value.revision, note)) return value;
    if (isOvertaken(value.key, note)) return { ...value, revision: retried?.seen[value.key] ?? value.revision ?? 0 };
    return isUndoing || mayBeUnheard(entry, note) ? { ...value, revision: note.revision } : value;
  };
  const params = isKeyed(call.params)
    ? revise(call.params)
    : Object.fromEntries(
        Object.entries(call.params).map(([name, field]) => [name, Array.isArray(field) ? field.map(revise) : field]),
      );
  return { ...call, params } as QueueCall;
}
