/** How far the corners of a face lie off its mean plane. */
import { loopNormal } from "../../../geometry/newell";
import { add, dot, scale, subtract, type Vector3 } from "../../../geometry/vector3";

/** Corners of a flat face lie this near to its plane, in metres. */
export const MOST_BENT = 0.01;

/** The mean plane of an outer loop: through the middle of its corners; null where it encloses nothing. */
export function meanPlane(outer: readonly Vector3[]): { middle: Vector3; normal: Vector3 } | null {
  const normal = loopNormal(outer);
  const sum = outer.reduce<Vector3>((total, place) => add(total, place), [0, 0, 0]);
  return normal && { normal, middle: scale(sum, 1 / outer.length) };
}

/** The greatest distance of any corner, in metres; 0 where the outer loop encloses nothing. */
export function planeDistance(loops: readonly (readonly Vector3[])[]): number {
  const plane = meanPlane(loops[0] ?? []);
  if (!plane) return 0;
  return Math.max(...loops.flat().map((place) => Math.abs(dot(subtract(place, plane.middle), plane.normal))));
}
