/** Whether a point is inside a polygon (even-odd rule); points on the border may count either way. */
import type { Vector2 } from "./vector2";

export function isInsidePolygon(point: Vector2, polygon: readonly Vector2[]): boolean {
  let inside = false;
  for (let index = 0; index < polygon.length; index += 1) {
    const a = polygon[index]!;
    const b = polygon[index + 1] ?? polygon[0]!;
    if (a[1] > point[1] === b[1] > point[1]) continue;
    const crossing = a[0] + ((point[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
    if (point[0] < crossing) inside = !inside;
  }
  return inside;
}

/** Whether a point is inside the outer loop and outside all holes. */
export function isInsideLoops(point: Vector2, loops: readonly (readonly Vector2[])[]): boolean {
  const [outer, ...holes] = loops;
  return !!outer && isInsidePolygon(point, outer) && !holes.some((hole) => isInsidePolygon(point, hole));
}
