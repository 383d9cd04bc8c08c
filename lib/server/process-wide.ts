/**
 * State that is shared by the whole process: Next bundles pages, handlers and start-up code separately, each with its
 * own copy of a module, and all copies must share it.
 */
const PLACE = Symbol.for("lintel.process-wide");
const holder = globalThis as { [PLACE]?: Map<string, unknown> };

/** The value under this name, created if missing. A name belongs to one file, and so to one type. */
export function processWide<Kept>(name: string, make: () => Kept): Kept {
  holder[PLACE] ??= new Map();
  const place = holder[PLACE];
  if (!place.has(name)) place.set(name, make());
  return place.get(name) as Kept;
}
