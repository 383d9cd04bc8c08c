/** Finds walls of different rooms that are back to back, and their overlap. */
import { type HostFrame, heightOver, hostFrame } from "../../../geometry/host-frame";
import { dot, scale, type Vector3 } from "../../../geometry/vector3";
import { BACK_TO_BACK, MAX_WALL_THICKNESS } from "../measures/facing-walls";
import type { PairingFace, PairingVertex, PairingWalls } from "./pairing-walls";

/** Minimum overlap of a pair of walls, in meters. */
export const MIN_OVERLAP = 0.2;
/** How far a scan lets the two sides of a thin wall cross each other, in meters. */
const MAX_CROSSING = 0.1;
/** Minimum share of the lower wall's height that overlaps the other wall. */
const MIN_HEIGHT_SHARE = 0.5;

export type Span = [from: number, to: number];
export type Side = {
  room: number;
  face: PairingFace;
  frame: HostFrame;
  corners: Vector3[];
  along: Span;
  middle: Vector3;
};
/** Two sides of one wall; `common` is the overlap in meters along the frame of `a`. */
export type Facing = { a: Side; b: Side; common: Span };

const spanAlong = (corners: readonly Vector3[], frame: HostFrame, axis: Vector3): Span => {
  const positions = corners.map((corner) => dot(corner, axis) - dot(frame.origin, axis));
  return [Math.min(...positions), Math.max(...positions)];
};
const lengthOf = ([from, to]: Span): number => to - from;
const overlapOf = (one: Span, other: Span): Span => [Math.max(one[0], other[0]), Math.min(one[1], other[1])];

/** Returns the walls of one room, or of the existing survey. */
export function sidesOf({ vertex, face }: Pick<PairingWalls, "vertex" | "face">, room: number): Side[] {
  const verticesByKey = new Map<string, PairingVertex>(vertex.map((one) => [one.key, one]));
  return face.flatMap((one): Side[] => {
    if (one.label !== "wall") return [];
    const corners = (one.loops[0] ?? []).flatMap((key): Vector3[] => {
      const corner = verticesByKey.get(key);
      return corner ? [[corner.x, corner.y, corner.z]] : [];
    });
    const frame = hostFrame(corners);
    if (!frame) return [];
    const middle = scale(
      corners.reduce<Vector3>((sum, at) => [sum[0] + at[0], sum[1] + at[1], sum[2] + at[2]], [0, 0, 0]),
      1 / corners.length,
    );
    return [{ room, face: one, frame, corners, along: spanAlong(corners, frame, frame.u), middle }];
  });
}

function findFacing(a: Side, b: Side): Facing | null {
  // Both sides of a wall are on one story, even in a split-level home where a wall of another story is behind it.
  if (a.face.floorNumber !== b.face.floorNumber) return null;
  if (dot(a.frame.normal, b.frame.normal) > BACK_TO_BACK) return null;
  const signedDistance = heightOver(a.frame, b.middle);
  if (signedDistance > MAX_CROSSING || signedDistance < -MAX_WALL_THICKNESS) return null;
  const [upA, upB] = [spanAlong(a.corners, a.frame, a.frame.v), spanAlong(b.corners, a.frame, a.frame.v)];
  const heightShare = lengthOf(overlapOf(upA, upB)) / Math.min(lengthOf(upA), lengthOf(upB));
  const common = overlapOf(a.along, spanAlong(b.corners, a.frame, a.frame.u));
  return heightShare > MIN_HEIGHT_SHARE && lengthOf(common) > MIN_OVERLAP ? { a, b, common } : null;
}

/**
 * Yields every pair of items of different rooms. The items of a room must be consecutive, so that a large survey is not
 * paired with itself.
 */
export function* acrossRooms<T extends { room: number }>(items: readonly T[]): Generator<[T, T]> {
  let next = 0;
  for (const [index, a] of items.entries()) {
    if (next <= index) next = index + 1;
    while (next < items.length && items[next]!.room === a.room) next += 1;
    for (let other = next; other < items.length; other += 1) yield [a, items[other]!];
  }
}

/** Returns all pairs of walls of different rooms that are back to back; one wall may face several. */
export function facingSides(sides: readonly Side[]): Facing[] {
  const found: Facing[] = [];
  for (const [a, b] of acrossRooms(sides)) {
    const pair = findFacing(a, b);
    if (pair) found.push(pair);
  }
  return found;
}

/** Returns the span along one of the two sides that the other overlaps. */
export const commonAlong = ({ a, b }: Facing, side: Side): Span => {
  const other = side === a ? b : a;
  return overlapOf(side.along, spanAlong(other.corners, side.frame, side.frame.u));
};
