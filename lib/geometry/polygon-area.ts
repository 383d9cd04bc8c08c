/** Signed area of a polygon in its plane, in m²: above 0 when anticlockwise. */
import { cyclicPairs } from "./cyclic-pairs";
import { turn, type Vector2 } from "./vector2";

export function signedArea(polygon: readonly Vector2[]): number {
  const origin = polygon[0];
  if (!origin) return 0;
  return cyclicPairs(polygon).reduce((sum, [a, b]) => sum + turn(origin, a, b) / 2, 0);
}
