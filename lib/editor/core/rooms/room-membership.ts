/**
 * Finds the rooms to which a face or 3D object belongs: by shared sides, otherwise by position. Each query reads only
 * the surroundings of the element.
 */
import type { Face, FaceLabel, Object3D } from "../../../domain/geometry-records";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import type { PlanGrid } from "../../../geometry/plan-grid";
import { isInsideLoops } from "../../../geometry/point-in-polygon";
import type { Vector2 } from "../../../geometry/vector2";
import type { Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../measures/face-points";
import type { ReadScene } from "../scene";
import { baseFrom, type Footing, footingOf, lowestSide, type WallReader } from "./wall-footing";

/** How far above or below the level of a floor the base of a partition may be, in meters. */
const LEVEL_REACH = 0.3;

function hasSide(face: Face, a: string, b: string): boolean {
  for (const loop of face.loops) {
    for (let index = 0; index < loop.length; index += 1) {
      if (loop[index] !== a) continue;
      if (loop[(index + 1) % loop.length] === b || loop[(index + loop.length - 1) % loop.length] === b) return true;
    }
  }
  return false;
}

/** Collects the faces of this label on the same floor that share the given side. */
function collectAlongSide(
  scene: ReadScene,
  face: Face,
  [a, b]: readonly [string, string],
  label: FaceLabel,
  into: Set<string>,
) {
  for (const key of scene.facesOfVertex(a)) {
    if (key === face.key || into.has(key)) continue;
    const other = scene.get("face", key);
    if (other?.label === label && other.floorNumber === face.floorNumber && hasSide(other, a, b)) into.add(key);
  }
}

/** Returns the faces of this label on the same floor that share a side with the face. */
export function adjacentFaces(scene: ReadScene, face: Face, label: FaceLabel): Set<string> {
  const adjacent = new Set<string>();
  for (const loop of face.loops) {
    for (let index = 0; index < loop.length; index += 1) {
      collectAlongSide(scene, face, [loop[index]!, loop[(index + 1) % loop.length]!], label, adjacent);
    }
  }
  return adjacent;
}

export const baseOf = (scene: ReadScene, wall: Face): Vector3 | null => baseFrom(facePoints(scene, wall)[0]);

/** Returns the walls that share the lowest side of a wall, as the remainder of a cut wall does. */
function wallsBelow(scene: ReadScene, wall: Face): Set<string> {
  const below = new Set<string>();
  const corners = wall.loops[0]?.filter((key) => scene.has("vertex", key)) ?? [];
  const side = lowestSide(facePoints(scene, wall)[0]);
  if (side >= 0) collectAlongSide(scene, wall, [corners[side]!, corners[(side + 1) % corners.length]!], "wall", below);
  return below;
}

/** Returns the walls whose lowest side belongs to this wall. */
export function wallsAbove(scene: ReadScene, wall: Face): string[] {
  return [...adjacentFaces(scene, wall, "wall")].filter((key) => {
    const above = scene.get("face", key);
    return above && wallsBelow(scene, above).has(wall.key);
  });
}

const sceneWallReader = (scene: ReadScene): WallReader<Face> => ({
  adjacentFloors: (wall) => adjacentFaces(scene, wall, "floor"),
  visitWallsBelow(wall, visit) {
    for (const key of wallsBelow(scene, wall)) {
      const below = scene.get("face", key);
      if (below) visit(below);
    }
  },
  baseOf: (wall) => baseOf(scene, wall),
});

export const footingInScene = (scene: ReadScene, wall: Face): Footing => footingOf(sceneWallReader(scene), wall);

/** The outline of a floor, then its holes, on the plan, and its height in meters. */
export type FloorShape = { readonly loops: readonly (readonly Vector2[])[]; readonly level: number };

/** Returns the shape of a floor by its key, or null if it is missing. */
export type ShapeOf = (floorKey: string) => FloorShape | null;

export const shapeFrom = (loops: readonly (readonly Vector3[])[]): FloorShape => ({
  loops: loops.map(floorPlanOf),
  level: loops[0]?.[0]?.[1] ?? 0,
});

export const shapeIn =
  (scene: ReadScene): ShapeOf =>
  (key) => {
    const floor = scene.get("face", key);
    return floor ? shapeFrom(facePoints(scene, floor)) : null;
  };

/** Visits the floor faces that may contain a point of the plan. */
export type FloorsNear = (x: number, z: number, visit: (key: string) => void) => void;

export const nearOnGrid =
  (floors: PlanGrid): FloorsNear =>
  (x, z, visit) => {
    floors.begin();
    floors.visit(x, z, x, z, (key) => {
      if (floors.holds(key, x, z)) visit(key);
    });
  };

/** Returns the floors that contain a point of the plan; with `height`, only the highest one that is not above it. */
export function floorsAt(shapeOf: ShapeOf, near: FloorsNear, point: Vector3, height: number | null): Set<string> {
  const levels = new Map<string, number>();
  near(point[0], point[2], (key) => {
    const shape = shapeOf(key);
    if (!shape || (height !== null && shape.level >= height + LEVEL_REACH)) return;
    if (isInsideLoops(toPlan(point), shape.loops)) levels.set(key, shape.level);
  });
  if (height !== null) {
    const highest = Math.max(...levels.values());
    for (const [key, level] of levels) if (level <= highest - LEVEL_REACH) levels.delete(key);
  }
  return new Set(levels.keys());
}

/**
 * Returns the rooms of a wall. A wall on a side of a floor, and every wall on top of it, belongs to that floor's room.
 * A partition, or the cheek of a dormer, belongs to the room that contains its base.
 */
export const roomsOfFooting = (shapeOf: ShapeOf, near: FloorsNear, { floors, base }: Footing): ReadonlySet<string> =>
  floors.size > 0 || !base ? floors : floorsAt(shapeOf, near, base, base[1]);

export const roomsOfWall = (scene: ReadScene, near: FloorsNear, wall: Face): ReadonlySet<string> =>
  roomsOfFooting(shapeIn(scene), near, footingInScene(scene, wall));

/**
 * Returns the rooms with the most votes: a wall between two rooms carries the ceilings of both, so a single shared side
 * does not decide.
 */
export function roomsWithMostVotes(votes: Iterable<string>): Set<string> {
  const counts = new Map<string, number>();
  for (const room of votes) counts.set(room, (counts.get(room) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return new Set([...counts.keys()].filter((room) => counts.get(room) === most));
}

/**
 * Returns the rooms of a ceiling: of the floors and walls with which it shares a side, the rooms with the most shared
 * sides.
 */
export function roomsOfCeiling(scene: ReadScene, near: FloorsNear, ceiling: Face): Set<string> {
  const votes = [...adjacentFaces(scene, ceiling, "floor")];
  for (const key of adjacentFaces(scene, ceiling, "wall")) {
    const wall = scene.get("face", key);
    if (wall) votes.push(...roomsOfWall(scene, near, wall));
  }
  return roomsWithMostVotes(votes);
}

export const roomsOfObject = (scene: ReadScene, near: FloorsNear, object: Object3D): Set<string> =>
  floorsAt(shapeIn(scene), near, object.position, null);
