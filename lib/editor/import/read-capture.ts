/** From the file's text to checked rooms, or the reason why the file is not imported. Never throws. */
import type { CapturedRoom } from "./captured-room";
import { checkCaptureSize } from "./check-capture-size";
import type { ImportError, ImportErrorCode } from "./import-errors";
import { findJsonFault, findNameTwice } from "./json-fault";
import { LISTS, readRoom, type SeenPlaces } from "./read-room";
import { isObject, type JsonObject, readIdentifier } from "./read-values";
import { unknownParts } from "./unknown-parts";
import * as words from "./words";

/** Far over any home (a room has about 30); keeps a hostile file from holding the browser. */
const MAXIMUM_ELEMENTS = 5_000;
const MAXIMUM_ROOM_ELEMENTS = 2_000;
const MAXIMUM_ROOMS = 500;
/** Fields of a file that are named as not known; a hostile one has any number. */
const MOST_FIELDS = 20;
/** Between the farthest elements of one file, in metres. */
const MAXIMUM_EXTENT = 500;

export type ReadCapture =
  /** `seen` has every identifier of the file, with the places where it stands again. */
  { ok: true; rooms: CapturedRoom[]; seen: SeenPlaces } | { ok: false; error: ImportError };

/** Plain letters of two bytes each, after the mark of their order; pictures and archives have zero bytes too. */
const WIDE_TEXT = /^[^\0]{0,2}(?:(?:[^\0]\0){8}|(?:\0[^\0]){8})/;

const fail = (code: ImportErrorCode, message: string): { ok: false; error: ImportError } => ({
  ok: false,
  error: { code, message },
});

