/** Whether a polygon crosses or touches itself. */
import { cyclicPairs } from "./cyclic-pairs";
import { segmentsMeet } from "./segment-crossing";
import { turn, type Vector2 } from "./vector2";

/** Whether a side turns straight back over the previous one. */
function foldsBack(before: Vector2, corner: Vector2, after: Vector2): boolean {
  const ahead = (corner[0] - before[0]) * (after[0] - corner[0]) + (corner[1] - before[1]) * (after[1] - corner[1]);
  return Math.abs(turn(before, corner, after)) < 1e-12 && ahead < 0;
}

export function crossesItself(polygon: readonly Vector2[]): boolean {
  const sides = cyclicPairs(polygon);
  return sides.some(([a, b], index) =>
    sides.some(([c, d], other) => {
      if (other <= index) return false;
      if (other === index + 1) return foldsBack(a, b, d);
      if (index === 0 && other === sides.length - 1) return foldsBack(c, a, b);
      return segmentsMeet([a, b], [c, d]);
    }),
  );
}
