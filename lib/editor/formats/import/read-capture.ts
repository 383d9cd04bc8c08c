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
/** Between the farthest elements of one file, in m. */
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
  let whole = 0;
  for (const { raw, prefix } of candidates) {
    const counts = LISTS.map((list) => (Array.isArray(raw[list]) ? raw[list].length : 0));
    const own = counts.reduce((sum, part) => sum + part, 0);
    whole += own;
    if (own > MAXIMUM_ROOM_ELEMENTS || whole > MAXIMUM_ELEMENTS) {
      const longest = LISTS[counts.indexOf(Math.max(...counts))]!;
      return { code: "absurd-extent", message: copy.tooManyElements(whole, `${prefix}${longest}`) };
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
  const own = readIdentifier(raw);
  if (own !== null && !seen.has(own)) {
    seen.set(own, []);
    room.selfIdentifiers.push({ identifier: own, place: `${prefix}identifier` });
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

/** Treats the object around the rooms the same way, with entries in the first room. */
function noteWrapper(room: CapturedRoom, wrapper: NonNullable<FoundRooms["wrapper"]>, seen: SeenPlaces): void {
  const left = Object.entries(wrapper.raw).filter(([name]) => !wrapper.fields.has(name));
  noteUnknown(room, Object.fromEntries(left), { prefix: "", seen });
}

/** Whether a room is already in the frame of its structure, whose own lists repeat it. */
const isPlaced = ({ prefix }: Candidate, candidates: readonly Candidate[]): boolean =>
  candidates.some(
    ({ raw, prefix: of, copies }) =>
      copies && prefix.startsWith(`${of}rooms[`) && Array.isArray(raw.walls) && raw.walls.length > 0,
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
  for (const [at, { raw, prefix }] of candidates.entries()) {
    const last = noteUnknown(rooms[at]!, raw, { prefix, seen });
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
  const wrong = checkWholeFile(found.candidates);
  if (wrong) return { ok: false, error: wrong };
  const seen: SeenPlaces = new Map();
  const read = readRooms(found, seen);
  if ("error" in read) return { ok: false, error: read.error };
  if (!read.rooms.some((room) => room.walls.length > 0 || room.floors.length > 0)) {
    return fail("not-a-capture", copy.NOTHING_CAPTURED);
  }
  const far = checkDistances(read.rooms);
  if (far) return { ok: false, error: far };
  const rooms = read.rooms.flatMap((room, at) => makeFloors(room, found.candidates[at]!.prefix));
  const open = rooms.every(({ floors }) => floors.length === 0) ? missingFloorReason(read.rooms) : null;
  return open ? fail("no-floor", open) : { ok: true, rooms, seen };
}
