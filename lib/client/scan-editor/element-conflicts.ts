/** What was changed otherwise under an edit that was refused for it: element by element, both sides. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import { changesOf, type Diff, squashInto } from "../../editor/core/diff";
import type { Gesture } from "../../editor/core/gesture";
import { changedFields, withoutServerFields } from "../../editor/core/record-fields";
import { readsTheSame } from "../../editor/core/same-value";
import type { ReadScene } from "../../editor/core/scene";
import type { FailedGesture } from "../queue/queue-state";
import { serverNow } from "../session/server-clock";
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
  /** What it changes as it was shown: mine goes on top of this, and of nothing newer. */
  shown: readonly AnyRecord[];
};

export type ElementConflict = {
  /** The refused gesture: retried it puts mine on top, dismissed it leaves theirs. */
  gestureId: string;
  label: string;
  kind: GeometryKind;
  key: string;
  /** The element as the refused edit, and those that went down with it, would have it. */
  mine: AnyRecord;
  /** As the backend has it, as far as is known. */
  theirs: AnyRecord;
  /** Fields that the edit writes and theirs has otherwise. */
  fields: readonly string[];
  /** What the same choice decides. */
  choice: ConflictChoice;
  /** It was this person who changed it since, in another tab or on another machine. */
  isOwn: boolean;
  /** When mine was made and theirs was saved, ISO 8601 UTC by the backend's clock; null where that is not known. */
  times: { readonly mine: string | null; readonly theirs: string | null };
  /** Whether mine was made after theirs was saved. */
  isMineNewer: boolean;
};

const isRecord = (value: unknown): value is AnyRecord => typeof value === "object" && value !== null && "key" in value;

/** The refused gesture and those that went down with it, in order. */
const gesturesOf = (root: FailedGesture, failed: readonly FailedGesture[]): readonly FailedGesture[] =>
  failed.filter((one) => one.id === root.id || one.failedWith === root.id);

function editOf(gestures: readonly FailedGesture[]): Diff {
  const diff: Diff = {};
  for (const { payload } of gestures) if (payload) squashInto(diff, (payload as Gesture).diff);
  return diff;
}

/** When these last changed an element, in milliseconds since 1970 by the backend's clock; NaN where that is not known. */
function madeAt(gestures: readonly FailedGesture[], key: string): number {
  const changes = ({ payload }: FailedGesture): boolean =>
    payload !== undefined && [...changesOf((payload as Gesture).diff)].some((change) => change.key === key);
  const last = gestures.filter(changes).at(-1);
  // This machine's clock may be off, and was when the edit was made.
  return last ? Date.parse(last.createdAt) + serverNow() - Date.now() : Number.NaN;
}

const isoOf = (time: number): string | null => (Number.isNaN(time) ? null : new Date(time).toISOString());

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

const valueIn = (record: AnyRecord, name: string): unknown => (record as unknown as Record<string, unknown>)[name];

/** Whether this record has what the edit writes as it was when it was made, or as it is to be. */
function isFree(edit: Diff, theirs: AnyRecord): boolean {
  const kind = GEOMETRY_KINDS.find((one) => edit[one]?.updated[theirs.key]);
  const update = kind && edit[kind]?.updated[theirs.key];
  if (!kind || !update) return false;
  const [from, mine] = update;
  return touchedFields(kind, from, mine).every((name) =>
    [from, mine].some((known) => readsTheSame(valueIn(theirs, name), valueIn(known, name))),
  );
}

/**
 * Whether an edit that met these records in another revision still finds its own fields in them as they were when it was
 * made, or as it is to leave them: it takes nothing back then. `isDecided`: what is known to go over the others.
 */
export function isUncontested(
  edit: Diff,
  met: readonly unknown[],
  isDecided: (theirs: AnyRecord) => boolean = () => false,
): boolean {
  const records = met.filter(isRecord);
  return records.length > 0 && records.every((theirs) => isFree(edit, theirs) || isDecided(theirs));
}

/** What the edit changes as it is now; where the refusal named something newer, that. Edges cannot be changed. */
function shownOf(edit: Diff, refused: readonly AnyRecord[], now: ReadScene | undefined): Map<string, AnyRecord> {
  const shown = new Map(refused.map((record) => [record.key, record]));
  if (!now) return shown;
  for (const kind of GEOMETRY_KINDS) {
    for (const key in edit[kind]?.updated) {
      const record = now.get(kind, key);
      if (record && (record.revision ?? 0) > (shown.get(key)?.revision ?? 0)) shown.set(key, record);
    }
  }
  return shown;
}

/** The element as the edit would have it, and the fields that it writes otherwise; null where it is none of the edit's. */
function writtenOver(edit: Diff, theirs: AnyRecord): Pick<ElementConflict, "kind" | "mine" | "fields"> | null {
  const kind = GEOMETRY_KINDS.find((one) => edit[one]?.updated[theirs.key]);
  const update = kind && edit[kind]?.updated[theirs.key];
  if (kind && update) {
    const [from, mine] = update;
    const written = new Set(changedFields(from, mine));
    const fields = changedFields(theirs, mine).filter((name) => written.has(name));
    // What was carried along by a hair is nothing to choose by, beside what was not.
    const told = fields.filter((name) => !readsTheSame(valueIn(theirs, name), valueIn(mine, name)));
    return { kind, mine, fields: told.length > 0 ? told : fields };
  }
  const made = madeOver(edit, theirs);
  if (!made) return null;
  const mine = { ...theirs, ...withoutServerFields(made.mine) } as AnyRecord;
  return { kind: made.kind, mine, fields: changedFields(theirs, mine) };
}

/**
 * `failed`: a survey's refused gestures, in order, of this employee. An edit of several calls is refused at the first that
 * meets something newer: what the others would meet is read from the records as they are `now`.
 */
export function elementConflicts(
  failed: readonly FailedGesture[],
  employeeKey: string,
  now?: ReadScene,
): ElementConflict[] {
  return failed.flatMap((root) => {
    const records = (root.failedWith === undefined ? (root.failure.conflicts ?? []) : []).filter(isRecord);
    if (records.length === 0) return [];
    const gestures = gesturesOf(root, failed);
    const edit = editOf(gestures);
    const refused = new Set(records.map(({ key }) => key));
    const shown = [...shownOf(edit, records, now).values()];
    const found = shown.flatMap((theirs): Omit<ElementConflict, "choice">[] => {
      const written = refused.has(theirs.key) || !isFree(edit, theirs) ? writtenOver(edit, theirs) : null;
      if (!written) return [];
      const isOwn = theirs.updatedBy === employeeKey;
      const [made, saved] = [madeAt(gestures, theirs.key), Date.parse(theirs.updatedAt ?? "")];
      const order = { times: { mine: isoOf(made), theirs: isoOf(saved) }, isMineNewer: made > saved };
      return [{ gestureId: root.id, label: root.label, key: theirs.key, theirs, isOwn, ...order, ...written }];
    });
    const choice: ConflictChoice = {
      elements: [...changesOf(edit)].length,
      contested: found.length,
      later: failed.filter(({ failedWith }) => failedWith === root.id).length,
      shown,
    };
    return found.map((conflict) => ({ ...conflict, choice }));
  });
}