function parse(text: string): { value: unknown } | ImportError {
  try {
    const value: unknown = JSON.parse(text);
    const twice = findNameTwice(text);
    return twice ? { code: "broken", message: words.standsTwice(twice) } : { value };
  } catch {
    if (WIDE_TEXT.test(text)) return { code: "not-json", message: words.WIDE_TEXT };
    const fault = findJsonFault(text) ?? { line: 1, column: 1, path: "" };
    if (/[[:,]\s*[-+]?(NaN|Infinity|nan|inf)\b/.test(text))
      return { code: "bad-number", message: words.notANumber(fault) };
    const looksLikeCapture = /^\s*[[{]/.test(text) && /"(walls|floors|coreModel|polygonCorners)"/.test(text);
    return looksLikeCapture
      ? { code: "broken", message: words.cutOff(fault) }
      : { code: "not-json", message: words.notJson(fault) };
  }
}

/** One room of the file: where it stands, and whether its lists repeat other rooms', as a structure's own do. */
type Candidate = { raw: JsonObject; prefix: string; copies: boolean };

function candidatesOf(value: unknown): Candidate[] | ImportError {
  const whole = isObject(value) ? value : null;
  const inRooms = !Array.isArray(value);
  const parts: unknown[] = Array.isArray(value) ? value : Array.isArray(whole?.rooms) ? whole.rooms : [];
  const prefixOf = (index: number) => (inRooms ? `rooms[${index}]` : `[${index}]`);
  const candidates: Candidate[] = [];
  for (const [index, raw] of parts.entries()) {
    if (!isObject(raw)) return { code: "not-a-capture", message: words.notACapture(prefixOf(index)) };
    candidates.push({ raw, prefix: `${prefixOf(index)}.`, copies: false });
  }
  if (whole) candidates.push({ raw: whole, prefix: "", copies: parts.length > 0 });
  const isCapture = candidates.some(({ raw }) => "walls" in raw || "floors" in raw);
  return isCapture ? candidates : { code: "not-a-capture", message: words.notACapture("the whole file") };
}

/** Why the file holds more than any home, or another version; null where it does not. */
function wrongWhole(candidates: readonly Candidate[]): ImportError | null {
  if (candidates.length > MAXIMUM_ROOMS) {
    return { code: "absurd-extent", message: words.tooManyRooms(candidates.length) };
  }
  const wrong = candidates.find(({ raw }) => raw.version !== 2);
  if (wrong) {
    return { code: "wrong-version", message: words.wrongVersion(`${wrong.prefix}version`, wrong.raw.version) };
  }
  let whole = 0;
  for (const { raw, prefix } of candidates) {
    const counts = LISTS.map((list) => (Array.isArray(raw[list]) ? raw[list].length : 0));
    const own = counts.reduce((sum, part) => sum + part, 0);
    whole += own;
    if (own > MAXIMUM_ROOM_ELEMENTS || whole > MAXIMUM_ELEMENTS) {
      const longest = LISTS[counts.indexOf(Math.max(...counts))]!;
      return { code: "absurd-extent", message: words.tooManyElements(whole, `${prefix}${longest}`) };
    }
  }
  return null;
}

/** The element that lies too far from another for both to be of one home. */
function farAway(rooms: readonly CapturedRoom[]): ImportError | null {
  const elements = rooms.flatMap((room) => [...room.walls, ...room.floors, ...room.planar, ...room.objects]);
  for (const axis of [0, 1, 2] as const) {
    const sorted = [...elements].sort((a, b) => a.frame.origin[axis] - b.frame.origin[axis]);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (!first || !last || last.frame.origin[axis] - first.frame.origin[axis] <= MAXIMUM_EXTENT) continue;
    const middle = sorted[Math.floor(sorted.length / 2)]!.frame.origin[axis];
    const [low, high] = [middle - first.frame.origin[axis], last.frame.origin[axis] - middle];
    const { place } = low > high ? first : last;
    return { code: "absurd-extent", message: words.absurdExtent(`${place}.transform[${12 + axis}]`) };
  }
  return null;
}

/** Whatever bears an identifier and was not read has an entry all the same, and what else is not known is named. */
function noteUnknown(
  room: CapturedRoom,
  raw: JsonObject,
  { prefix, seen }: { prefix: string; seen: SeenPlaces },
): { count: number; place: string } {
  const own = readIdentifier(raw);
  if (own !== null && !seen.has(own)) {
    seen.set(own, []);
    room.standsFor.push({ identifier: own, place: `${prefix}identifier` });
  }
  const { parts, fields } = unknownParts(raw, { prefix, isSeen: (identifier) => seen.has(identifier) });
  for (const { identifier, place } of parts) {
    seen.set(identifier, []);
    room.refused.push({ identifier, place, element: "unknown", reason: words.reasons.unknownPart });
  }
  const told = fields.slice(0, MOST_FIELDS);
  if (told.length > 0) room.notes.push(words.notes.leftOut(told, fields.length - told.length));
  return { count: parts.length, place: parts.at(-1)?.place ?? "" };
}

/** A capture of one room, a structure of several (`rooms`), or a list of captures in one world frame. */
export function readCapture(text: string): ReadCapture {
  const sizeError = checkCaptureSize(text.length);
  if (sizeError) return { ok: false, error: sizeError };
  const content = text.replace(/^\uFEFF/, "");
  if (content.trim() === "") return fail("empty", words.EMPTY_FILE);
  const parsed = parse(content);
  if (!("value" in parsed)) return { ok: false, error: parsed };
  const candidates = candidatesOf(parsed.value);
  if (!Array.isArray(candidates)) return { ok: false, error: candidates };
  const wrong = wrongWhole(candidates);
  if (wrong) return { ok: false, error: wrong };
  const seen: SeenPlaces = new Map();
  const rooms: CapturedRoom[] = [];
  for (const { raw, prefix, copies } of candidates) {
    const read = readRoom(raw, seen, { prefix, copies });
    if ("error" in read) return { ok: false, error: read.error };
    rooms.push(read.room);
  }
  let unknown = 0;
  for (const [at, { raw, prefix }] of candidates.entries()) {
    const last = noteUnknown(rooms[at]!, raw, { prefix, seen });
    unknown += last.count;
    if (unknown > MAXIMUM_ELEMENTS) {
      return fail("absurd-extent", words.tooManyElements(unknown, last.place));
    }
  }
  if (!rooms.some((room) => room.walls.length > 0 || room.floors.length > 0)) {
    return fail("not-a-capture", words.NOTHING_CAPTURED);
  }
  const far = farAway(rooms);
  return far ? { ok: false, error: far } : { ok: true, rooms, seen };
}
