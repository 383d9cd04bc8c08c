/**
 * Revisions read out of answers; null for what was deleted. A later update of the same record carries the noted one,
 * because the entry was made before the answer was known; without that, one's own earlier edit would look like somebody
 * else's.
 */
import { rowOf } from "../../contract/endpoints";
import { isKeyed, type KeyedRecord, recordsIn } from "./call-records";
import type { QueueCall, QueueEntry } from "./queue-entry";

export type Note = {
  revision: number | null;
  at: number;
  /** The gesture whose answer it was. */
  by?: string;
  /** When that was made, in milliseconds since 1970, where it had been refused and was sent again. */
  madeAt?: number;
  /** What was answered. */
  record?: unknown;
  /** Fields of it that gestures of this queue gave their values, and nobody else since. */
  written?: Written;
};
/** Names of fields; "all" of what was made here. */
export type Written = "all" | readonly string[];
export type RevisionNotes = Record<string, Note>;
/** A record as the backend has it and gestures of this queue have left it. */
export type OwnRecord = { record: { key: string; revision?: number }; written: Written };

/** An entry made within this time after an answer may not have known it yet: a page that draws much hears of it late. */
const GRACE_MS = 10_000;
/** Of larger answers only the revisions are kept: nobody changes as much in another tab at the same moment. */
const MOST_RECORDS = 1_000;
/** What was answered so long before an entry was made was known to whoever made it. */
const KEPT_MS = 60_000;

/** Fields that it sets. */
export const OF_THE_BACKEND: readonly string[] = ["revision", "updatedAt", "updatedBy"];

const NOTHING: ReadonlySet<string> = new Set();

type Answered = { by?: string; madeAt?: number; alone?: ReadonlySet<string>; sent?: QueueCall };

/** The notes with the records of an answer, but for those that it left alone; the same object where it holds none. */
export function withAnswer(
  notes: RevisionNotes,
  answer: unknown,
  now: number,
  { by, madeAt, alone = NOTHING, sent }: Answered = {},
): RevisionNotes {
  const records = recordsIn(answer).filter(({ key, revision }) => typeof revision === "number" && !alone.has(key));
  if (records.length === 0) return notes;
  const next = { ...notes };
  const isKept = records.length <= MOST_RECORDS;
  const writtenOf = isKept && sent ? writer(sent, by === undefined) : () => undefined;
  for (const record of records) {
    const revision = record.revision as number;
    const written = writtenOf(record, notes[record.key]);
    const note: Note = { revision, at: now, ...(by ? { by } : {}), ...(madeAt ? { madeAt } : {}) };
    next[record.key] = { ...note, ...(isKept ? { record } : {}), ...(written ? { written } : {}) };
  }
  return next;
}

/**
 * What is written of a record once this call has been answered. What was written before stays so where nobody else can have
 * changed it in between. Taken back, a record may be as others left it, unless it was made here.
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
    // CapturedKeys by somebody else before, and the same but for a field more.
    const isWhole = Object.keys(record).every((name) => own.has(name) || OF_THE_BACKEND.includes(name));
    return earlier === "all" || (isMaking && isWhole) ? "all" : [...own];
  };
}

/** The notes after these records were deleted by a gesture; the same object where there are none. */
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
 * The notes that still concern something; the same object where all do. `oldest`: when the oldest entry that waits was made,
 * now without one. What is sent again stands behind entries that are older than its second try, and what was noted then stays.
 */
export function withoutOld(notes: RevisionNotes, oldest: number): RevisionNotes {
  const all = Object.entries(notes);
  const kept = all.filter(([, note]) => oldest - note.at <= KEPT_MS);
  return kept.length < all.length ? Object.fromEntries(kept) : notes;
}

/** Whether whoever made the entry may not have known of what was noted. */
export function mayBeUnheard({ createdAt }: QueueEntry, { at }: Note): boolean {
  return at >= Date.parse(createdAt) - GRACE_MS;
}

/** The call as it is to be sent now. Only updates are checked by revision, so nothing else carries one. */
export function withRevisions(call: QueueCall, entry: QueueEntry, notes: RevisionNotes): QueueCall {
  const row = rowOf(call.name);
  if (row.method !== "PUT") return call;
  const isBatch = row.path.endsWith("/batch");
  const isUndoing = entry.status === "undoing";
  const madeAt = Date.parse(entry.createdAt);
  const { retried } = entry;

  /** CapturedKeys after the answer, it may have heard of a newer one, as who chooses their own side of a conflict has. */
  const isNewer = (revision: unknown, note: Note): boolean =>
    !isUndoing && note.at < madeAt && typeof revision === "number" && revision > (note.revision ?? 0);

  /**
   * A later edit has changed the record since this one was refused: it is sent as it was made, so that the backend says no.
   * Over one's own earlier edits, refused and sent again before it, it goes as it would have gone at first.
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
