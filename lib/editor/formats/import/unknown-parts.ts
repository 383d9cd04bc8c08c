/** Finds everything in a capture that is not read: each identifier, wherever it is. */
import { LISTS } from "./read-room";
import { cleanText, readIdentifier } from "./read-values";

/** `place`: the first path, such as `stairs[0]`. */
export type UnknownPart = { identifier: string; place: string };
/** An unread field with the number of identifiers in it. */
export type UnknownField = { place: string; count: number };

/** Known fields of a room or structure; `coreModel` is only for the program that made the capture. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  ...LISTS,
  "sections",
  "rooms",
  "version",
  "story",
  "identifier",
  "coreModel",
  "referenceOriginTransform",
]);

/** Longer paths are cut, because a file may be nested as deep as it is long. */
const MAX_PATH_LENGTH = 300;

const isHolder = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Yields every value with an identifier in document order. Iterative, because files may be deeply nested. */
function* identified(value: unknown, place: string): Generator<UnknownPart> {
  const open: { value: unknown; place: string }[] = [{ value, place }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: at, place: where } = next;
    if (!isHolder(at)) continue;
    const identifier = Array.isArray(at) ? null : readIdentifier(at);
    if (identifier !== null) yield { identifier, place: where };
    const inner = Object.entries(at).filter(([, child]) => isHolder(child));
    const isFar = where.length > MAX_PATH_LENGTH;
    for (const [name, child] of inner.reverse()) {
      open.push({
        value: child,
        place: isFar ? where : Array.isArray(at) ? `${where}[${name}]` : `${where}.${cleanText(name, 40)}`,
      });
    }
  }
}

/** Rooms inside a structure are read as rooms, so they are left out. `isSeen`: identifiers that were read. */
export function unknownParts(
  raw: Readonly<Record<string, unknown>>,
  { prefix, isSeen }: { prefix: string; isSeen: (identifier: string) => boolean },
): { parts: UnknownPart[]; fields: UnknownField[] } {
  const found = new Map<string, UnknownPart>();
  const fields: UnknownField[] = [];
  for (const [name, value] of Object.entries(raw)) {
    if (name === "rooms" && prefix === "" && Array.isArray(value)) continue;
    const place = `${prefix}${name}`;
    let count = 0;
    for (const part of identified(value, place)) {
      count += 1;
      if (!isSeen(part.identifier) && !found.has(part.identifier)) found.set(part.identifier, part);
    }
    const isEmpty = value === null || (isHolder(value) && Object.keys(value).length === 0);
    const isKnown = KNOWN_FIELDS.has(name) && !(name === "rooms" || (name === "coreModel" && isHolder(value)));
    if (!isKnown && !isEmpty) {
      fields.push({ place: cleanText(place, 60), count: Array.isArray(value) ? value.length : count });
    }
  }
  return { parts: [...found.values()], fields };
}
