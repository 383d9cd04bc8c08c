/** Returns the convex hull of points in a plane, counterclockwise if v points up. */
import type { Vector2 } from "./vector2";

const turnsLeft = (a: Vector2, b: Vector2, c: Vector2): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

export function convexHull(points: readonly Vector2[]): Vector2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Vector2[]): Vector2[] => {
    const chain: Vector2[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2)!, chain.at(-1)!, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
