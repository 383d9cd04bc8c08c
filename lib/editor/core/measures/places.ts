/** Positions of corners in a scene or draft, in meters. */
import type { Vertex } from "../../../domain/geometry-records";
import type { Vector3 } from "../../../geometry/vector3";
import type { ReadScene } from "../scene";

/** A scene, or a draft over it. */
export type Records = Pick<ReadScene, "get">;

export const placeOf = ({ x, y, z }: Vertex): Vector3 => [x, y, z];

/** Returns null if the corner is missing. */
export function placeOfKey(records: Records, key: string): Vector3 | null {
  const vertex = records.get("vertex", key);
  return vertex ? placeOf(vertex) : null;
}

/** Returns the points of a loop, without missing corners. */
export const loopPlaces = (records: Records, loop: readonly string[]): Vector3[] =>
  loop.flatMap((key) => {
    const point = placeOfKey(records, key);
    return point ? [point] : [];
  });
