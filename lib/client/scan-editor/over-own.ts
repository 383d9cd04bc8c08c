/** Replaces a creation of a record that another tab has restored and changed meanwhile by an update. */
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import { type Diff, type RecordChange, writeChange } from "../../editor/core/diff";
import { changedFields } from "../../editor/core/record-fields";
import { inversePlan } from "../../editor/sync/inverse-plan";
import { savePlan } from "../../editor/sync/save-plan";
import { recordsIn } from "../queue/call-records";
import { entryOverOwn } from "../queue/over-own";
import type { GestureCall, QueueEntry, QueueFailure } from "../queue/queue-entry";
import type { OwnRecord, RevisionNotes } from "../queue/revision-notes";

/** Keys that its inverse deletes for good. */
const unmadeBy = ({ inverse = [] }: GestureCall): string[] =>
  inverse.flatMap(({ params }) => {
    const { keys, isUndone } = params as { keys?: readonly string[]; isUndone?: boolean };
    return isUndone ? (keys ?? []) : [];
  });

/** The calls of a gesture after its creation was refused; null if the refusal remains. */
export const overOwn = (entry: QueueEntry, failure: QueueFailure, notes: RevisionNotes): QueueEntry | null =>
  entryOverOwn(callsOverOwn, entry, failure, notes);

/** Null if a record cannot be updated, or a field belongs to another person. */
export function callsOverOwn(call: GestureCall, met: readonly OwnRecord[]): readonly GestureCall[] | null {
  const kind = GEOMETRY_KINDS.find((one) => call.name === `${one}.createBatch`);
  const mine = new Map(recordsIn(call.params).map((record) => [record.key, record]));
  if (!kind || kind === "edge" || !met.every(({ record }) => mine.has(record.key))) return null;
  const diff: Diff = {};
  const left = new Map(mine);
  for (const { record: from, written } of met) {
    const to = { ...mine.get(from.key), revision: from.revision };
    if (written !== "all" && !changedFields(from, to).every((name) => written.includes(name))) return null;
    left.delete(from.key);
    writeChange(diff, { kind, key: from.key, from, to } as unknown as RecordChange);
  }
  for (const [key, to] of left) writeChange(diff, { kind, key, to } as unknown as RecordChange);
  const unmade = { [kind]: unmadeBy(call).filter((key) => left.has(key)) };
  return savePlan(diff).map((one) => ({ ...one, inverse: inversePlan(diff, [one], { unmade }) }));
}
