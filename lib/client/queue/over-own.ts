/**
 * A refused creation whose record another gesture of this queue has created by now: two tabs restored one record at
 * the same moment, and one of them continued with it. As always, the later gesture writes over the earlier.
 */
import { rowOf } from "../../contract/endpoints";
import { recordsIn } from "./call-records";
import { nextCall } from "./entry-steps";
import type { GestureCall, QueueEntry, QueueFailure } from "./queue-entry";
import { mayBeUnheard, type OwnRecord, type RevisionNotes } from "./revision-notes";

const CONFLICT = 409;

/**
 * Returns the calls that replace the creation of existing records; null if they would change another person's fields.
 */
type ReplaceCreation = (call: GestureCall, existing: readonly OwnRecord[]) => readonly GestureCall[] | null;

/**
 * Returns the entry with other calls in place of the refused one; null if another person's change is involved, or the
 * conflict was decided before.
 */
export function entryOverOwn(
  callsOver: ReplaceCreation,
  entry: QueueEntry,
  { status, conflicts }: QueueFailure,
  notes: RevisionNotes,
): QueueEntry | null {
  const call = nextCall(entry);
  const isOpen = entry.status === "open" && !entry.retried;
  if (!isOpen || status !== CONFLICT || !call || rowOf(call.name).method !== "POST") return null;
  const records = recordsIn(conflicts);
  const ownRecords = records.flatMap((record): OwnRecord[] => {
    const note = notes[record.key];
    const isOwn = note?.by !== undefined && note.revision === record.revision && mayBeUnheard(entry, note);
    return isOwn && note.written ? [{ record, written: note.written }] : [];
  });
  if (ownRecords.length === 0 || ownRecords.length < records.length) return null;
  const calls = callsOver(call, ownRecords);
  if (!calls) return null;
  return { ...entry, calls: [...entry.calls.slice(0, entry.done), ...calls, ...entry.calls.slice(entry.done + 1)] };
}
