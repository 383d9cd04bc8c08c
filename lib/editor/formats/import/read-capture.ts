/** From the file's text to checked rooms, or the reason why the file is not imported. Never throws. */
import type { CapturedRoom } from "./captured-room";
import { checkCaptureSize } from "./check-capture-size";
import * as words from "./copy";
import { type Candidate, type FoundRooms, findRooms } from "./find-rooms";
import type { ImportError, ImportErrorCode } from "./import-errors";
import { floorless, makeFloors } from "./make-floor";
import { flattenMatrices } from "./plain-matrices";
import { LISTS, readRoom, type SeenPlaces } from "./read-room";
import { type JsonObject, readIdentifier } from "./read-values";
import { liftRoom } from "./reference-origin";
import { unknownParts } from "./unknown-parts";

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

const fail = (code: ImportErrorCode, message: string): { ok: false; error: ImportError } => ({
  ok: false,
  error: { code, message },
});

/** Why the file holds more than any home, or another version; null where it does not. */
function wrongWhole(candidates: readonly Candidate[]): ImportError | null {
  if (candidates.length > MAXIMUM_ROOMS) {
    return { code: "absurd-extent", message: words.tooManyRooms(candidates.length) };
  }
  const wrong = candidates.find(({ version }) => version !== 2);
  if (wrong) {
    return { code: "wrong-version", message: words.wrongVersion(`${wrong.prefix}version`, wrong.version) };
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
    const isCeiling = /(^|\.)ceilings\[\d+\]$/.test(place);
    const reason = isCeiling ? words.reasons.capturedCeiling : words.reasons.unknownPart;
    room.refused.push({ identifier, place, element: "unknown", reason });
  }
  const told = fields.slice(0, MOST_FIELDS);
  if (told.length > 0) room.notes.push(words.notes.leftOut(told, fields.length - told.length));
  return { count: parts.length, place: parts.at(-1)?.place ?? "" };
}

/** What the rooms are wrapped in: its identifiers have entries with the first room, and its fields are named there. */
function noteWrapper(room: CapturedRoom, wrapper: NonNullable<FoundRooms["wrapper"]>, seen: SeenPlaces): void {
  const left = Object.entries(wrapper.raw).filter(([name]) => !wrapper.fields.has(name));
  noteUnknown(room, Object.fromEntries(left), { prefix: "", seen });
}

/** Rooms of a structure whose own lists repeat them are in its one frame already. */
const isPlaced = ({ prefix }: Candidate, candidates: readonly Candidate[]): boolean =>
  candidates.some(
    ({ raw, prefix: of, copies }) =>
      copies && prefix.startsWith(`${of}rooms[`) && Array.isArray(raw.walls) && raw.walls.length > 0,
  );

function readRooms(
  { candidates, wrapper }: FoundRooms,
  seen: SeenPlaces,
): { rooms: CapturedRoom[] } | { error: ImportError } {
  const { isByRows } = flattenMatrices(
    candidates.map(({ raw }) => raw),
    LISTS,
  );
  const rooms: CapturedRoom[] = [];
  for (const candidate of candidates) {
    const { raw, prefix, copies } = candidate;
    const read = readRoom(raw, seen, { prefix, originals: copies ? rooms : null });
    if ("error" in read) return read;
    rooms.push(isPlaced(candidate, candidates) ? read.room : liftRoom(read.room));
  }
  let unknown = 0;
  for (const [at, { raw, prefix }] of candidates.entries()) {
    const last = noteUnknown(rooms[at]!, raw, { prefix, seen });
    unknown += last.count;
    if (unknown > MAXIMUM_ELEMENTS) {
      return { error: { code: "absurd-extent", message: words.tooManyElements(unknown, last.place) } };
    }
  }
  if (wrapper) noteWrapper(rooms[0]!, wrapper, seen);
  if (isByRows) rooms[0]!.notes.push(words.notes.byRows);
  return { rooms };
}

/** A capture of one room, a structure of several (`rooms`), or a list of captures; see `findRooms`. */
export function readCapture(text: string): ReadCapture {
  const sizeError = checkCaptureSize(text.length);
  if (sizeError) return { ok: false, error: sizeError };
  const content = text.replace(/^\uFEFF/, "");
  if (content.trim() === "") return fail("empty", words.EMPTY_FILE);
  const found = findRooms(content);
  if (!("candidates" in found)) return { ok: false, error: found };
  const wrong = wrongWhole(found.candidates);
  if (wrong) return { ok: false, error: wrong };
  const seen: SeenPlaces = new Map();
  const read = readRooms(found, seen);
  if ("error" in read) return { ok: false, error: read.error };
  if (!read.rooms.some((room) => room.walls.length > 0 || room.floors.length > 0)) {
    return fail("not-a-capture", words.NOTHING_CAPTURED);
  }
  const far = farAway(read.rooms);
  if (far) return { ok: false, error: far };
  const rooms = read.rooms.flatMap((room, at) => makeFloors(room, found.candidates[at]!.prefix));
  const open = rooms.every(({ floors }) => floors.length === 0) ? floorless(read.rooms) : null;
  return open ? fail("no-floor", open) : { ok: true, rooms, seen };
}
