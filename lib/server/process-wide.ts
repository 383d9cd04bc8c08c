/**
 * State that the process has one of, however often the file that keeps it is bundled: Next gives pages, handlers and what
 * starts the server modules of their own, and what one of them remembers the others must know.
 */
const PLACE = Symbol.for("lintel.process-wide");
const holder = globalThis as { [PLACE]?: Map<string, unknown> };

/** What was made under this name, made now where it was not yet. A name belongs to one file, and so to one type. */
export function processWide<Kept>(name: string, make: () => Kept): Kept {
  holder[PLACE] ??= new Map();
  const place = holder[PLACE];
  if (!place.has(name)) place.set(name, make());
  return place.get(name) as Kept;
}
