/** Merges the backend's answers into the scene without losing edits that the user has made since. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import { type Diff, type RecordChange, writeChange } from "./diff";
import { changedFields, SERVER_FIELDS } from "./record-fields";
import { sameValue } from "./same-value";
import type { SaveCallName } from "./save-call";
import type { ReadScene, SceneRecords } from "./scene";

type AnyRecord = GeometryRecordByKind[GeometryKind];
type Fields = Record<string, unknown>;

/** Returns the records of a call's unwrapped answer, by kind. The answer to a delete has none. */
export function answeredRecords(name: SaveCallName, answer: unknown): Partial<SceneRecords> {
  const list: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const records = list.filter((item) => typeof item === "object" && item !== null && "key" in item);
  return records.length === 0 ? {} : { [name.slice(0, name.indexOf("."))]: records };
}

/** Returns the fields of a record that later edits have written; null if one of them added or removed the record. */
function newerFields(kind: GeometryKind, key: string, newer: readonly Diff[]): Set<string> | null {
  const names = new Set<string>();
  for (const diff of newer) {
    const part = diff[kind];
    if (!part) continue;
    if (part.added[key] || part.removed[key]) return null;
    const update = part.updated[key];
    if (update) for (const name of changedFields(update[0], update[1])) names.add(name);
  }
  return names;
}

function mergeAnswer(current: AnyRecord, answer: AnyRecord, isNewer: (name: string) => boolean): AnyRecord {
  const next: Fields = { ...current };
  for (const [name, value] of Object.entries(answer)) if (!isNewer(name)) next[name] = value;
  return next as AnyRecord;
}

/**
 * Returns the change that merges an answer into the scene: revision, times, and every field that none of the `newer`
 * diffs has written. Ignores records that the scene no longer holds.
 */
export function answeredDiff(scene: ReadScene, answered: Partial<SceneRecords>, newer: readonly Diff[]): Diff {
  const diff: Diff = {};
  for (const kind of GEOMETRY_KINDS) {
    for (const answer of answered[kind] ?? []) {
      const { key } = answer;
      const from = scene.get(kind, key) as AnyRecord | undefined;
      if (!from) continue;
      const names = newerFields(kind, key, newer);
      const to = mergeAnswer(from, answer, (name) => !SERVER_FIELDS.has(name) && (names?.has(name) ?? true));
      if (!sameValue(from, to)) writeChange(diff, { kind, key, from, to } as RecordChange);
    }
  }
  return diff;
}
