/** A room for squaring up: its corners, its walls and its level faces. */
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
  /** Corners that must not move: locked, on a locked wall, or held by a locked element. */
  fixed: ReadonlySet<string>;
};

export const cornersOf = (face: Face): string[] => [...new Set(face.loops.flat())];

/** Returns null if the key names no floor, or if a corner is missing. */
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

/** Returns the normal of the face, or null if it has no area. */
export function normalOf(face: Face, places: Places): Vector3 | null {
  return loopNormal((face.loops[0] ?? []).flatMap((key): Vector3[] => (places.has(key) ? [places.get(key)!] : [])));
}

/** Returns the difference of two directions modulo a quarter turn, in radians, -π/4…π/4. */
export function quarterOff(angle: number, from: number): number {
  const quarter = Math.PI / 2;
  const off = (angle - from) % quarter;
  return off > quarter / 2 ? off - quarter : off < -quarter / 2 ? off + quarter : off;
}

/** Returns the direction that a wall faces, seen from above; null if it is not upright. */
export function headingOf(wall: Face, places: Places): number | null {
  const normal = normalOf(wall, places);
  return normal && Math.abs(normal[1]) < 0.3 ? Math.atan2(normal[2], normal[0]) : null;
}

/** Returns the horizontal length of the longest side of a wall, in meters. */
export function wallLength(wall: Face, places: Places): number {
  const sides = cyclicPairs(wall.loops[0] ?? []).map(([a, b]) => {
    const [from, to] = [places.get(a)!, places.get(b)!];
    return Math.hypot(to[0] - from[0], to[2] - from[2]);
  });
  return Math.max(0, ...sides);
}

/** Returns pairs of corners of a wall that are above each other. */
export function uprightPairs(wall: Face, places: Places): [string, string][] {
  return wall.loops.flatMap((loop) =>
    cyclicPairs(loop).filter(([a, b]) => {
      const [from, to] = [places.get(a)!, places.get(b)!];
      return Math.hypot(to[0] - from[0], to[2] - from[2]) < Math.abs(to[1] - from[1]) * 0.2;
    }),
  );
}
