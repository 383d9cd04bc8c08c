/**
 * Finds the fields that an undo or redo would overwrite although another user or tab has changed them since. Such a
 * step needs a decision by the user.
 */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange } from "./diff";
import { changedFields, patchRecord } from "./record-fields";
import { readsTheSame } from "./same-value";
import type { ReadScene } from "./scene";

type AnyRecord = GeometryRecordByKind[GeometryKind];
type Fields = Record<string, unknown>;

export type ContestedRecord = {
  kind: GeometryKind;
  key: string;
  /** The record after the step; if the step removes it, as the history last knew it. */
  mine: AnyRecord;
  theirs: AnyRecord;
  /** Fields that the step writes and in which the two records differ. */
  fields: readonly string[];
  isRemoved: boolean;
};

/** Returns the fields whose current value differs from the known one. */
const differingFields = (theirs: AnyRecord, known: AnyRecord, names: readonly string[]): string[] =>
  names.filter((name) => !readsTheSame((theirs as Fields)[name], (known as Fields)[name]));

const namesOf = (record: AnyRecord): string[] => changedFields({}, record);

/** Returns the fields that another employee has set and the history does not know, such as a confirmation or a note. */
function addedByOthers(theirs: AnyRecord, known: AnyRecord, employeeKey: string | undefined): string[] {
  const isChangedByOther = theirs.updatedBy != null && theirs.updatedBy !== employeeKey && employeeKey !== undefined;
  if (!isChangedByOther) return [];
  return namesOf(theirs).filter((name) => (known as Fields)[name] == null);
}

function contestedIn(theirs: AnyRecord, change: RecordChange, employeeKey?: string): ContestedRecord | null {
  const { kind, key, from, to } = change as { kind: GeometryKind; key: string; from?: AnyRecord; to?: AnyRecord };
  const contested = (mine: AnyRecord, fields: readonly string[]): ContestedRecord | null =>
    fields.length > 0 ? { kind, key, mine, theirs, fields, isRemoved: !to } : null;
  if (from && to) {
    const written = changedFields(from, to);
    const fields = differingFields(theirs, to, differingFields(theirs, from, written));
    return contested(patchRecord(theirs, from, to), fields);
  }
  // The step adds a record that another tab has already restored: only differing fields would be lost.
  if (to) return contested({ ...theirs, ...to }, differingFields(theirs, to, namesOf(to)));
  if (!from) return null;
  const others = [...differingFields(theirs, from, namesOf(from)), ...addedByOthers(theirs, from, employeeKey)];
  return contested(from, [...new Set(others)]);
}

/** Returns the contested records of the diff that the history would apply, at a cost proportional to that diff. */
export function contestedRecords(scene: ReadScene, step: Diff, employeeKey?: string): ContestedRecord[] {
  const found: ContestedRecord[] = [];
  for (const change of changesOf(step)) {
    const theirs = scene.get(change.kind, change.key);
    const contested = theirs ? contestedIn(theirs, change, employeeKey) : null;
    if (contested) found.push(contested);
  }
  return found;
}
