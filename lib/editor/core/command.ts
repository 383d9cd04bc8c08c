/**
 * The result of a command: the diff to apply, or the reason why the edit is refused. Commands read a scene and change
 * nothing.
 */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";
import { COPY } from "./copy";
import { findDangling } from "./dangling";
import { changesOf, type Diff, type RecordChange, writeChange } from "./diff";
import { changedFields } from "./record-fields";
import { roundRecord } from "./round-length";
import type { ReadScene, RecordOf } from "./scene";
import type { SelectionItem } from "./selection";

export type RefusalCode =
  | "locked"
  | "missing"
  | "invalid"
  | "dangling"
  | "dragging"
  | "duplicate"
  /** The opening would extend beyond its wall; `keys` are the opening and the wall. */
  | "outside"
  /** Two openings would overlap; `keys` are the changed opening and the other one. */
  | "overlap";

export type Refusal = { code: RefusalCode; message: string; keys: string[] };

export type CommandOutcome =
  | {
      ok: true;
      label: string;
      diff: Diff;
      /** Old key to new key for records that had to be recreated (an edge cannot be updated). The selection follows. */
      replacedKeys?: Readonly<Record<string, string>>;
      /** Elements that the caller may select afterwards. */
      selects?: readonly SelectionItem[];
      /** A result that the label does not mention and the user may not notice. */
      notice?: string;
    }
  /** `attempted`: the refused change, if it can be shown as a preview. */
  | { ok: false; refusal: Refusal; attempted?: Diff };

/** A command with its parameters filled in, ready to run: `(scene) => moveVertices(scene, { keys, vector })`. */
export type Command = (scene: ReadScene) => CommandOutcome;

export function refuse(code: RefusalCode, message: string, keys: Iterable<string> = []): CommandOutcome {
  return { ok: false, refusal: { code, message, keys: [...keys] } };
}

/** Refuses a command because of its locked corners. */
export const refuseLocked = (keys: readonly string[]): CommandOutcome =>
  refuse("locked", COPY.locked(keys.length), keys);

/** Runs the guard, e.g. for locked elements; a refusal keeps the attempted diff. */
export function passGuard(outcome: CommandOutcome, guard: ((diff: Diff) => Refusal | null) | null): CommandOutcome {
  const refusal = outcome.ok ? guard?.(outcome.diff) : null;
  return refusal && outcome.ok ? { ok: false, refusal, attempted: outcome.diff } : outcome;
}

/** The farthest distance from the origin: beyond any home, and within the precision of rounded lengths. */
const MAX_DISTANCE_M = 10_000;

const lengths: { [K in GeometryKind]: (record: GeometryRecordByKind[K]) => readonly number[] } = {
  vertex: ({ x, y, z }) => [x, y, z],
  edge: () => [],
  face: () => [],
  objectPlanar: ({ u, v, width, height }) => [u, v, width, height],
  object3D: ({ position, size }) => [...position, ...size],
};

function isInReach<K extends GeometryKind>(kind: K, record: GeometryRecordByKind[K]): boolean {
  return lengths[kind](record).every((length) => Math.abs(length) <= MAX_DISTANCE_M);
}

/** Returns the key of a record that the diff would place too far out, or null. */
function findOutOfReach(diff: Diff): string | null {
  for (const { kind, key, to } of changesOf(diff)) if (to && !isInReach(kind, to as never)) return key;
  return null;
}

/** Accepts a change of positions and sizes unless an element would end up too far out. */
export function acceptPlaces(label: string, diff: Diff): CommandOutcome {
  const key = findOutOfReach(diff);
  return key === null ? { ok: true, label, diff } : refuse("invalid", COPY.tooFar, [key]);
}

/** Accepts a change unless it leaves a dangling reference or an element too far out. */
export function accept(scene: ReadScene, label: string, diff: Diff): CommandOutcome {
  const dangling = findDangling(scene, diff);
  return dangling ? refuse("dangling", COPY.dangling, [dangling.key]) : acceptPlaces(label, diff);
}

/** Writes a new version of a record with its lengths rounded, unless nothing changes. */
export function writeUpdate<K extends GeometryKind>(
  diff: Diff,
  kind: K,
  from: RecordOf<K>,
  fields: Partial<RecordOf<K>>,
): void {
  const to = roundRecord(kind, { ...from, ...fields });
  if (changedFields(from, to).length > 0) writeChange(diff, { kind, key: from.key, from, to } as RecordChange);
}

export function areFinite(numbers: readonly (number | undefined)[]): boolean {
  return numbers.every((value) => value === undefined || Number.isFinite(value));
}
