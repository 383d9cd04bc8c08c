/** A room as squaring up sees it: its corners, its walls with what they stand on, and what lies level. */
import type { Face, Vertex } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { loopNormal } from "../../../geometry/newell";
import type { Vector3 } from "../../../geometry/vector3";
import { roomFaces } from "../../core/rooms/room-faces";
import type { ReadScene } from "../../core/scene";

export type Places = ReadonlyMap<string, Vector3>;

export type RoomShape = {
  floor: Face;
  walls: Face[];
  /** The floor and the ceilings. */
  flats: Face[];
  vertices: ReadonlyMap<string, Vertex>;
  places: Places;
  /** Corners that must stay: locked themselves, on a wall that is to stay, or held by something locked. */
  fixed: ReadonlySet<string>;
};

export const cornersOf = (face: Face): string[] => [...new Set(face.loops.flat())];

/** Null when the key names no floor, or the room has a corner that is gone. */
export function roomShape(
  scene: ReadScene,
  floorKey: string,
  lockedWalls: ReadonlySet<string>,
  isHeld: (vertexKey: string) => boolean = () => false,
): RoomShape | null {
  const room = roomFaces(scene, floorKey);
  if (!room) return null;
  const flats = [room.floor, ...room.ceilings];
  const vertices = new Map<string, Vertex>();
  for (const key of [...flats, ...room.walls].flatMap(cornersOf)) {
    const vertex = scene.get("vertex", key);
    if (!vertex) return null;
    vertices.set(key, vertex);
  }
  const fixed = new Set(
    [...vertices.values()].filter(({ key, locked }) => locked || isHeld(key)).map(({ key }) => key),
  );
  for (const wall of room.walls) if (lockedWalls.has(wall.key)) for (const key of cornersOf(wall)) fixed.add(key);
  const places = new Map([...vertices].map(([key, { x, y, z }]): [string, Vector3] => [key, [x, y, z]]));
  return { floor: room.floor, walls: room.walls, flats, vertices, places, fixed };
}

/** The face's outward side in space; null where it encloses nothing. */
export function normalOf(face: Face, places: Places): Vector3 | null {
  return loopNormal((face.loops[0] ?? []).flatMap((key): Vector3[] => (places.has(key) ? [places.get(key)!] : [])));
}

/** The radians by which two directions that repeat every quarter turn differ: -π/4 to π/4. */
export function quarterOff(angle: number, from: number): number {
  const quarter = Math.PI / 2;
  const off = (angle - from) % quarter;
  return off > quarter / 2 ? off - quarter : off < -quarter / 2 ? off + quarter : off;
}

/** The direction that a wall looks in, seen from above; null for one that does not stand. */
export function headingOf(wall: Face, places: Places): number | null {
  const normal = normalOf(wall, places);
  return normal && Math.abs(normal[1]) < 0.3 ? Math.atan2(normal[2], normal[0]) : null;
}

/** Length over the ground of a wall's longest side, in metres. */
export function wallLength(wall: Face, places: Places): number {
  const sides = cyclicPairs(wall.loops[0] ?? []).map(([a, b]) => {
    const [from, to] = [places.get(a)!, places.get(b)!];
    return Math.hypot(to[0] - from[0], to[2] - from[2]);
  });
  return Math.max(0, ...sides);
}

/** Pairs of corners of a wall that stand above each other. */
export function uprightPairs(wall: Face, places: Places): [string, string][] {
  return wall.loops.flatMap((loop) =>
    cyclicPairs(loop).filter(([a, b]) => {
      const [from, to] = [places.get(a)!, places.get(b)!];
      return Math.hypot(to[0] - from[0], to[2] - from[2]) < Math.abs(to[1] - from[1]) * 0.2;
    }),
  );
}
