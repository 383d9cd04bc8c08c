/** Returns the volume of a closed shell by signed tetrahedra, in m³: positive if the loops face outward. */
import { cross, dot, subtract, type Vector3 } from "./vector3";

export function signedVolume(triangles: readonly (readonly [Vector3, Vector3, Vector3])[]): number {
  const origin = triangles[0]?.[0];
  if (!origin) return 0;
  return triangles.reduce((sum, [a, b, c]) => {
    const [p, q, r] = [subtract(a, origin), subtract(b, origin), subtract(c, origin)];
    return sum + dot(p, cross(q, r)) / 6;
  }, 0);
}
