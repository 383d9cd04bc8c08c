/** Reads the lists of one captured room. */
import type { CapturedObject, CapturedRoom, CapturedSection, CapturedSurface } from "./captured-room";
import type { ImportError } from "./import-errors";
import type { CapturedElement } from "./import-report";
import { type ReadElement, readObject, readSurface } from "./read-element";
import { cleanText, isObject, type JsonObject, readIdentifier, readNumbers } from "./read-values";
import { notAList, notes, reasons } from "./words";

export const LISTS = ["floors", "walls", "doors", "windows", "openings", "objects"] as const;
const ELEMENT_OF: Record<(typeof LISTS)[number], CapturedElement> = {
  floors: "floor",
  walls: "wall",
  doors: "door",
  windows: "window",
  openings: "opening",
  objects: "object",
};

/** The identifiers met so far in the file, each with the places where it stood again. */
export type SeenPlaces = Map<string, string[]>;

export const emptyRoom = (): CapturedRoom => ({
  walls: [],
  floors: [],
  planar: [],
  objects: [],
  sections: [],
  refused: [],
  standsFor: [],
  notes: [],
  cuts: new Map(),
});

type RoomPlace = { prefix: string; copies: boolean };

function readSections(value: unknown, room: CapturedRoom, seen: SeenPlaces, { prefix, copies }: RoomPlace): void {
  const sections: unknown[] = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  for (const [index, section] of sections.entries()) {
    const place = `${prefix}sections[${index}]`;
    const identifier = readIdentifier(section);
    const known = identifier === null ? undefined : seen.get(identifier);
    if (known) {
      if (!copies) known.push(place);
      continue;
    }
    if (identifier !== null) seen.set(identifier, []);
    const center = isObject(section) ? readNumbers(section.center, 3) : null;
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
      place,
      identifier,
    };
    room.sections.push(read);
  }
}

/**
 * `seen` holds the identifiers met so far. `prefix` names the room's place in the file; `copies` marks lists that repeat
 * other rooms': what was met is passed over there.
 */
export function readRoom(
  raw: JsonObject,
  seen: SeenPlaces,
  { prefix, copies }: RoomPlace,
): { room: CapturedRoom } | { error: ImportError } {
  const room = emptyRoom();
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
        if (copies) copied += 1;
        else known.push(place);
        continue;
      }
      const read: ReadElement<CapturedSurface | CapturedObject> =
        element === "object"
          ? readObject({ value, kind: element, place })
          : readSurface({ value, kind: element as CapturedSurface["element"], place });
      if ("error" in read) return read;
      seen.set(identifier, []);
      if ("refused" in read) room.refused.push({ identifier, place, element, reason: read.refused });
      else if (read.element.element === "object") room.objects.push(read.element);
      else if (read.element.element === "floor") room.floors.push(read.element);
      else if (read.element.element === "wall") room.walls.push(read.element);
      else room.planar.push(read.element);
    }
  }
  readSections(raw.sections, room, seen, { prefix, copies });
  if (copied > 0) room.notes.push(notes.copies(copied));
  return { room };
}
