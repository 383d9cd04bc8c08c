/** Reads a file's text into checked rooms, or returns why it is refused. Never throws. */
import type { CapturedRoom } from "./captured-room";
import { checkCaptureSize } from "./check-capture-size";
import * as copy from "./copy";
import { type Candidate, type FoundRooms, findRooms } from "./find-rooms";
import type { ImportError, ImportErrorCode } from "./import-errors";
import { makeFloors, missingFloorReason } from "./make-floor";
import { normalizeMatrices } from "./normalize-matrices";
import { LISTS, readRoom, type SeenPlaces } from "./read-room";
import { type JsonObject, readIdentifier } from "./read-values";
import { moveToCommonOrigin } from "./reference-origin";
import { unknownParts } from "./unknown-parts";

/** Far above any home (a room has about 30), so that a hostile file cannot block the browser. */
const MAXIMUM_ELEMENTS = 5_000;
const MAXIMUM_ROOM_ELEMENTS = 2_000;
const MAXIMUM_ROOMS = 500;
/** How many unknown fields are named. */
const MAX_NAMED_FIELDS = 20;
/** Greatest distance between elements of one file, in m. */
const MAXIMUM_EXTENT = 500;

export type ReadCapture =
  /** `seen`: every identifier of the file, with the places where it is repeated. */
  { ok: true; rooms: CapturedRoom[]; seen: SeenPlaces } | { ok: false; error: ImportError };

const fail = (code: ImportErrorCode, message: string): { ok: false; error: ImportError } => ({
  ok: false,
  error: { code, message },
});

/** Returns the error for a file with too many elements or another version, or null. */
function checkWholeFile(candidates: readonly Candidate[]): ImportError | null {
  if (candidates.length > MAXIMUM_ROOMS) {
    return { code: "absurd-extent", message: copy.tooManyRooms(candidates.length) };
  }
  const wrong = candidates.find(({ version }) => version !== 2);
  if (wrong) {
    return { code: "wrong-version", message: copy.wrongVersion(`${wrong.prefix}version`, wrong.version) };
  }
  let total = 0;
  for (const { raw, prefix } of candidates) {
    const counts = LISTS.map((list) => (Array.isArray(raw[list]) ? raw[list].length : 0));
    const count = counts.reduce((sum, part) => sum + part, 0);
    total += count;
    if (count > MAXIMUM_ROOM_ELEMENTS || total > MAXIMUM_ELEMENTS) {
      const longest = LISTS[counts.indexOf(Math.max(...counts))]!;
      return { code: "absurd-extent", message: copy.tooManyElements(total, `${prefix}${longest}`) };
    }
  }
  return null;
}

/** Returns the error for an element too far from the others to belong to one home, or null. */
function checkDistances(rooms: readonly CapturedRoom[]): ImportError | null {
  const elements = rooms.flatMap((room) => [...room.walls, ...room.floors, ...room.planar, ...room.objects]);
  for (const axis of [0, 1, 2] as const) {
    const sorted = [...elements].sort((a, b) => a.frame.origin[axis] - b.frame.origin[axis]);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (!first || !last || last.frame.origin[axis] - first.frame.origin[axis] <= MAXIMUM_EXTENT) continue;
    const middle = sorted[Math.floor(sorted.length / 2)]!.frame.origin[axis];
    const [low, high] = [middle - first.frame.origin[axis], last.frame.origin[axis] - middle];
    const { place } = low > high ? first : last;
    return { code: "absurd-extent", message: copy.absurdExtent(`${place}.transform[${12 + axis}]`) };
  }
  return null;
}

