/**
 * What an undo or redo would overwrite: fields that by now have another value than the history left them with, because
 * somebody else, or another tab, has changed them since. Done unasked, the step would take back a newer change.
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
  /** As the step would leave it; where the step removes it, as the history knew it. */
  mine: AnyRecord;
  theirs: AnyRecord;
  /** In which of the fields that the step writes the two differ. */
  fields: readonly string[];
  isRemoved: boolean;
};

/** Fields of `known` that have another value now. */
const otherNow = (theirs: AnyRecord, known: AnyRecord, names: readonly string[]): string[] =>
  names.filter((name) => !readsTheSame((theirs as Fields)[name], (known as Fields)[name]));

const namesOf = (record: AnyRecord): string[] => changedFields({}, record);

/** Fields that the history knew nothing of, set by somebody else: what they confirmed or noted on it would go with it. */
function addedByOthers(theirs: AnyRecord, known: AnyRecord, employeeKey: string | undefined): string[] {
  const isOthers = theirs.updatedBy != null && theirs.updatedBy !== employeeKey && employeeKey !== undefined;
  if (!isOthers) return [];
  return namesOf(theirs).filter((name) => (known as Fields)[name] == null);
}

function contestedIn(theirs: AnyRecord, change: RecordChange, employeeKey?: string): ContestedRecord | null {
  const { kind, key, from, to } = change as { kind: GeometryKind; key: string; from?: AnyRecord; to?: AnyRecord };
  const contested = (mine: AnyRecord, fields: readonly string[]): ContestedRecord | null =>
    fields.length > 0 ? { kind, key, mine, theirs, fields, isRemoved: !to } : null;
  if (from && to) {
    const written = changedFields(from, to);
    return contested(patchRecord(theirs, from, to), otherNow(theirs, to, otherNow(theirs, from, written)));
  }
  // CapturedKeys again while it is there, because another tab was first: only what reads otherwise is lost.
  if (to) return contested({ ...theirs, ...to }, otherNow(theirs, to, namesOf(to)));
  if (!from) return null;
  const others = [...otherNow(theirs, from, namesOf(from)), ...addedByOthers(theirs, from, employeeKey)];
  return contested(from, [...new Set(others)]);
}

/** `wanted`: the step as the history would do it. Costs as much as that. */
export function contestedRecords(scene: ReadScene, wanted: Diff, employeeKey?: string): ContestedRecord[] {
  const found: ContestedRecord[] = [];
  for (const change of changesOf(wanted)) {
    const theirs = scene.get(change.kind, change.key);
    const contested = theirs ? contestedIn(theirs, change, employeeKey) : null;
    if (contested) found.push(contested);
  }
  return found;
}
