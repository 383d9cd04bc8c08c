/** Reads the lists of one captured room. */
import { distance, dot, type Vector3 } from "../../../geometry/vector3";
import type { CapturedObject, CapturedRoom, CapturedSection, CapturedSurface } from "./captured-room";
import { notAList, notes, reasons } from "./copy";
import type { ImportError } from "./import-errors";
import type { CapturedElement } from "./import-report";
import { isStory, type ReadElement, readObject, readSurface } from "./read-element";
import { cleanText, isObject, type JsonObject, listOfAxes, readIdentifier, readNumbers } from "./read-values";
import { readReferenceOrigin } from "./reference-origin";

export const LISTS = ["floors", "walls", "doors", "windows", "openings", "objects"] as const;
const ELEMENT_OF: Record<(typeof LISTS)[number], CapturedElement> = {
  floors: "floor",
  walls: "wall",
  doors: "door",
  windows: "window",
  openings: "opening",
  objects: "object",
};

/** The identifiers in the file, each with the places where it is repeated. */
export type SeenPlaces = Map<string, string[]>;

export const emptyRoom = (): CapturedRoom => ({
  walls: [],
  floors: [],
  planar: [],
  objects: [],
  sections: [],
  refused: [],
  selfIdentifiers: [],
  notes: [],
  cautions: [],
  cuts: new Map(),
  origin: { kind: "missing" },
  copies: [],
});

/** `originals`: the rooms whose elements a structure's own lists repeat; null for a room. */
type RoomPlace = { prefix: string; originals: readonly CapturedRoom[] | null };

/** How far an element of a structure's own lists may be from the room element that it repeats, in m. */
const SAME_PLACE = 0.25;
/** The least absolute cosine of the angle between the normals of these two elements. */
const SAME_TURN = 0.99;

type Element = CapturedSurface | CapturedObject;

const sizeOf = (one: Element): readonly number[] => (one.element === "object" ? one.size : [one.width, one.height]);

/** Returns the nearest element of the same kind, position, direction and size, or null. */
function originalOf(element: Element, elements: readonly Element[]): Element | null {
  const size = sizeOf(element);
  let [nearest, least]: [Element | null, number] = [null, SAME_PLACE];
  for (const other of elements) {
    if (other.element !== element.element) continue;
    const away = distance(other.frame.origin, element.frame.origin);
    if (away >= least || Math.abs(dot(other.frame.z, element.frame.z)) <= SAME_TURN) continue;
    if (sizeOf(other).every((length, axis) => Math.abs(length - size[axis]!) < SAME_PLACE))
      [nearest, least] = [other, away];
  }
  return nearest;
}

const isSamePlace = (center: unknown, other: Vector3): boolean =>
  Array.isArray(center) && distance([center[0], center[1], center[2]] as Vector3, other) < SAME_PLACE;

function readSections(value: unknown, room: CapturedRoom, seen: SeenPlaces, { prefix, originals }: RoomPlace): void {
  const sections: unknown[] = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  for (const [index, section] of sections.entries()) {
    const place = `${prefix}sections[${index}]`;
    const identifier = readIdentifier(section);
    const known = identifier === null ? undefined : seen.get(identifier);
    if (known) {
      if (!originals) known.push(place);
      continue;
    }
    if (identifier !== null) seen.set(identifier, []);
    const center = isObject(section) ? readNumbers(listOfAxes(section.center), 3) : null;
    const original = (originals ?? [])
      .flatMap((one) => one.sections)
      .find((one) => isSamePlace(center, one.center) && isObject(section) && section.label === one.label);
    if (original) {
      const of = original.identifier ?? original.place;
      if (identifier !== null) room.copies.push({ identifier, place, element: "section", of });
      continue;
    }
    if (!isObject(section) || typeof section.label !== "string" || !Array.isArray(center)) {
      room.refused.push({
        identifier: identifier ?? place,
        place,
        element: "section",
        reason: reasons.sectionUnreadable,
      });
      continue;
    }
    const read: CapturedSection = {
      label: cleanText(section.label, 80),
      center: [center[0]!, center[1]!, center[2]!],
      story: isStory(section.story) ? section.story : null,
      place,
      identifier,
    };
    room.sections.push(read);
  }
}

/**
 * `seen` collects identifiers, `prefix` is the room's path in the file. In lists that repeat `originals`, known
 * identifiers are skipped, and the same element with another identifier is a copy.
 */
export function readRoom(
  raw: JsonObject,
  seen: SeenPlaces,
  { prefix, originals }: RoomPlace,
): { room: CapturedRoom } | { error: ImportError } {
  const room = { ...emptyRoom(), origin: readReferenceOrigin(raw.referenceOriginTransform) };
  const elements = (originals ?? []).flatMap((one) => [...one.walls, ...one.floors, ...one.planar, ...one.objects]);
  let copied = 0;
  for (const list of LISTS) {
    const values = raw[list] ?? [];
    if (!Array.isArray(values)) return { error: { code: "broken", message: notAList(`${prefix}${list}`) } };
    for (const [index, value] of values.entries()) {
      const element = ELEMENT_OF[list];
      const place = `${prefix}${list}[${index}]`;
      const identifier = readIdentifier(value) ?? place;
      const known = seen.get(identifier);
      if (known) {
        if (originals) copied += 1;
        else known.push(place);
        continue;
      }
      const read: ReadElement<CapturedSurface | CapturedObject> =
        element === "object"
          ? readObject({ value, kind: element, place })
          : readSurface({ value, kind: element as CapturedSurface["element"], place });
      if ("error" in read) return read;
      seen.set(identifier, []);
      const original = "refused" in read || !originals ? null : originalOf(read.element, elements);
      if (original) room.copies.push({ identifier, place, element, of: original.identifier });
      else if ("refused" in read) room.refused.push({ identifier, place, element, reason: read.refused });
      else if (read.element.element === "object") room.objects.push(read.element);
      else if (read.element.element === "floor") room.floors.push(read.element);
      else if (read.element.element === "wall") room.walls.push(read.element);
      else room.planar.push(read.element);
    }
  }
  readSections(raw.sections, room, seen, { prefix, originals });
  if (copied > 0) room.notes.push(notes.copies(copied));
  return { room };
}
