/** What a capture holds beside the lists that are read: every identifier in it is found, wherever it stands. */
import { LISTS } from "./read-room";
import { cleanText, readIdentifier } from "./read-values";

/** `place` is where it stands first, e.g. `stairs[0]`. */
export type UnknownPart = { identifier: string; place: string };
/** Something of the whole that is not read, and how many identifiers it holds. */
export type UnknownField = { place: string; count: number };

/** Fields of a room or a structure that are known; `coreModel` is for the program that made the capture alone. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  ...LISTS,
  ...["sections", "rooms", "version", "story", "identifier", "coreModel", "referenceOriginTransform"],
]);

/** Longer places say no more: a file may be as deep as it is long. */
const LONGEST_PLACE = 300;

const isHolder = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Everything with an identifier of its own, first things first; without recursion, since files may be deep. */
function* identified(value: unknown, place: string): Generator<UnknownPart> {
  const open: { value: unknown; place: string }[] = [{ value, place }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: at, place: where } = next;
    if (!isHolder(at)) continue;
    const identifier = Array.isArray(at) ? null : readIdentifier(at);
    if (identifier !== null) yield { identifier, place: where };
    const inner = Object.entries(at).filter(([, child]) => isHolder(child));
    const isFar = where.length > LONGEST_PLACE;
    for (const [name, child] of inner.reverse()) {
      open.push({
        value: child,
        place: isFar ? where : Array.isArray(at) ? `${where}[${name}]` : `${where}.${cleanText(name, 40)}`,
      });
    }
  }
}

/** Of one room or structure. Rooms that stand in it are rooms of their own; `isSeen` are identifiers that were read. */
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
