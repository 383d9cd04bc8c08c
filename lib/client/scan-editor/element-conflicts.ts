/** What was changed otherwise under an edit that was refused for it: element by element, both sides. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import { changesOf, type Diff, squashInto } from "../../editor/diff";
import type { Gesture } from "../../editor/gesture";
import { changedFields, withoutServerFields } from "../../editor/record-fields";
import { readsTheSame } from "../../editor/same-value";
import type { FailedGesture } from "../queue/queue-state";
import { madeOver } from "./over-existing";

type AnyRecord = GeometryRecordByKind[GeometryKind];

/** A refused edit is sent again or let go as a whole, with those that build on it. */
export type ConflictChoice = {
  /** How many elements it changes. */
  elements: number;
  /** How many of them were changed otherwise. */
  contested: number;
  /** How many later edits go with it. */
  later: number;
};

export type ElementConflict = {
  /** The refused gesture: retried it puts mine on top, dismissed it leaves theirs. */
  gestureId: string;
  label: string;
  kind: GeometryKind;
  key: string;
  /** The element as the refused edit, and those that went down with it, would have it. */
  mine: AnyRecord;
  /** As the backend has it; it may have been changed again since. */
  theirs: AnyRecord;
  /** Fields that the edit writes and theirs has otherwise. */
  fields: readonly string[];
  /** What the same choice decides. */
  choice: ConflictChoice;
  /** It was this person who changed it since: the edit is an older one of theirs. */
  isOwn: boolean;
};

const isRecord = (value: unknown): value is AnyRecord => typeof value === "object" && value !== null && "key" in value;

function editOf(root: FailedGesture, failed: readonly FailedGesture[]): Diff {
  const diff: Diff = {};
  for (const one of failed) {
    const isOfIt = one.id === root.id || one.failedWith === root.id;
    if (isOfIt && one.payload) squashInto(diff, (one.payload as Gesture).diff);
  }
  return diff;
}

/** Fields that say one thing together: half of it from each of two people would be a place or a shape that nobody has drawn. */
const TOGETHER: Readonly<Record<GeometryKind, readonly string[]>> = {
  // Who locks a corner keeps it where it is.
  vertex: ["x", "y", "z", "locked"],
  edge: [],
  face: ["loops"],
  objectPlanar: ["faceKey", "u", "v", "width", "height", "rotation", "outline"],
  object3D: ["position", "quaternion", "size", "hostKey"],
};

/** What a change writes, with what says one thing with that. */
function touchedFields(kind: GeometryKind, from: AnyRecord, to: AnyRecord): readonly string[] {
  const written = changedFields(from, to);
  return TOGETHER[kind].some((name) => written.includes(name))
    ? [...new Set([...written, ...TOGETHER[kind]])]
    : written;
}

/**
 * Whether an edit that met these records in another revision still finds its own fields in them as they were when it was
 * made, or as it is to leave them: it takes nothing back then.
 */
export function isUncontested(edit: Diff, met: readonly unknown[]): boolean {
  const records = met.filter(isRecord);
  const isFree = (theirs: AnyRecord): boolean => {
    const kind = GEOMETRY_KINDS.find((one) => edit[one]?.updated[theirs.key]);
    const update = kind && edit[kind]?.updated[theirs.key];
    if (!kind || !update) return false;
    const [from, mine] = update;
    const valueIn = (record: AnyRecord, name: string): unknown => (record as unknown as Record<string, unknown>)[name];
    return touchedFields(kind, from, mine).every((name) =>
      [from, mine].some((known) => readsTheSame(valueIn(theirs, name), valueIn(known, name))),
    );
  };
  return records.length > 0 && records.every(isFree);
}

/** The element as the edit would have it, and the fields that it writes otherwise; null where it is none of the edit's. */
function writtenOver(edit: Diff, theirs: AnyRecord): Pick<ElementConflict, "kind" | "mine" | "fields"> | null {
  const kind = GEOMETRY_KINDS.find((one) => edit[one]?.updated[theirs.key]);
  const update = kind && edit[kind]?.updated[theirs.key];
  if (kind && update) {
    const [from, mine] = update;
    const written = new Set(changedFields(from, mine));
    return { kind, mine, fields: changedFields(theirs, mine).filter((name) => written.has(name)) };
  }
  const made = madeOver(edit, theirs);
  if (!made) return null;
  const mine = { ...theirs, ...withoutServerFields(made.mine) } as AnyRecord;
  return { kind: made.kind, mine, fields: changedFields(theirs, mine) };
}

/** `failed`: a survey's refused gestures, in order, of this employee. */
export function elementConflicts(failed: readonly FailedGesture[], employeeKey: string): ElementConflict[] {
  return failed.flatMap((root) => {
    const records = (root.failedWith === undefined ? (root.failure.conflicts ?? []) : []).filter(isRecord);
    if (records.length === 0) return [];
    const edit = editOf(root, failed);
    const found = records.flatMap((theirs): Omit<ElementConflict, "choice">[] => {
      const written = writtenOver(edit, theirs);
      if (!written) return [];
      const isOwn = theirs.updatedBy === employeeKey;
      return [{ gestureId: root.id, label: root.label, key: theirs.key, theirs, isOwn, ...written }];
    });
    const choice: ConflictChoice = {
      elements: [...changesOf(edit)].length,
      contested: found.length,
      later: failed.filter(({ failedWith }) => failedWith === root.id).length,
    };
    return found.map((conflict) => ({ ...conflict, choice }));
  });
}
