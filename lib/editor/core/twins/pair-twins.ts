/** Walls, doors and openings seen from two rooms: each side gets the other's key. Twins never share vertices. */
import { fromFrame, type HostFrame, heightOver } from "../../../geometry/host-frame";
import { dot, subtract, type Vector3 } from "../../../geometry/vector3";
import { BACK_TO_BACK, THICKEST_WALL } from "../measures/facing-walls";
import { goesThrough } from "../measures/opening-presets";
import type { SceneRecords } from "../scene";
import { acrossRooms, commonAlong, facingSides, LEAST_OVERLAP, type Side, sidesOf } from "./facing-sides";
import type { HeldFace, HeldPlanar, HeldWalls } from "./held-walls";

type Hole = { room: number; object: HeldPlanar; centre: Vector3; frame: HostFrame };
type Scored<T> = { a: T; b: T; score: number; overlap: number };
type PairedScene = Pick<SceneRecords, "vertex" | "face" | "objectPlanar">;

/** One thing seen from two rooms; rooms are counted as they were given, the survey's own being the last. */
export type TwinPair = {
  kind: "face" | "objectPlanar";
  a: { room: number; record: HeldFace | HeldPlanar };
  b: { room: number; record: HeldFace | HeldPlanar };
  /** Metres along the wall that both take up. */
  overlap: number;
  /** Metres from the plane of the first to the middle of the second. */
  apart: number;
};

/** Metres along and up the first one's wall that both take up; below 0 the gap between them. */
function holesCommon(a: Hole, b: Hole): [along: number, up: number] {
  const apart = subtract(b.centre, a.centre);
  const along = (a.object.width + b.object.width) / 2 - Math.abs(dot(apart, a.frame.u));
  const up = (a.object.height + b.object.height) / 2 - Math.abs(dot(apart, a.frame.v));
  return [Math.min(along, a.object.width, b.object.width), Math.min(up, a.object.height, b.object.height)];
}

/** A door may be an opening or a door in the other room; a window is a window there. */
function sameHole(a: Hole, b: Hole): Scored<Hole> | null {
  if (a.object.floorNumber !== b.object.floorNumber) return null;
  if ((a.object.label === "window") !== (b.object.label === "window")) return null;
  if (dot(a.frame.normal, b.frame.normal) > BACK_TO_BACK) return null;
  if (Math.abs(heightOver(a.frame, b.centre)) > THICKEST_WALL) return null;
  const [along, up] = holesCommon(a, b);
  const least = Math.min(LEAST_OVERLAP, a.object.width / 2, b.object.width / 2);
  if (along <= least || up < Math.min(a.object.height, b.object.height) / 2) return null;
  // Alike in width and height, and over each other.
  const share = along / Math.max(a.object.width, b.object.width) + up / Math.max(a.object.height, b.object.height);
  return { a, b, score: share, overlap: along };
}

/** Best pairs first, each item once. */
function matched<T>(pairs: readonly Scored<T>[]): Scored<T>[] {
  const taken = new Set<T>();
  return [...pairs]
    .sort((one, other) => other.score - one.score)
    .filter(({ a, b }) => {
      if (taken.has(a) || taken.has(b)) return false;
      taken.add(a).add(b);
      return true;
    });
}

function wallPairs(sides: readonly Side[]): Scored<Side>[] {
  return facingSides(sides).map((pair) => {
    const { a, b, common } = pair;
    const overlap = common[1] - common[0];
    const other = commonAlong(pair, b);
    // The share of both that lies behind the other: of a wall's parts the one that fits is its other side.
    const shares = overlap / (a.along[1] - a.along[0]) + (other[1] - other[0]) / (b.along[1] - b.along[0]);
    return { a, b, score: shares, overlap };
  });
}

function holePairs(holes: readonly Hole[]): Scored<Hole>[] {
  const found: Scored<Hole>[] = [];
  for (const [a, b] of acrossRooms(holes)) {
    const pair = sameHole(a, b);
    if (pair) found.push(pair);
  }
  return found;
}

/** Sides and holes of all rooms; existing ones that are paired already stay so. */
function everything(rooms: readonly PairedScene[], existing?: HeldWalls): { sides: Side[]; holes: Hole[] } {
  const [sides, holes]: [Side[], Hole[]] = [[], []];
  for (const [room, scene] of [...rooms, ...(existing ? [existing] : [])].entries()) {
    const own = sidesOf(scene, room);
    const hosts = new Map(own.map((side) => [side.face.key, side.frame]));
    const isFree = (record: HeldFace | HeldPlanar): boolean => room < rooms.length || !record.twinKey;
    sides.push(...own.filter(({ face }) => isFree(face)));
    for (const object of scene.objectPlanar) {
      const frame = hosts.get(object.faceKey);
      if (frame && isFree(object) && goesThrough(object.label))
        holes.push({ room, object, centre: fromFrame(frame, [object.u, object.v]), frame });
    }
  }
  return { sides, holes };
}

/**
 * Sets `twinKey` on new records; a partner that the survey held already is named in the answer and left as it is.
 * Existing records count as one other room.
 */
export function pairTwins(rooms: readonly PairedScene[], existing?: HeldWalls): TwinPair[] {
  const { sides, holes } = everything(rooms, existing);
  const pairs: TwinPair[] = [
    ...matched(wallPairs(sides)).map(({ a, b, overlap }) => ({
      kind: "face" as const,
      a: { room: a.room, record: a.face },
      b: { room: b.room, record: b.face },
      overlap,
      apart: Math.abs(heightOver(a.frame, b.middle)),
    })),
    ...matched(holePairs(holes)).map(({ a, b, overlap }) => ({
      kind: "objectPlanar" as const,
      a: { room: a.room, record: a.object },
      b: { room: b.room, record: b.object },
      overlap,
      apart: Math.abs(heightOver(a.frame, b.centre)),
    })),
  ];
  for (const { a, b } of pairs) {
    if (a.room < rooms.length) a.record.twinKey = b.record.key;
    if (b.room < rooms.length) b.record.twinKey = a.record.key;
  }
  return pairs;
}
