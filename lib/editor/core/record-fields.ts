/** Compares and patches records field by field. */
import { sameValue } from "./same-value";

/** Fields that only the backend sets: never part of an edit, and never sent, except the revision of an update. */
export const SERVER_FIELDS: ReadonlySet<string> = new Set(["revision", "updatedAt", "updatedBy"]);

type Fields = Record<string, unknown>;

/** Returns the names of the fields that differ, without server fields. */
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

/** Applies the change from `from` to `to` onto `current`; unchanged fields keep their current value. */
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

/** Returns the record without server fields, as a create call sends it. */
export function withoutServerFields<R extends object>(record: R): R {
  const rest: Fields = {};
  for (const name in record) if (!SERVER_FIELDS.has(name)) rest[name] = (record as unknown as Fields)[name];
  return rest as R;
}
