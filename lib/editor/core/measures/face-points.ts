import type { Face } from "../../../domain/geometry-records";
import type { Vector3 } from "../../../geometry/vector3";
import type { Records } from "./places";

/** Returns the loops of a face as points in meters, without missing vertices. */
export function facePoints(records: Records, face: Face): Vector3[][] {
  return face.loops.map((loop) => {
    const points: Vector3[] = [];
    for (const key of loop) {
      const vertex = records.get("vertex", key);
      if (vertex) points.push([vertex.x, vertex.y, vertex.z]);
    }
    return points;
  });
}
