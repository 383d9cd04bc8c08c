/** How far the vertices of a face are off its mean plane. */
import { loopNormal } from "../../../geometry/newell";
import { add, dot, scale, subtract, type Vector3 } from "../../../geometry/vector3";

/** How far the vertices of a flat face may be off its mean plane, in m. */
export const MAX_OFF_PLANE = 0.01;

/** Returns the mean plane of an outline, through the middle of its vertices; null for a loop without area. */
export function meanPlane(outer: readonly Vector3[]): { middle: Vector3; normal: Vector3 } | null {
  const normal = loopNormal(outer);
  const sum = outer.reduce<Vector3>((total, point) => add(total, point), [0, 0, 0]);
  return normal && { normal, middle: scale(sum, 1 / outer.length) };
}

/** Returns the greatest distance of any vertex from the outline's mean plane, in m; 0 for an outline without area. */
export function planeDistance(loops: readonly (readonly Vector3[])[]): number {
  const plane = meanPlane(loops[0] ?? []);
  if (!plane) return 0;
  return Math.max(...loops.flat().map((point) => Math.abs(dot(subtract(point, plane.middle), plane.normal))));
}
