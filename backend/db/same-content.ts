/** Compares sent and stored content, to recognize a repeated call whose answer was lost. */
type Json = unknown;

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns whether two values are equal as JSON; the order of names and undefined values do not count. */
export function sameValue(left: Json, right: Json): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => sameValue(item, right[index]));
  }
  if (isObject(left) && isObject(right)) {
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) =>
      sameValue(left[name], right[name]),
    );
  }
  return left === right;
}

/** Returns whether the record has every value sent, apart from the `ignored` fields. */
export function holdsAll(record: object, sent: object, ignored: ReadonlySet<string>): boolean {
  const stored = record as Record<string, Json>;
  return Object.entries(sent).every(([name, value]) => ignored.has(name) || sameValue(stored[name], value));
}

/** Returns the names of changed fields, apart from those that every change sets. */
export function differingFields(before: object, after: object): string[] {
  const previous = before as Record<string, Json>;
  const isContent = (name: string) => name !== "revision" && name !== "updatedAt";
  return Object.entries(after)
    .filter(([name, value]) => isContent(name) && !sameValue(previous[name], value))
    .map(([name]) => name);
}
