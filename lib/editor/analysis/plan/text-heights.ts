/** Heights of texts on a plan. */
import { extentOf, type PlanPoint, textLength } from "./drawing";

/** Heights of capitals on paper in mm. */
export const NAME_MM = 2.5;
export const SMALL_MM = 1.8;
/** Smaller texts are unreadable. */
const MIN_MM = 1.1;
/** The largest share of a room's or object's width and depth for a text. */
const SHARE = 0.9;

/** Returns the smallest readable height in m on a drawing at 1:`scale`. */
export const minHeight = (scale: number): number => (MIN_MM * scale) / 1_000;

/**
 * Returns the greatest height in m at which a text fits a loop, at most `millimeters` on paper; null if it would be
 * unreadable. `rows`: total height of stacked lines in text heights.
 */
export function heightThatFits(
  text: string,
  millimeters: number,
  loop: readonly PlanPoint[],
  scale: number,
  rows = 1,
): number | null {
  const { low, high } = extentOf([{ kind: "line", layer: "rooms", key: null, points: loop }]);
  const [width, depth] = [high[0] - low[0], high[1] - low[1]];
  const preferred = (millimeters * scale) / 1_000;
  const height = Math.min(preferred, (width * SHARE) / textLength(text, 1), (depth * SHARE) / rows);
  return height < minHeight(scale) ? null : height;
}
