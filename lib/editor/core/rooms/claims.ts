/** Which rooms claim a face or a thing: by shared sides, else by where it stands. Each asked of its own surroundings alone. */
import type { Face, FaceLabel, Object3D } from "../../../domain/geometry-records";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import type { PlanGrid } from "../../../geometry/plan-grid";
import { isInsideLoops } from "../../../geometry/point-in-polygon";
import type { Vector2 } from "../../../geometry/vector2";
import type { Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../measures/face-points";
import type { ReadScene } from "../scene";
import { baseFrom, type Footing, footingOf, lowestSide, type WallsAsked } from "./wall-footing";

/** A partition may stand this far over or under the floor's level, in metres. */
const LEVEL_REACH = 0.3;

function hasSide(face: Face, a: string, b: string): boolean {
  for (const loop of face.loops) {
    for (let at = 0; at < loop.length; at += 1) {
      if (loop[at] !== a) continue;
      if (loop[(at + 1) % loop.length] === b || loop[(at + loop.length - 1) % loop.length] === b) return true;
    }
  }
  return false;
}

/** Notes the faces of this label on the same floor that have one side of the face. */
function noteAlong(
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

/** The faces of this label on the same floor that share a side with the face. */
export function facesBeside(scene: ReadScene, face: Face, label: FaceLabel): Set<string> {
  const beside = new Set<string>();
  for (const loop of face.loops) {
    for (let at = 0; at < loop.length; at += 1) {
      noteAlong(scene, face, [loop[at]!, loop[(at + 1) % loop.length]!], label, beside);
    }
  }
  return beside;
}

export const baseOf = (scene: ReadScene, wall: Face): Vector3 | null => baseFrom(facePoints(scene, wall)[0]);

/** The walls that share a wall's lowest side, as the one does from which it was cut. */
function wallsUnder(scene: ReadScene, wall: Face): Set<string> {
  const under = new Set<string>();
  const corners = wall.loops[0]?.filter((key) => scene.has("vertex", key)) ?? [];
  const at = lowestSide(facePoints(scene, wall)[0]);
  if (at >= 0) noteAlong(scene, wall, [corners[at]!, corners[(at + 1) % corners.length]!], "wall", under);
  return under;
}

/** The walls whose lowest side is one of this wall. */
export function wallsOver(scene: ReadScene, wall: Face): string[] {
  return [...facesBeside(scene, wall, "wall")].filter((key) => {
    const over = scene.get("face", key);
    return over && wallsUnder(scene, over).has(wall.key);
  });
}

const wallsOfScene = (scene: ReadScene): WallsAsked<Face> => ({
  floorsBeside: (wall) => facesBeside(scene, wall, "floor"),
  visitUnder(wall, visit) {
    for (const key of wallsUnder(scene, wall)) {
      const under = scene.get("face", key);
      if (under) visit(under);
    }
  },
  baseOf: (wall) => baseOf(scene, wall),
});

export const footingInScene = (scene: ReadScene, wall: Face): Footing => footingOf(wallsOfScene(scene), wall);

/** A floor's outline, then its holes, on the plan, and its height in metres. */
export type FloorShape = { readonly loops: readonly (readonly Vector2[])[]; readonly level: number };

/** Answers the shape of a floor by its key; null where it is not there. */
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

/** Floor faces by where they lie. */
export type FloorsNear = (x: number, z: number, visit: (key: string) => void) => void;

export const nearOnGrid =
  (floors: PlanGrid): FloorsNear =>
  (x, z, visit) => {
    floors.begin();
    floors.visit(x, z, x, z, (key) => {
      if (floors.holds(key, x, z)) visit(key);
    });
  };

/** The floors of a level around a place on the plan; with `height`, of those not over it the highest alone. */
export function floorsAround(shapeOf: ShapeOf, near: FloorsNear, place: Vector3, height: number | null): Set<string> {
  const around = new Map<string, number>();
  near(place[0], place[2], (key) => {
    const shape = shapeOf(key);
    if (!shape || (height !== null && shape.level >= height + LEVEL_REACH)) return;
    if (isInsideLoops(toPlan(place), shape.loops)) around.set(key, shape.level);
  });
  if (height !== null) {
    const highest = Math.max(...around.values());
    for (const [key, level] of around) if (level <= highest - LEVEL_REACH) around.delete(key);
  }
  return new Set(around.keys());
}

/**
 * A wall on a floor's side is that room's, and so is what stands on it; a partition, or the cheek of a dormer, is the room's that
 * it stands in or over.
 */
export const roomsOfFooting = (shapeOf: ShapeOf, near: FloorsNear, { floors, base }: Footing): ReadonlySet<string> =>
  floors.size > 0 || !base ? floors : floorsAround(shapeOf, near, base, base[1]);

export const roomsOfWall = (scene: ReadScene, near: FloorsNear, wall: Face): ReadonlySet<string> =>
  roomsOfFooting(shapeIn(scene), near, footingInScene(scene, wall));

/** Of the rooms that claim a ceiling by one side each those that claim it by the most: a wall between two rooms bears both ceilings. */
export function mostClaims(claims: Iterable<string>): Set<string> {
  const shares = new Map<string, number>();
  for (const room of claims) shares.set(room, (shares.get(room) ?? 0) + 1);
  const most = Math.max(...shares.values());
  return new Set([...shares.keys()].filter((room) => shares.get(room) === most));
}

/** A ceiling belongs to the rooms of the floors and walls that it shares a side with: to those that most of these are of. */
export function roomsOfCeiling(scene: ReadScene, near: FloorsNear, ceiling: Face): Set<string> {
  const claims = [...facesBeside(scene, ceiling, "floor")];
  for (const key of facesBeside(scene, ceiling, "wall")) {
    const wall = scene.get("face", key);
    if (wall) claims.push(...roomsOfWall(scene, near, wall));
  }
  return mostClaims(claims);
}

export const roomsOfObject = (scene: ReadScene, near: FloorsNear, object: Object3D): Set<string> =>
  floorsAround(shapeIn(scene), near, object.position, null);
