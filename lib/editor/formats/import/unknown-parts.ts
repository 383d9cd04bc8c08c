/** Finds the parts of a capture that are not read, by identifier and at any depth. */
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

const isContainer = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Yields every value with an identifier in document order. Iterative, because files may be deeply nested. */
function* findIdentified(value: unknown, place: string): Generator<UnknownPart> {
  const stack: { value: unknown; place: string }[] = [{ value, place }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value: current, place: path } = next;
    if (!isContainer(current)) continue;
    const identifier = Array.isArray(current) ? null : readIdentifier(current);
    if (identifier !== null) yield { identifier, place: path };
    const inner = Object.entries(current).filter(([, child]) => isContainer(child));
    const isPathLong = path.length > MAX_PATH_LENGTH;
    for (const [name, child] of inner.reverse()) {
      stack.push({
        value: child,
        place: isPathLong ? path : Array.isArray(current) ? `${path}[${name}]` : `${path}.${cleanText(name, 40)}`,
      });
    }
  }
}

/** Skips rooms inside a structure, because they are read as rooms. `isSeen`: identifiers that were read. */
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
    for (const part of findIdentified(value, place)) {
      count += 1;
      if (!isSeen(part.identifier) && !found.has(part.identifier)) found.set(part.identifier, part);
    }
    const isEmpty = value === null || (isContainer(value) && Object.keys(value).length === 0);
    const isKnown = KNOWN_FIELDS.has(name) && !(name === "rooms" || (name === "coreModel" && isContainer(value)));
    if (!isKnown && !isEmpty) {
      fields.push({ place: cleanText(place, 60), count: Array.isArray(value) ? value.length : count });
    }
  }
  return { parts: [...found.values()], fields };
}
