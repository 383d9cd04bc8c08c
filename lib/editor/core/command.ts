/** What a command gives back: the change it asks for, or why it cannot be made. Commands read a scene and change nothing. */
import type { GeometryKind } from "../../domain/geometry-records";
import { COPY } from "./copy";
import { findDangling } from "./dangling";
import type { Diff, RecordChange } from "./diff";
import { writeChange } from "./diff";
import { findOutOfReach } from "./reach";
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
  /** It would stick out of its wall: `keys` are it and the wall. */
  | "outside"
  /** Two openings would lie over each other: `keys` are the one that was changed and the other. */
  | "overlap";

export type Refusal = { code: RefusalCode; message: string; keys: string[] };

export type CommandOutcome =
  | {
      ok: true;
      label: string;
      diff: Diff;
      /** Old key to new key, where a record had to be made anew (an edge cannot be updated). The selection follows. */
      replacedKeys?: Readonly<Record<string, string>>;
      /** What a person goes on with: whoever ran the command may select it. */
      selects?: readonly SelectionItem[];
      /** What came of it besides its name, where that is not seen at a glance. */
      says?: string;
    }
  /** `wanted`: the change that cannot be made, where it can be shown as what would have come. */
  | { ok: false; refusal: Refusal; wanted?: Diff };

/** A command with its parameters filled in, ready to run: `(scene) => moveVertices(scene, { keys, vector })`. */
export type Command = (scene: ReadScene) => CommandOutcome;

export function refuse(code: RefusalCode, message: string, keys: Iterable<string> = []): CommandOutcome {
  return { ok: false, refusal: { code, message, keys: [...keys] } };
}

/** Refused by who is asked before every edit, as by what is locked, it is still known what was wanted. */
export function passGuard(outcome: CommandOutcome, guard: ((diff: Diff) => Refusal | null) | null): CommandOutcome {
  const refusal = outcome.ok ? guard?.(outcome.diff) : null;
  return refusal && outcome.ok ? { ok: false, refusal, wanted: outcome.diff } : outcome;
}

/** Accepts a change of places and sizes unless something would lie too far out. */
export function acceptPlaces(label: string, diff: Diff): CommandOutcome {
  const key = findOutOfReach(diff);
  return key === null ? { ok: true, label, diff } : refuse("invalid", COPY.tooFar, [key]);
}

/** Accepts a change unless it would leave a dangling reference, or something too far out. */
export function accept(scene: ReadScene, label: string, diff: Diff): CommandOutcome {
  const dangling = findDangling(scene, diff);
  return dangling ? refuse("dangling", COPY.dangling, [dangling.key]) : acceptPlaces(label, diff);
}

/** Writes a record's new version, lengths rounded; one that comes out the same is no change. */
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
