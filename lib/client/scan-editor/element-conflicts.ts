/** The elements of a refused edit that another person has changed, with both versions. */
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

/** A refused edit is retried or dismissed as a whole, with the edits that build on it. */
export type ConflictChoice = {
  /** The number of elements that the edit changes. */
  elements: number;
  /** The number of contested elements. */
  contested: number;
  /** The number of later edits that are retried or dismissed with it. */
  later: number;
  /** Its records on screen: "mine" writes over these and nothing newer. */
  shown: readonly AnyRecord[];
};

export type ElementConflict = {
  /** The refused gesture: a retry applies mine, a dismissal leaves theirs. */
  gestureId: string;
  label: string;
  kind: GeometryKind;
  key: string;
  /** The element as the refused edit, and those that failed with it, would leave it. */
  mine: AnyRecord;
  /** The element at the backend, as far as known. */
  theirs: AnyRecord;
  /** The fields that the edit writes and that differ in theirs. */
  fields: readonly string[];
  /** The scope of the choice. */
  choice: ConflictChoice;
  /** The same person made the other change, in another tab or on another machine. */
  isOwn: boolean;
  /** When mine was made and theirs was saved, ISO 8601 UTC by the backend's clock; null if unknown. */
  times: { readonly mine: string | null; readonly theirs: string | null };
  /** Whether mine was made after theirs was saved. */
  isMineNewer: boolean;
};

const isRecord = (value: unknown): value is AnyRecord => typeof value === "object" && value !== null && "key" in value;

/** Returns the refused gesture and those that failed with it, in order. */
const gesturesOf = (root: FailedGesture, failed: readonly FailedGesture[]): readonly FailedGesture[] =>
  failed.filter((one) => one.id === root.id || one.failedWith === root.id);

function editOf(gestures: readonly FailedGesture[]): Diff {
  const diff: Diff = {};
  for (const { payload } of gestures) if (payload) squashInto(diff, (payload as Gesture).diff);
  return diff;
}

/** Returns when the gestures last changed an element, in ms since 1970 by the backend's clock; NaN if unknown. */
function madeAt(gestures: readonly FailedGesture[], key: string): number {
  const changes = ({ payload }: FailedGesture): boolean =>
    payload !== undefined && [...changesOf((payload as Gesture).diff)].some((change) => change.key === key);
  const last = gestures.filter(changes).at(-1);
  // This machine's clock may be off by the same amount as when the edit was made.
  return last ? Date.parse(last.createdAt) + serverNow() - Date.now() : Number.NaN;
}

const isoOf = (time: number): string | null => (Number.isNaN(time) ? null : new Date(time).toISOString());

/** Fields that belong together: half of each from two people would give a position or shape that nobody has drawn. */
const FIELD_GROUPS: Readonly<Record<GeometryKind, readonly string[]>> = {
  // Locking a corner also fixes its position.
  vertex: ["x", "y", "z", "locked"],
  edge: [],
  face: ["loops"],
  objectPlanar: ["faceKey", "u", "v", "width", "height", "rotation", "outline"],
  object3D: ["position", "quaternion", "size", "hostKey"],
};

/** Returns the written fields, with those that belong to them. */
function touchedFields(kind: GeometryKind, from: AnyRecord, to: AnyRecord): readonly string[] {
  const written = changedFields(from, to);
  return FIELD_GROUPS[kind].some((name) => written.includes(name))
    ? [...new Set([...written, ...FIELD_GROUPS[kind]])]
    : written;
}

const valueIn = (record: AnyRecord, name: string): unknown => (record as unknown as Record<string, unknown>)[name];

/** Whether the written fields of this record are as before the edit, or as after it. */
function isUncontestedRecord(edit: Diff, theirs: AnyRecord): boolean {
  const kind = GEOMETRY_KINDS.find((one) => edit[one]?.updated[theirs.key]);
  const update = kind && edit[kind]?.updated[theirs.key];
  if (!kind || !update) return false;
  const [from, mine] = update;
  return touchedFields(kind, from, mine).every((name) =>
    [from, mine].some((known) => readsTheSame(valueIn(theirs, name), valueIn(known, name))),
  );
}

/**
 * Whether an edit that met newer revisions finds its own fields as they were, or as it would leave them: then it
 * overwrites nothing. `isDecided`: records that were chosen to be overwritten.
 */
export function isUncontested(
  edit: Diff,
  conflicts: readonly unknown[],
  isDecided: (theirs: AnyRecord) => boolean = () => false,
): boolean {
  const records = conflicts.filter(isRecord);
  return records.length > 0 && records.every((theirs) => isUncontestedRecord(edit, theirs) || isDecided(theirs));
}

/** Returns the records that the edit changes: those in the refusal, else the current ones of the scene. */
function shownOf(edit: Diff, refused: readonly AnyRecord[], scene: ReadScene | undefined): Map<string, AnyRecord> {
  const shown = new Map(refused.map((record) => [record.key, record]));
  if (!scene) return shown;
  for (const kind of GEOMETRY_KINDS) {
    for (const key in edit[kind]?.updated) {
      const record = scene.get(kind, key);
      if (record && (record.revision ?? 0) > (shown.get(key)?.revision ?? 0)) shown.set(key, record);
    }
  }
  return shown;
}

/** Returns the element as the edit would leave it and the written fields that differ; null if the edit lacks it. */
function writtenOver(edit: Diff, theirs: AnyRecord): Pick<ElementConflict, "kind" | "mine" | "fields"> | null {
  const kind = GEOMETRY_KINDS.find((one) => edit[one]?.updated[theirs.key]);
  const update = kind && edit[kind]?.updated[theirs.key];
  if (kind && update) {
    const [from, mine] = update;
    const written = new Set(changedFields(from, mine));
    const fields = changedFields(theirs, mine).filter((name) => written.has(name));
    // A difference within the tolerance is not shown next to a real one.
    const differing = fields.filter((name) => !readsTheSame(valueIn(theirs, name), valueIn(mine, name)));
    return { kind, mine, fields: differing.length > 0 ? differing : fields };
  }
  const created = madeOver(edit, theirs);
  if (!created) return null;
  const mine = { ...theirs, ...withoutServerFields(created.mine) } as AnyRecord;
  return { kind: created.kind, mine, fields: changedFields(theirs, mine) };
}

/**
 * Returns the conflicts of `failed`, this employee's refused gestures of a survey in order. An edit of several calls is
 * refused at the first conflict; conflicts of the other calls are found by the current records in `scene`.
 */
export function elementConflicts(
  failed: readonly FailedGesture[],
  employeeKey: string,
  scene?: ReadScene,
): ElementConflict[] {
  return failed.flatMap((root) => {
    const records = (root.failedWith === undefined ? (root.failure.conflicts ?? []) : []).filter(isRecord);
    if (records.length === 0) return [];
    const gestures = gesturesOf(root, failed);
    const edit = editOf(gestures);
    const refused = new Set(records.map(({ key }) => key));
    const shown = [...shownOf(edit, records, scene).values()];
    const found = shown.flatMap((theirs): Omit<ElementConflict, "choice">[] => {
      const written = refused.has(theirs.key) || !isUncontestedRecord(edit, theirs) ? writtenOver(edit, theirs) : null;
      if (!written) return [];
      const isOwn = theirs.updatedBy === employeeKey;
      const made = madeAt(gestures, theirs.key);
      const saved = Date.parse(theirs.updatedAt ?? "");
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
