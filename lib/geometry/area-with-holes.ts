/** Returns the area of the outer loop minus its holes, in m². */
import { loopArea } from "./newell";
import type { Vector3 } from "./vector3";

export function areaWithHoles(loops: readonly (readonly Vector3[])[]): number {
  const [outer, ...holes] = loops;
  if (!outer) return 0;
  return Math.max(0, loopArea(outer) - holes.reduce((sum, hole) => sum + loopArea(hole), 0));
}
