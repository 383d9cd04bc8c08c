/** Finds the floor below a point, and its height there. */
import type { Face } from "../../../domain/geometry-records";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import { loopNormal } from "../../../geometry/newell";
import { isInsideLoops } from "../../../geometry/point-in-polygon";
import type { Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../measures/face-points";
import { keptRoomsOf } from "../rooms/room-index";
import type { ReadScene } from "../scene";

export type FloorUnder = { face: Face; height: number };

/** Returns the height of a nearly level face at a point, from its plane. */
function heightAt(loop: readonly Vector3[], [x, , z]: Vector3): number {
  const [origin] = loop;
  const normal = loopNormal(loop);
  if (!origin) return 0;
  if (!normal || Math.abs(normal[1]) < 0.1) return origin[1];
  return origin[1] - ((x - origin[0]) * normal[0] + (z - origin[2]) * normal[2]) / normal[1];
}

/** Returns the floors that may be below the point, from the index of rooms if there is one. */
function candidateFloors(scene: ReadScene, floorNumber: number, [x, , z]: Vector3): Face[] {
  const near = keptRoomsOf(scene)?.floorsNear(floorNumber, x, z);
  return near ? near.flatMap((key) => scene.get("face", key) ?? []) : floorFaces(scene, floorNumber);
}

export function floorFaces(scene: ReadScene, floorNumber: number): Face[] {
  return [...scene.keysOnFloor("face", floorNumber)].flatMap((key) => {
    const face = scene.get("face", key);
    return face?.label === "floor" ? [face] : [];
  });
}

/** Returns the highest floor at or below the point, otherwise the lowest one above it; null if there is none. */
export function floorUnder(scene: ReadScene, floorNumber: number, point: Vector3): FloorUnder | null {
  const floors = candidateFloors(scene, floorNumber, point).flatMap((face): FloorUnder[] => {
    const loops = facePoints(scene, face);
    return isInsideLoops(toPlan(point), loops.map(floorPlanOf))
      ? [{ face, height: heightAt(loops[0] ?? [], point) }]
      : [];
  });
  floors.sort((a, b) => b.height - a.height);
  return floors.find(({ height }) => height <= point[1]) ?? floors.at(-1) ?? null;
}
