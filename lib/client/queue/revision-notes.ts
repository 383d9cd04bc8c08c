/**
 * Revisions from answers; null for deleted records. A later update carries the noted revision, since it was made
 * before the answer was known: otherwise the own earlier edit would look like another person's.
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

/** An entry made within this time after an answer may not know it: a busy page receives it late. */
const GRACE_MS = 10_000;
/** Larger answers are noted by revision only: nobody changes as much in another tab at the same moment. */
const MAX_RECORDS = 1_000;
/** After this time the author of an entry knows the answer. */
const KEPT_MS = 60_000;

/** The fields that the call sets. */
export const OF_THE_BACKEND: readonly string[] = ["revision", "updatedAt", "updatedBy"];

const NOTHING: ReadonlySet<string> = new Set();

type Answered = { by?: string; madeAt?: number; alone?: ReadonlySet<string>; sent?: QueueCall };

/** The notes with the records of an answer, except those left unchanged; the same object if there are none. */
export function withAnswer(
  notes: RevisionNotes,
  answer: unknown,
  now: number,
  { by, madeAt, alone = NOTHING, sent }: Answered = {},
): RevisionNotes {
  const records = recordsIn(answer).filter(({ key, revision }) => typeof revision === "number" && !alone.has(key));
  if (records.length === 0) return notes;
  const next = { ...notes };
  const isKept = records.length <= MAX_RECORDS;
  const writtenOf = isKept && sent ? writer(sent, by === undefined) : () => undefined;
  const revisionOf = ownRevision(notes, sent);
  for (const record of records) {
    const revision = revisionOf(record.key, record.revision as number);
    const written = writtenOf(record, notes[record.key]);
    const note: Note = { revision, at: now, ...(by ? { by } : {}), ...(madeAt ? { madeAt } : {}) };
    next[record.key] = { ...note, ...(isKept ? { record } : {}), ...(written ? { written } : {}) };
  }
  return next;
}

/**
 * The revision that the call itself has led to. An update whose answer was lost is answered again with the present
 * record, which another person may have changed since: later edits do not know that change.
 */
function ownRevision(notes: RevisionNotes, sent: QueueCall | undefined): (key: string, answered: number) => number {
  if (!sent || rowOf(sent.name).method !== "PUT") return (_key, answered) => answered;
  const based = new Map(recordsIn(sent.params).map(({ key, revision }) => [key, revision]));
  return (key, answered) => {
    const base = based.get(key);
    return base === undefined ? answered : Math.max(notes[key]?.revision ?? 0, Math.min(answered, base + 1));
  };
}

/**
 * The own fields of a record after this call. Earlier ones stay if nobody else can have changed the record in
 * between. After a rollback a record may be as others left it, unless it was created here.
 */
function writer(sent: QueueCall, isUndoing: boolean) {
  const isMaking = rowOf(sent.name).method === "POST";
  const fields = new Map(recordsIn(sent.params).map((record) => [record.key, Object.keys(record)]));

  return (record: KeyedRecord, before: Note | undefined): Written | undefined => {
    const { key, revision = 0 } = record;
    const isNext = before !== undefined && before.revision !== null && revision <= before.revision + 1;
    const earlier = isNext ? before.written : undefined;
    if (isUndoing) return earlier === "all" ? earlier : undefined;
    const own = new Set([...(earlier ?? []), ...(fields.get(key) ?? [])]);
    // Created by another person before, with one more field.
    const isWhole = Object.keys(record).every((name) => own.has(name) || OF_THE_BACKEND.includes(name));
    return earlier === "all" || (isMaking && isWhole) ? "all" : [...own];
  };
}

/** The notes after a gesture deleted these records; the same object if there are none. */
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
 * The notes that are still needed; the same object if all are. `oldest`: when the oldest waiting entry was made, by
 * default now. A retried entry is behind entries older than its retry, so the notes since then stay.
 */
export function withoutOld(notes: RevisionNotes, oldest: number): RevisionNotes {
  const all = Object.entries(notes);
  const kept = all.filter(([, note]) => oldest - note.at <= KEPT_MS);
  return kept.length < all.length ? Object.fromEntries(kept) : notes;
}

/** Whether the author of the entry may not have known the noted answer. */
export function mayBeUnheard({ createdAt }: QueueEntry, { at }: Note): boolean {
  return at >= Date.parse(createdAt) - GRACE_MS;
}

/** The call as it is to be sent now. Only updates are checked by revision. */
export function withRevisions(call: QueueCall, entry: QueueEntry, notes: RevisionNotes): QueueCall {
  const row = rowOf(call.name);
  if (row.method !== "PUT") return call;
  const isBatch = row.path.endsWith("/batch");
  const isUndoing = entry.status === "undoing";
  const madeAt = Date.parse(entry.createdAt);
  const { retried } = entry;

  /** Made after the answer, it may know a newer revision, such as the chosen side of a conflict. */
  const isNewer = (revision: unknown, note: Note): boolean =>
    !isUndoing && note.at < madeAt && typeof revision === "number" && revision > (note.revision ?? 0);

  /**
   * A later edit has changed the record since this one was refused: the call goes unchanged, so that the backend
   * refuses it. Over own earlier edits that were refused and retried before it, it goes as at first.
   */
  const isOvertaken = (key: string, { at, by, madeAt: theirs = at, revision }: Note): boolean =>
    retried !== undefined &&
    !isUndoing &&
    at > retried.since &&
    theirs > madeAt &&
    !(by !== undefined && retried.group.includes(by)) &&
    (revision ?? 0) > (retried.seen[key] ?? 0);

  const revised = (value: unknown): unknown => {
    if (!isKeyed(value) || !(isBatch || Object.hasOwn(value, "revision"))) return value;
    const note = notes[value.key];
    if (!note || note.revision === null || isNewer(value.revision, note)) return value;
    if (isOvertaken(value.key, note)) return { ...value, revision: retried?.seen[value.key] ?? value.revision ?? 0 };
    return isUndoing || mayBeUnheard(entry, note) ? { ...value, revision: note.revision } : value;
  };
  const params = isKeyed(call.params)
    ? revised(call.params)
    : Object.fromEntries(
        Object.entries(call.params).map(([name, field]) => [name, Array.isArray(field) ? field.map(revised) : field]),
      );
  return { ...call, params } as QueueCall;
}
