/**
 * Pairs walls, doors and openings that are visible from two rooms: each side gets the other's key. Twins never share
 * vertices.
 */
import { fromFrame, type HostFrame, heightOver } from "../../../geometry/host-frame";
import { dot, subtract, type Vector3 } from "../../../geometry/vector3";
import { BACK_TO_BACK, MAX_WALL_THICKNESS } from "../measures/facing-walls";
import { goesThrough } from "../measures/opening-presets";
import type { SceneRecords } from "../scene";
import { acrossRooms, commonAlong, facingSides, MIN_OVERLAP, type Side, sidesOf } from "./facing-sides";
import type { PairingFace, PairingPlanar, PairingWalls } from "./pairing-walls";

type Hole = { room: number; object: PairingPlanar; center: Vector3; frame: HostFrame };
type Scored<T> = { a: T; b: T; score: number; overlap: number };
type PairedScene = Pick<SceneRecords, "vertex" | "face" | "objectPlanar">;

/** Two sides of one element. Rooms are numbered in the given order; the existing survey is the last. */
export type TwinPair = {
  kind: "face" | "objectPlanar";
  a: { room: number; record: PairingFace | PairingPlanar };
  b: { room: number; record: PairingFace | PairingPlanar };
  /** Overlap along the wall, in meters. */
  overlap: number;
  /** Distance in meters from the plane of the first to the center of the second. */
  apart: number;
};

/** Returns the overlap along and up the first wall in meters; a gap is negative. */
function overlapOfHoles(a: Hole, b: Hole): [along: number, up: number] {
  const offset = subtract(b.center, a.center);
  const along = (a.object.width + b.object.width) / 2 - Math.abs(dot(offset, a.frame.u));
  const up = (a.object.height + b.object.height) / 2 - Math.abs(dot(offset, a.frame.v));
  return [Math.min(along, a.object.width, b.object.width), Math.min(up, a.object.height, b.object.height)];
}

/** Returns null if two holes cannot pair. A door may pair with a door or an opening; a window only with a window. */
function scoreHoles(a: Hole, b: Hole): Scored<Hole> | null {
  if (a.object.floorNumber !== b.object.floorNumber) return null;
  if ((a.object.label === "window") !== (b.object.label === "window")) return null;
  if (dot(a.frame.normal, b.frame.normal) > BACK_TO_BACK) return null;
  if (Math.abs(heightOver(a.frame, b.center)) > MAX_WALL_THICKNESS) return null;
  const [along, up] = overlapOfHoles(a, b);
  const minOverlap = Math.min(MIN_OVERLAP, a.object.width / 2, b.object.width / 2);
  if (along <= minOverlap || up < Math.min(a.object.height, b.object.height) / 2) return null;
  // The score favors pairs that are alike in width and height and overlap most.
  const share = along / Math.max(a.object.width, b.object.width) + up / Math.max(a.object.height, b.object.height);
  return { a, b, score: share, overlap: along };
}

/** Returns the best pairs first, each item once. */
function bestMatches<T>(pairs: readonly Scored<T>[]): Scored<T>[] {
  const used = new Set<T>();
  return [...pairs]
    .sort((one, other) => other.score - one.score)
    .filter(({ a, b }) => {
      if (used.has(a) || used.has(b)) return false;
      used.add(a).add(b);
      return true;
    });
}

function wallPairs(sides: readonly Side[]): Scored<Side>[] {
  return facingSides(sides).map((pair) => {
    const { a, b, common } = pair;
    const overlap = common[1] - common[0];
    const other = commonAlong(pair, b);
    // The score is the overlapping share of both sides, so that of several parts of a wall the best fit wins.
    const shares = overlap / (a.along[1] - a.along[0]) + (other[1] - other[0]) / (b.along[1] - b.along[0]);
    return { a, b, score: shares, overlap };
  });
}

function holePairs(holes: readonly Hole[]): Scored<Hole>[] {
  const found: Scored<Hole>[] = [];
  for (const [a, b] of acrossRooms(holes)) {
    const pair = scoreHoles(a, b);
    if (pair) found.push(pair);
  }
  return found;
}

/** Collects the unpaired sides and holes of all rooms. */
function collectUnpaired(rooms: readonly PairedScene[], existing?: PairingWalls): { sides: Side[]; holes: Hole[] } {
  const sides: Side[] = [];
  const holes: Hole[] = [];
  for (const [room, scene] of [...rooms, ...(existing ? [existing] : [])].entries()) {
    const roomSides = sidesOf(scene, room);
    const hosts = new Map(roomSides.map((side) => [side.face.key, side.frame]));
    const isFree = (record: PairingFace | PairingPlanar): boolean => room < rooms.length || !record.twinKey;
    sides.push(...roomSides.filter(({ face }) => isFree(face)));
    for (const object of scene.objectPlanar) {
      const frame = hosts.get(object.faceKey);
      if (frame && isFree(object) && goesThrough(object.label))
        holes.push({ room, object, center: fromFrame(frame, [object.u, object.v]), frame });
    }
  }
  return { sides, holes };
}

/**
 * Sets `twinKey` on new records. Existing records count as one more room; they are returned in the pairs but not
 * changed.
 */
export function pairTwins(rooms: readonly PairedScene[], existing?: PairingWalls): TwinPair[] {
  const { sides, holes } = collectUnpaired(rooms, existing);
  const pairs: TwinPair[] = [
    ...bestMatches(wallPairs(sides)).map(({ a, b, overlap }) => ({
      kind: "face" as const,
      a: { room: a.room, record: a.face },
      b: { room: b.room, record: b.face },
      overlap,
      apart: Math.abs(heightOver(a.frame, b.middle)),
    })),
    ...bestMatches(holePairs(holes)).map(({ a, b, overlap }) => ({
      kind: "objectPlanar" as const,
      a: { room: a.room, record: a.object },
      b: { room: b.room, record: b.object },
      overlap,
      apart: Math.abs(heightOver(a.frame, b.center)),
    })),
  ];
  for (const { a, b } of pairs) {
    if (a.room < rooms.length) a.record.twinKey = b.record.key;
    if (b.room < rooms.length) b.record.twinKey = a.record.key;
  }
  return pairs;
}
