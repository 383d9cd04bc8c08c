/**
 * Holds state that the whole process shares: Next bundles pages, handlers and start-up code separately, each with its
 * own copy of a module, and all copies must share it.
 */
const REGISTRY = Symbol.for("lintel.process-wide");
const holder = globalThis as { [REGISTRY]?: Map<string, unknown> };

/** Returns the value under a name, created if missing. A name belongs to one file, and so to one type. */
export function processWide<Value>(name: string, create: () => Value): Value {
  holder[REGISTRY] ??= new Map();
  const values = holder[REGISTRY];
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as Value;
}
