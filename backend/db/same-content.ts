/** Whether what was sent is what is kept: how a call whose answer was lost is told from another one. */
type Json = unknown;

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Equal as JSON: the order of names does not count, nor does a name without a value. */
export function sameValue(left: Json, right: Json): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, at) => sameValue(item, right[at]));
  }
  if (isObject(left) && isObject(right)) {
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) =>
      sameValue(left[name], right[name]),
    );
  }
  return left === right;
}

/** Whether every field that was sent has that value in the record; `ignored` are those that the backend sets. */
export function holdsAll(record: object, sent: object, ignored: ReadonlySet<string>): boolean {
  const kept = record as Record<string, Json>;
  return Object.entries(sent).every(([name, value]) => ignored.has(name) || sameValue(kept[name], value));
}

/** The names of the fields that were changed, apart from those that every change sets. */
export function differingFields(before: object, after: object): string[] {
  const kept = before as Record<string, Json>;
  const isOwn = (name: string) => name !== "revision" && name !== "updatedAt";
  return Object.entries(after)
    .filter(([name, value]) => isOwn(name) && !sameValue(kept[name], value))
    .map(([name]) => name);
}
