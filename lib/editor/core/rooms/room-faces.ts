/**
 * The faces of a room: its floor, the walls on the floor's sides and on top of those, the partitions inside it, and the
 * ceilings that these walls carry. Derived, never stored.
 */
import type { Face } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import { isInsideLoops } from "../../../geometry/point-in-polygon";
import { facePoints } from "../measures/face-points";
import type { ReadScene } from "../scene";
import { type FloorsNear, footingInScene, roomsOfCeiling, roomsOfWall } from "./room-membership";

export type RoomFaces = { floor: Face; walls: Face[]; ceilings: Face[] };

const sidesOf = (face: Face): string[] =>
  face.loops.flatMap((loop) => cyclicPairs(loop).map(([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`)));

/** Returns the faces of the room over this floor face; null if the key is not that of a floor. */
export function roomFaces(scene: ReadScene, floorKey: string): RoomFaces | null {
  const floor = scene.get("face", floorKey);
  if (floor?.label !== "floor") return null;
  const floorSides = new Set(sidesOf(floor));
  const plan = facePoints(scene, floor).map(floorPlanOf);
  const others = [...scene.keysOnFloor("face", floor.floorNumber)].flatMap((key) => scene.get("face", key) ?? []);
  // Rooms of one home overlap by a few centimeters: a wall on another floor's side belongs to that floor's room,
  // wherever it is.
  const otherSides = new Set(others.filter((face) => face.label === "floor" && face !== floor).flatMap(sidesOf));
  const visitFloors: FloorsNear = (_x, _z, visit) => {
    for (const { key, label } of others) if (label === "floor") visit(key);
  };
  const walls = others.filter((face) => {
    if (face.label !== "wall") return false;
    const sides = sidesOf(face);
    if (sides.some((side) => floorSides.has(side))) return true;
    if (sides.some((side) => otherSides.has(side))) return false;
    const { floors, base } = footingInScene(scene, face);
    if (floors.size > 0) return floors.has(floorKey);
    return base !== null && isInsideLoops(toPlan(base), plan) && roomsOfWall(scene, visitFloors, face).has(floorKey);
  });
  const wallSides = new Set(walls.flatMap(sidesOf));
  const ceilings = others.filter((face) => {
    if (face.label !== "ceiling") return false;
    const isAdjacent = sidesOf(face).some((side) => wallSides.has(side) || floorSides.has(side));
    return isAdjacent && roomsOfCeiling(scene, visitFloors, face).has(floorKey);
  });
  return { floor, walls, ceilings };
}
