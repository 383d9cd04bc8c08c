/** How high texts are drawn in what they name. */
import { extentOf, type PlanPoint, textLength } from "./drawing";

/** Heights of capitals on paper, in millimetres. */
export const NAME_MM = 2.5;
export const SMALL_MM = 1.8;
/** What is smaller on paper cannot be read. */
const LEAST_MM = 1.1;
/** A text takes this share of its room's or thing's width and depth at most. */
const SHARE = 0.9;

export const leastHeight = (scale: number): number => (LEAST_MM * scale) / 1_000;

/**
 * As high as it may be where it is to be no longer than this; null where it could not be read. Metres. `rows`: heights of the
 * text that are to lie over each other.
 */
export function heightThatFits(
  text: string,
  millimetres: number,
  loop: readonly PlanPoint[],
  scale: number,
  rows = 1,
): number | null {
  const { low, high } = extentOf([{ kind: "line", layer: "rooms", key: null, points: loop }]);
  const [width, depth] = [high[0] - low[0], high[1] - low[1]];
  const wanted = (millimetres * scale) / 1_000;
  const height = Math.min(wanted, (width * SHARE) / textLength(text, 1), (depth * SHARE) / rows);
  return height < leastHeight(scale) ? null : height;
}