/** Adds an entry for each unread element with an identifier, and names unknown fields. */
function noteUnknown(
  room: CapturedRoom,
  raw: JsonObject,
  { prefix, seen }: { prefix: string; seen: SeenPlaces },
): { count: number; place: string } {
  const roomIdentifier = readIdentifier(raw);
  if (roomIdentifier !== null && !seen.has(roomIdentifier)) {
    seen.set(roomIdentifier, []);
    room.selfIdentifiers.push({ identifier: roomIdentifier, place: `${prefix}identifier` });
  }
  const { parts, fields } = unknownParts(raw, { prefix, isSeen: (identifier) => seen.has(identifier) });
  for (const { identifier, place } of parts) {
    seen.set(identifier, []);
    const isCeiling = /(^|\.)ceilings\[\d+\]$/.test(place);
    const reason = isCeiling ? copy.reasons.capturedCeiling : copy.reasons.unknownPart;
    room.refused.push({ identifier, place, element: "unknown", reason });
  }
  const named = fields.slice(0, MAX_NAMED_FIELDS);
  if (named.length > 0) room.notes.push(copy.notes.leftOut(named, fields.length - named.length));
  return { count: parts.length, place: parts.at(-1)?.place ?? "" };
}

/** Notes unknown parts of the object around the rooms, with entries in the first room. */
function noteWrapper(room: CapturedRoom, wrapper: NonNullable<FoundRooms["wrapper"]>, seen: SeenPlaces): void {
  const otherFields = Object.entries(wrapper.raw).filter(([name]) => !wrapper.fields.has(name));
  noteUnknown(room, Object.fromEntries(otherFields), { prefix: "", seen });
}

/** Whether a room is already in the frame of its structure, whose own lists repeat it. */
const isPlaced = ({ prefix }: Candidate, candidates: readonly Candidate[]): boolean =>
  candidates.some(
    ({ raw, prefix: structurePrefix, copies }) =>
      copies && prefix.startsWith(`${structurePrefix}rooms[`) && Array.isArray(raw.walls) && raw.walls.length > 0,
  );

function readRooms(
  { candidates, wrapper }: FoundRooms,
  seen: SeenPlaces,
): { rooms: CapturedRoom[] } | { error: ImportError } {
  const { isByRows } = normalizeMatrices(
    candidates.map(({ raw }) => raw),
    LISTS,
  );
  const rooms: CapturedRoom[] = [];
  for (const candidate of candidates) {
    const { raw, prefix, copies } = candidate;
    const read = readRoom(raw, seen, { prefix, originals: copies ? rooms : null });
    if ("error" in read) return read;
    rooms.push(isPlaced(candidate, candidates) ? read.room : moveToCommonOrigin(read.room));
  }
  let unknown = 0;
  for (const [index, { raw, prefix }] of candidates.entries()) {
    const last = noteUnknown(rooms[index]!, raw, { prefix, seen });
    unknown += last.count;
    if (unknown > MAXIMUM_ELEMENTS) {
      return { error: { code: "absurd-extent", message: copy.tooManyElements(unknown, last.place) } };
    }
  }
  if (wrapper) noteWrapper(rooms[0]!, wrapper, seen);
  if (isByRows) rooms[0]!.notes.push(copy.notes.byRows);
  return { rooms };
}

/** Accepts one room, a structure (`rooms`), or a list of captures; see `findRooms`. */
export function readCapture(text: string): ReadCapture {
  const sizeError = checkCaptureSize(text.length);
  if (sizeError) return { ok: false, error: sizeError };
  const content = text.replace(/^\uFEFF/, "");
  if (content.trim() === "") return fail("empty", copy.EMPTY_FILE);
  const found = findRooms(content);
  if (!("candidates" in found)) return { ok: false, error: found };
  const wholeFileError = checkWholeFile(found.candidates);
  if (wholeFileError) return { ok: false, error: wholeFileError };
  const seen: SeenPlaces = new Map();
  const read = readRooms(found, seen);
  if ("error" in read) return { ok: false, error: read.error };
  if (!read.rooms.some((room) => room.walls.length > 0 || room.floors.length > 0)) {
    return fail("not-a-capture", copy.NOTHING_CAPTURED);
  }
  const distanceError = checkDistances(read.rooms);
  if (distanceError) return { ok: false, error: distanceError };
  const rooms = read.rooms.flatMap((room, index) => makeFloors(room, found.candidates[index]!.prefix));
  const openReason = rooms.every(({ floors }) => floors.length === 0) ? missingFloorReason(read.rooms) : null;
  return openReason ? fail("no-floor", openReason) : { ok: true, rooms, seen };
}
