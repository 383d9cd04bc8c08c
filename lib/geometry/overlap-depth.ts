/** How deep two outlines of a plan lie in each other. */
import { coveredArea } from "./covered-area";
import { cyclicPairs } from "./cyclic-pairs";
import { isInsideLoops } from "./point-in-polygon";
import { signedArea } from "./polygon-area";
import { type Segment2, segmentCrossing } from "./segment-crossing";
import { valueRange } from "./value-range";
import { distance2, type Vector2 } from "./vector2";

type Loops = readonly (readonly Vector2[])[];

/** Where so much of the smaller outline is covered, the two are one thing twice, however near their borders run. */
const MOSTLY = 0.5;

const sidesOf = (loops: Loops): Segment2[] => loops.flatMap((loop) => cyclicPairs(loop));

const between = (a: Vector2, b: Vector2, share: number): Vector2 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

function distanceToSide(point: Vector2, [a, b]: Segment2): number {
  const [du, dv] = [b[0] - a[0], b[1] - a[1]];
  const squared = du * du + dv * dv;
  const share = squared === 0 ? 0 : ((point[0] - a[0]) * du + (point[1] - a[1]) * dv) / squared;
  return distance2(point, between(a, b, Math.min(1, Math.max(0, share))));
}

/** Low x, high x, low y, high y. */
type Box = readonly [number, number, number, number];

function boxOf(points: readonly Vector2[]): Box {
  const [x0, x1] = valueRange(points.map(([x]) => x));
  const [y0, y1] = valueRange(points.map(([, y]) => y));
  return [x0, x1, y0, y1];
}

const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.min(a[3], b[3]),
];

const touches = (side: Segment2, [x0, x1, y0, y1]: Box): boolean =>
  Math.max(side[0][0], side[1][0]) >= x0 &&
  Math.min(side[0][0], side[1][0]) <= x1 &&
  Math.max(side[0][1], side[1][1]) >= y0 &&
  Math.min(side[0][1], side[1][1]) <= y1;

/** How far the border of one comes into the other: of its corners, and of the middles of its sides' parts. */
function comesInto(loops: Loops, other: Loops, box: Box): number {
  const border = sidesOf(other);
  const nearBorder = border.filter((side) => touches(side, box));
  let deepest = 0;
  const look = (point: Vector2): void => {
    if (!isInsideLoops(point, other)) return;
    deepest = Math.max(deepest, Math.min(...border.map((side) => distanceToSide(point, side))));
  };
  for (const side of sidesOf(loops)) {
    if (!touches(side, box)) continue;
    const cuts = [0, 1];
    for (const crossed of nearBorder) {
      const crossing = segmentCrossing(side, crossed);
      if (crossing) cuts.push(crossing.first);
    }
    cuts.sort((a, b) => a - b);
    look(side[0]);
    for (let at = 0; at + 1 < cuts.length; at += 1) look(between(...side, (cuts[at]! + cuts[at + 1]!) / 2));
  }
  return deepest;
}

/** About half as wide as it is: for a square the radius of the circle that it holds. */
function widthOf(outline: readonly Vector2[]): number {
  const around = cyclicPairs(outline).reduce((sum, [a, b]) => sum + distance2(a, b), 0);
  return around === 0 ? 0 : (2 * Math.abs(signedArea(outline))) / around;
}

/** Metres; 0 where they lie apart or only touch. Loops: the outer, then the holes. */
export function overlapDepth(one: Loops, other: Loops): number {
  const [a = [], b = []] = [one[0], other[0]];
  const box = common(boxOf(a), boxOf(b));
  const depth = Math.max(comesInto(one, other, box), comesInto(other, one, box));
  const smaller = Math.min(Math.abs(signedArea(a)), Math.abs(signedArea(b)));
  const holes = [...one.slice(1), ...other.slice(1)];
  const inBox = (box[1] - box[0]) * (box[3] - box[2]);
  if (holes.length > 0 || smaller === 0 || inBox < MOSTLY * smaller) return depth;
  if (coveredArea([a], b) < MOSTLY * smaller) return depth;
  return Math.max(depth, Math.min(widthOf(a), widthOf(b)));
}
