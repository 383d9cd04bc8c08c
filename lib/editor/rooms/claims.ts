/** Which rooms claim a face or a thing: by shared sides, else by where it stands. Each asked of its own surroundings alone. */
import type { Face, FaceLabel, Object3D } from "../../domain/geometry-records";
import { cyclicPairs } from "../../geometry/cyclic-pairs";
import { floorPlanOf, toPlan } from "../../geometry/floor-plan";
import type { PlanGrid } from "../../geometry/plan-grid";
import { isInsideLoops } from "../../geometry/point-in-polygon";
import { midpoint, type Vector3 } from "../../geometry/vector3";
import { facePoints } from "../quantities/face-points";
import type { ReadScene } from "../scene";

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

/** The faces of this label on the same floor that share a side with the face. */
export function facesBeside(scene: ReadScene, face: Face, label: FaceLabel): Set<string> {
  const beside = new Set<string>();
  for (const loop of face.loops) {
    for (let at = 0; at < loop.length; at += 1) {
      const [a, b] = [loop[at]!, loop[(at + 1) % loop.length]!];
      for (const key of scene.facesOfVertex(a)) {
        if (key === face.key || beside.has(key)) continue;
        const other = scene.get("face", key);
        if (other?.label === label && other.floorNumber === face.floorNumber && hasSide(other, a, b)) beside.add(key);
      }
    }
  }
  return beside;
}

/** The middle of the wall's lowest side. */
export function baseOf(scene: ReadScene, wall: Face): Vector3 | null {
  const [outer] = facePoints(scene, wall);
  if (!outer || outer.length < 3) return null;
  const lowest = cyclicPairs(outer).reduce((low, side) =>
    side[0][1] + side[1][1] < low[0][1] + low[1][1] ? side : low,
  );
  return midpoint(...lowest);
}

/** The floors of a level around a place on the plan; with `level`, those at that height alone. */
function floorsAround(scene: ReadScene, floors: PlanGrid, place: Vector3, level: number | null): Set<string> {
  const around = new Set<string>();
  const [x, , z] = place;
  floors.begin();
  floors.visit(x, z, x, z, (key) => {
    const floor = scene.get("face", key);
    if (!floor) return;
    const loops = facePoints(scene, floor);
    if (level !== null && Math.abs(level - (loops[0]?.[0]?.[1] ?? 0)) >= LEVEL_REACH) return;
    if (isInsideLoops(toPlan(place), loops.map(floorPlanOf))) around.add(key);
  });
  return around;
}

/** A wall on a floor's side is that room's; a partition is the room's that it stands in. */
export function roomsOfWall(scene: ReadScene, floors: PlanGrid, wall: Face, beside: Set<string>): Set<string> {
  if (beside.size > 0) return beside;
  const base = baseOf(scene, wall);
  return base ? floorsAround(scene, floors, base, base[1]) : beside;
}

/** A ceiling belongs to the rooms whose floor or walls it shares a side with. */
export function roomsOfCeiling(scene: ReadScene, floors: PlanGrid, ceiling: Face): Set<string> {
  const rooms = facesBeside(scene, ceiling, "floor");
  for (const key of facesBeside(scene, ceiling, "wall")) {
    const wall = scene.get("face", key);
    if (!wall) continue;
    for (const room of roomsOfWall(scene, floors, wall, facesBeside(scene, wall, "floor"))) rooms.add(room);
  }
  return rooms;
}

export const roomsOfObject = (scene: ReadScene, floors: PlanGrid, object: Object3D): Set<string> =>
  floorsAround(scene, floors, object.position, null);
