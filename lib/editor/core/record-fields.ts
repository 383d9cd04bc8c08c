/** Records field by field: what changed between two versions, and that change laid over a third. */
import { sameValue } from "./same-value";

/** Set by the backend alone: never part of an edit, never sent but for the revision of an update. */
export const SERVER_FIELDS: ReadonlySet<string> = new Set(["revision", "updatedAt", "updatedBy"]);

type Fields = Record<string, unknown>;

/** Names of the fields that differ, the backend's own aside. */
export function changedFields(from: object, to: object): string[] {
  const left = from as Fields;
  const right = to as Fields;
  const names: string[] = [];
  for (const name in right) if (!SERVER_FIELDS.has(name) && !sameValue(left[name], right[name])) names.push(name);
  for (const name in left) {
    if (!(name in right) && !SERVER_FIELDS.has(name) && !sameValue(left[name], undefined)) names.push(name);
  }
  return names;
}

/** `current` with what changed from `from` to `to`. Fields that the change leaves alone keep their current value. */
export function patchRecord<R extends object>(current: R, from: R, to: R): R {
  if (current === from) return to;
  const patched: Fields = { ...(current as Fields) };
  for (const name of changedFields(from, to)) {
    const value = (to as Fields)[name];
    if (value === undefined) delete patched[name];
    else patched[name] = value;
  }
  return patched as R;
}

/** The record without what the backend sets, as a create call sends it. */
export function withoutServerFields<R extends object>(record: R): R {
  const rest: Fields = {};
  for (const name in record) if (!SERVER_FIELDS.has(name)) rest[name] = (record as unknown as Fields)[name];
  return rest as R;
}
