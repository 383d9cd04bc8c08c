/** From the file's text to checked rooms, or the reason why the file is not imported. Never throws. */
import type { CapturedObject, CapturedRoom, CapturedSection, CapturedSurface } from "./captured-room";
import { checkCaptureSize } from "./check-capture-size";
import type { ImportError, ImportErrorCode } from "./import-errors";
import type { CapturedElement } from "./import-report";
import { type ReadElement, readObject, readSurface } from "./read-element";
import { isObject, type JsonObject, readNumbers } from "./read-values";
import * as words from "./words";

const LISTS = ["floors", "walls", "doors", "windows", "openings", "objects"] as const;
type ListName = (typeof LISTS)[number];
const ELEMENT_OF: Record<ListName, CapturedElement> = {
  floors: "floor",
  walls: "wall",
  doors: "door",
  windows: "window",
  openings: "opening",
  objects: "object",
};
/** Far over any home (a room has about 30); keeps a hostile file from holding the browser. */
const MAXIMUM_ELEMENTS = 5_000;
const MAXIMUM_ROOM_ELEMENTS = 2_000;
const MAXIMUM_ROOMS = 500;
/** Between the farthest elements of one file, in metres. */
const MAXIMUM_EXTENT = 500;

export type ReadCapture = { ok: true; rooms: CapturedRoom[] } | { ok: false; error: ImportError };

const fail = (code: ImportErrorCode, message: string): { ok: false; error: ImportError } => ({
  ok: false,
  error: { code, message },
});

function parse(text: string): { value: unknown } | ImportError {
  try {
    return { value: JSON.parse(text) };
  } catch {
    if (/[[:,]\s*[-+]?(NaN|Infinity|nan|inf)\b/.test(text)) return { code: "bad-number", message: words.NOT_A_NUMBER };
    const looksLikeCapture = /^\s*[[{]/.test(text) && /"(walls|floors|coreModel|polygonCorners)"/.test(text);
    return looksLikeCapture
      ? { code: "broken", message: words.CUT_OFF }
      : { code: "not-json", message: words.NOT_JSON };
  }
}

function readSections(value: unknown): CapturedSection[] {
  return (Array.isArray(value) ? value : []).flatMap((section) => {
    const center = isObject(section) ? readNumbers(section.center, 3) : "short";
    if (!isObject(section) || typeof section.label !== "string" || typeof center === "string") return [];
    return [{ label: section.label, center: [center[0]!, center[1]!, center[2]!] as const }];
  });
}

/** Reads one room; `seen` holds the identifiers met so far. `prefix` names the room; `copies` marks lists that repeat other rooms. */
function readRoom(
  raw: JsonObject,
  seen: Set<string>,
  { prefix, copies }: { prefix: string; copies: boolean },
): { room: CapturedRoom } | { error: ImportError } {
  const room: CapturedRoom = { walls: [], floors: [], planar: [], objects: [], sections: [], refused: [] };
  room.sections = readSections(raw.sections);
  for (const list of LISTS) {
    const values = raw[list] ?? [];
    if (!Array.isArray(values)) return { error: { code: "broken", message: words.notAList(list) } };
    for (const [index, value] of values.entries()) {
      const element = ELEMENT_OF[list];
      const place = `${prefix}${list}[${index}]`;
      const named = isObject(value) && typeof value.identifier === "string" && value.identifier !== "";
      const identifier = named ? (value.identifier as string) : place;
      const refuse = (reason: string, outcome: "refused" | "merged" = "refused") =>
        room.refused.push({ identifier, element, outcome, reason });
      if (seen.has(identifier)) {
        if (copies) refuse(words.reasons.copy, "merged");
        else refuse(words.reasons.duplicate);
        continue;
      }
      const read: ReadElement<CapturedSurface | CapturedObject> =
        element === "object"
          ? readObject({ value, kind: element, place })
          : readSurface({ value, kind: element, place });
      if ("error" in read) return read;
      seen.add(identifier);
      if ("refused" in read) refuse(read.refused);
      else if (read.element.element === "object") room.objects.push(read.element);
      else if (read.element.element === "floor") room.floors.push(read.element);
      else if (read.element.element === "wall") room.walls.push(read.element);
      else room.planar.push(read.element);
    }
  }
  return { room };
}

/** A capture of one room, a structure of several (`rooms`), or a list of captures in one world frame. */
export function readCapture(text: string): ReadCapture {
  const sizeError = checkCaptureSize(text.length);
  if (sizeError) return { ok: false, error: sizeError };
  const content = text.replace(/^\uFEFF/, "");
  if (content.trim() === "") return fail("empty", words.EMPTY_FILE);
  const parsed = parse(content);
  if (!("value" in parsed)) return { ok: false, error: parsed };
  const { value } = parsed;
  const whole = isObject(value) ? value : null;
  const parts = Array.isArray(value) ? value : Array.isArray(whole?.rooms) ? whole.rooms : [];
  const candidates = [...parts, ...(whole ? [whole] : [])];
  if (candidates.length === 0 || !candidates.every(isObject)) return fail("not-a-capture", words.NOT_A_CAPTURE);
  if (!candidates.some((raw) => "walls" in raw || "floors" in raw)) {
    return fail("not-a-capture", words.NOT_A_CAPTURE);
  }
  const wrong = candidates.find((raw) => raw.version !== 2);
  if (wrong) return fail("wrong-version", words.wrongVersion(wrong.version));
  const counts = candidates.map((raw) =>
    LISTS.reduce((sum, list) => sum + (Array.isArray(raw[list]) ? raw[list].length : 0), 0),
  );
  const count = counts.reduce((sum, part) => sum + part, 0);
  if (
    count > MAXIMUM_ELEMENTS ||
    counts.length > MAXIMUM_ROOMS ||
    counts.some((part) => part > MAXIMUM_ROOM_ELEMENTS)
  ) {
    return fail("absurd-extent", words.tooManyElements(count));
  }
  const seen = new Set<string>();
  const rooms: CapturedRoom[] = [];
  for (const [index, raw] of candidates.entries()) {
    const prefix = index < parts.length ? `rooms[${index}].` : "";
    const read = readRoom(raw, seen, { prefix, copies: raw === whole && parts.length > 0 });
    if ("error" in read) return { ok: false, error: read.error };
    rooms.push(read.room);
  }
  if (!rooms.some((room) => room.walls.length > 0 || room.floors.length > 0)) {
    return fail("not-a-capture", words.NOTHING_CAPTURED);
  }
  const elements = rooms.flatMap((room) => [...room.walls, ...room.floors, ...room.planar, ...room.objects]);
  for (const axis of [0, 1, 2] as const) {
    const sorted = [...elements].sort((a, b) => a.frame.origin[axis] - b.frame.origin[axis]);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first && last && last.frame.origin[axis] - first.frame.origin[axis] > MAXIMUM_EXTENT) {
      return fail("absurd-extent", words.absurdExtent(last.place));
    }
  }
  return { ok: true, rooms };
}
