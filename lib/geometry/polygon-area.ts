/** Returns the signed area of a polygon in its plane, in m²: positive if counterclockwise. */
import { turn, type Vector2 } from "./vector2";

export function signedArea(polygon: readonly Vector2[]): number {
  const origin = polygon[0];
  if (!origin) return 0;
  let sum = 0;
  for (let index = 0; index + 1 < polygon.length; index += 1)
    sum += turn(origin, polygon[index]!, polygon[index + 1]!) / 2;
  return sum;
}
