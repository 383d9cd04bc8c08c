/**
 * A change of a scene as data: added, updated (as [from, to]) and removed records by kind and key. An update covers
 * only the fields that differ between from and to, so applying it to a newer record keeps the other fields, such as a
 * revision from the backend. Diffs are plain objects that can be stored and sent to another tab.
 */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import { changedFields, patchRecord } from "./record-fields";
import type { RecordOf, Scene } from "./scene";

export type KindDiff<K extends GeometryKind> = {
  added: Record<string, RecordOf<K>>;
  updated: Record<string, [from: RecordOf<K>, to: RecordOf<K>]>;
  removed: Record<string, RecordOf<K>>;
};

/** A kind that is absent has not changed. */
export type Diff = { [K in GeometryKind]?: KindDiff<K> };

type AnyRecord = GeometryRecordByKind[GeometryKind];

/** One change of a diff: no `from` means added, no `to` removed. */
export type RecordChange = {
  [K in GeometryKind]: { kind: K; key: string; from?: RecordOf<K>; to?: RecordOf<K> };
}[GeometryKind];

/** Yields every change of a diff, in dependency order of the kinds. */
export function* changesOf(diff: Diff): Generator<RecordChange> {
  for (const kind of GEOMETRY_KINDS) {
    const part = diff[kind];
    if (!part) continue;
    for (const key in part.added) yield { kind, key, to: part.added[key] } as RecordChange;
    for (const key in part.updated) {
      const [from, to] = part.updated[key] as [AnyRecord, AnyRecord];
      yield { kind, key, from, to } as RecordChange;
    }
    for (const key in part.removed) yield { kind, key, from: part.removed[key] } as RecordChange;
  }
}

export function isEmptyDiff(diff: Diff): boolean {
  return changesOf(diff).next().done === true;
}

export function removesAny(diff: Diff): boolean {
  for (const kind of GEOMETRY_KINDS) for (const _key in diff[kind]?.removed) return true;
  return false;
}

/** Adds a change to a diff, replacing an entry under the same key. */
export function writeChange(diff: Diff, change: RecordChange): void {
  const { kind, key, from, to } = change;
  let part = diff[kind] as KindDiff<GeometryKind> | undefined;
  if (!part) {
    part = { added: {}, updated: {}, removed: {} };
    Object.assign(diff, { [kind]: part });
  }
  if (from && to) part.updated[key] = [from, to];
  else if (to) part.added[key] = to;
  else if (from) part.removed[key] = from;
}

/**
 * Applies a diff in place and returns what really changed, with the records before and after. References are not
 * checked (commands do that); updating or removing a missing record changes nothing.
 */
export function applyDiff(scene: Scene, diff: Diff): Diff {
  const applied: Diff = {};
  for (const change of changesOf(diff)) {
    const current = scene.get(change.kind, change.key);
    if (change.from && change.to) {
      if (!current) continue;
      const next = patchRecord(current as AnyRecord, change.from, change.to);
      scene.put(change.kind, next);
      writeChange(applied, { kind: change.kind, key: change.key, from: current, to: next } as RecordChange);
    } else if (change.to) {
      // The record exists already, after a lost answer or because another tab was first: keep its server fields.
      const next = current ? patchRecord<AnyRecord>(current, { ...current }, change.to) : change.to;
      if (current && changedFields(current, next).length === 0) continue;
      scene.put(change.kind, next);
      writeChange(applied, { kind: change.kind, key: change.key, from: current, to: next } as RecordChange);
    } else if (current) {
      scene.remove(change.kind, change.key);
      writeChange(applied, { kind: change.kind, key: change.key, from: current } as RecordChange);
    }
  }
  return applied;
}

/** Returns the diff that undoes this one. */
export function reverseDiff(diff: Diff): Diff {
  const reversed: Diff = {};
  for (const { kind, key, from, to } of changesOf(diff)) {
    writeChange(reversed, { kind, key, from: to, to: from } as RecordChange);
  }
  return reversed;
}

function eraseChange(diff: Diff, kind: GeometryKind, key: string): void {
  const part = diff[kind];
  if (!part) return;
  delete part.added[key];
  delete part.updated[key];
  delete part.removed[key];
}

function earlierChange(diff: Diff, kind: GeometryKind, key: string): { from?: AnyRecord; to?: AnyRecord } | undefined {
  const part = diff[kind];
  if (!part) return undefined;
  const update = part.updated[key];
  if (update) return { from: update[0], to: update[1] };
  if (part.added[key]) return { to: part.added[key] };
  return part.removed[key] ? { from: part.removed[key] } : undefined;
}

/** Squashes `later` into `target` in place. The cost is proportional to `later`. */
export function squashInto(target: Diff, later: Diff): void {
  for (const change of changesOf(later)) {
    const { kind, key } = change;
    const earlier = earlierChange(target, kind, key);
    if (!earlier) {
      writeChange(target, change);
      continue;
    }
    eraseChange(target, kind, key);
    const { from } = earlier;
    const isPatch = Boolean(change.from && change.to && earlier.to);
    const to = isPatch
      ? patchRecord(earlier.to as AnyRecord, change.from as AnyRecord, change.to as AnyRecord)
      : change.to;
    const isUndone = from && to ? from === to || changedFields(from, to).length === 0 : !from && !to;
    if (!isUndone) writeChange(target, { kind, key, from, to } as RecordChange);
  }
}

/**
 * Returns one diff with the result of `first` followed by `second`: an add and its removal cancel out, the last value
 * wins.
 */
export function squashDiffs(first: Diff, second: Diff): Diff {
  const squashed: Diff = {};
  for (const change of changesOf(first)) writeChange(squashed, change);
  squashInto(squashed, second);
  return squashed;
}
