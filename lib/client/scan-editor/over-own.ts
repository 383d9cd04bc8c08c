/** Turns the creation of a record into an update if another tab has restored and changed the record meanwhile. */
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import { type Diff, type RecordChange, writeChange } from "../../editor/core/diff";
import { changedFields } from "../../editor/core/record-fields";
import { inversePlan } from "../../editor/sync/inverse-plan";
import { savePlan } from "../../editor/sync/save-plan";
import { recordsIn } from "../queue/call-records";
import { entryOverOwn } from "../queue/over-own";
import type { GestureCall, QueueEntry, QueueFailure } from "../queue/queue-entry";
import type { OwnRecord, RevisionNotes } from "../queue/revision-notes";

/** Returns the keys of the records that the inverse of a call deletes for good. */
const undoneKeysOf = ({ inverse = [] }: GestureCall): string[] =>
  inverse.flatMap(({ params }) => {
    const { keys, isUndone } = params as { keys?: readonly string[]; isUndone?: boolean };
    return isUndone ? (keys ?? []) : [];
  });

/** Returns the entry with updates in place of its refused creation; null if the refusal remains. */
export const overOwn = (entry: QueueEntry, failure: QueueFailure, notes: RevisionNotes): QueueEntry | null =>
  entryOverOwn(callsOverOwn, entry, failure, notes);

/** Returns calls in place of a creation; null if a record cannot be updated or a field belongs to another person. */
export function callsOverOwn(call: GestureCall, existing: readonly OwnRecord[]): readonly GestureCall[] | null {
  const kind = GEOMETRY_KINDS.find((name) => call.name === `${name}.createBatch`);
  const created = new Map(recordsIn(call.params).map((record) => [record.key, record]));
  if (!kind || kind === "edge" || !existing.every(({ record }) => created.has(record.key))) return null;
  const diff: Diff = {};
  const stillNew = new Map(created);
  for (const { record: from, written } of existing) {
    const to = { ...created.get(from.key), revision: from.revision };
    if (written !== "all" && !changedFields(from, to).every((name) => written.includes(name))) return null;
    stillNew.delete(from.key);
    writeChange(diff, { kind, key: from.key, from, to } as unknown as RecordChange);
  }
  for (const [key, to] of stillNew) writeChange(diff, { kind, key, to } as unknown as RecordChange);
  const unmade = { [kind]: undoneKeysOf(call).filter((key) => stillNew.has(key)) };
  return savePlan(diff).map((saved) => ({ ...saved, inverse: inversePlan(diff, [saved], { unmade }) }));
}
