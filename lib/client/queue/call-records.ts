/** The records of a call: its own `key`, its `keys`, and the records of a batch. */

type Call = { name: string; params: object };
export type KeyedRecord = { key: string; revision?: number };

export function isKeyed(value: unknown): value is KeyedRecord {
  return typeof value === "object" && value !== null && typeof (value as { key?: unknown }).key === "string";
}

/** Returns the records in params or in an answer: the value itself, or the items of its lists. */
export function recordsIn(value: unknown): KeyedRecord[] {
  if (Array.isArray(value)) return value.filter(isKeyed);
  if (isKeyed(value)) return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((field) => (Array.isArray(field) ? field.filter(isKeyed) : []));
}

/** Returns the keys of the records that the calls create, change or delete. */
export function targetsOf(calls: readonly Call[]): string[] {
  const targets = new Set<string>();
  for (const { params } of calls) {
    for (const record of recordsIn(params)) targets.add(record.key);
    const { keys } = params as { keys?: unknown };
    if (Array.isArray(keys)) for (const key of keys) targets.add(String(key));
  }
  return [...targets];
}
