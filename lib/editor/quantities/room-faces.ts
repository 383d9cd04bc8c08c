/**
 * What belongs to a room: its floor face, the faces whose loops share the floor's edges, the partitions standing on it,
 * and the ceilings that those walls carry. Derived, never stored.
 */
import type { Face } from "../../domain/geometry-records";
import { cyclicPairs } from "../../geometry/cyclic-pairs";
import { floorPlanOf, toPlan } from "../../geometry/floor-plan";
import { isInsideLoops } from "../../geometry/point-in-polygon";
import { midpoint, type Vector3 } from "../../geometry/vector3";
import type { ReadScene } from "../scene";
import { facePoints } from "./face-points";

export type RoomFaces = { floor: Face; walls: Face[]; ceilings: Face[] };

/** A partition may stand this far over or under the floor's level, in metres. */
const LEVEL_REACH = 0.3;

const sidesOf = (face: Face): string[] =>
  face.loops.flatMap((loop) => cyclicPairs(loop).map(([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`)));

/** The middle of the wall's lowest side. */
function baseOf(scene: ReadScene, wall: Face): Vector3 | null {
  const [outer] = facePoints(scene, wall);
  if (!outer || outer.length < 3) return null;
  const lowest = cyclicPairs(outer).reduce((low, side) =>
    side[0][1] + side[1][1] < low[0][1] + low[1][1] ? side : low,
  );
  return midpoint(...lowest);
}

/** The faces of the room over this floor face; null when the key names no floor. */
export function roomFaces(scene: ReadScene, floorKey: string): RoomFaces | null {
  const floor = scene.get("face", floorKey);
  if (floor?.label !== "floor") return null;
  const floorSides = new Set(sidesOf(floor));
  const loops = facePoints(scene, floor);
  const plan = loops.map(floorPlanOf);
  const level = loops[0]?.[0]?.[1] ?? 0;
  const others = [...scene.keysOnFloor("face", floor.floorNumber)].flatMap((key) => scene.get("face", key) ?? []);
  // Rooms of one home overlap by a few centimetres: a wall on another floor's side is that room's, wherever it lies.
  const elsewhere = new Set(others.filter((face) => face.label === "floor" && face !== floor).flatMap(sidesOf));
  const walls = others.filter((face) => {
    if (face.label !== "wall") return false;
    const sides = sidesOf(face);
    if (sides.some((side) => floorSides.has(side))) return true;
    if (sides.some((side) => elsewhere.has(side))) return false;
    const base = baseOf(scene, face);
    return !!base && Math.abs(base[1] - level) < LEVEL_REACH && isInsideLoops(toPlan(base), plan);
  });
  const wallSides = new Set(walls.flatMap(sidesOf));
  const ceilings = others.filter(
    (face) => face.label === "ceiling" && sidesOf(face).some((side) => wallSides.has(side) || floorSides.has(side)),
  );
  return { floor, walls, ceilings };
}
