/** Measures how deep two outlines on a plan overlap. */
import { coveredArea } from "./covered-area";
import { cyclicPairs } from "./cyclic-pairs";
import { type PlanBox, planBoxOf } from "./plan-box";
import { isInsideLoops } from "./point-in-polygon";
import { signedArea } from "./polygon-area";
import { distance2, type Vector2 } from "./vector2";

type Loops = readonly (readonly Vector2[])[];

/**
 * If more than this share of the smaller outline is covered, both are the same area drawn twice, however close their
 * borders are.
 */
const SAME_AREA_SHARE = 0.5;

/**
 * Returns u and v of both ends of each side, four numbers per side: no allocation per side, because it runs on very
 * many rooms.
 */
function sidesOf(loops: Loops): number[] {
  const sides: number[] = [];
  for (const loop of loops) {
    for (let i = 0; i < loop.length; i += 1) {
      const a = loop[i]!;
      const b = loop[i + 1 === loop.length ? 0 : i + 1]!;
      sides.push(a[0], a[1], b[0], b[1]);
    }
  }
  return sides;
}

/** Returns the squared distance to the side at this index. */
function squaredDistance(u: number, v: number, sides: readonly number[], side: number): number {
  const [au, av] = [sides[side]!, sides[side + 1]!];
  const [du, dv] = [sides[side + 2]! - au, sides[side + 3]! - av];
  const squared = du * du + dv * dv;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((u - au) * du + (v - av) * dv) / squared));
  const [mu, mv] = [u - (au + du * share), v - (av + dv * share)];
  return mu * mu + mv * mv;
}

const intersect = (a: PlanBox, b: PlanBox): PlanBox => [
  Math.max(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.min(a[3], b[3]),
];

const touches = (sides: readonly number[], side: number, [u0, u1, v0, v1]: PlanBox): boolean =>
  Math.max(sides[side]!, sides[side + 2]!) >= u0 &&
  Math.min(sides[side]!, sides[side + 2]!) <= u1 &&
  Math.max(sides[side + 1]!, sides[side + 3]!) >= v0 &&
  Math.min(sides[side + 1]!, sides[side + 3]!) <= v1;

/** Returns the sorted shares along a side, 0 to 1, at which border sides that touch the box cross it. */
function cutsOf(sides: readonly number[], side: number, border: readonly number[], box: PlanBox): number[] {
  const cuts = [0, 1];
  const [au, av] = [sides[side]!, sides[side + 1]!];
  const [du, dv] = [sides[side + 2]! - au, sides[side + 3]! - av];
  for (let other = 0; other < border.length; other += 4) {
    if (!touches(border, other, box)) continue;
    const [cu, cv] = [border[other]!, border[other + 1]!];
    const [eu, ev] = [border[other + 2]! - cu, border[other + 3]! - cv];
    const determinant = du * ev - dv * eu;
    if (Math.abs(determinant) < 1e-15) continue;
    const first = ((cu - au) * ev - (cv - av) * eu) / determinant;
    const second = ((cu - au) * dv - (cv - av) * du) / determinant;
    if (first >= 0 && first <= 1 && second >= 0 && second <= 1) cuts.push(first);
  }
  return cuts.length > 2 ? cuts.sort((a, b) => a - b) : cuts;
}

/**
 * Returns how deep a border reaches into the other outline, at its corners and at the middles of the parts of its
 * sides.
 */
function depthInto(sides: readonly number[], other: Loops, border: readonly number[], box: PlanBox): number {
  let deepest = 0;
  function measure(u: number, v: number): void {
    if (!isInsideLoops([u, v], other)) return;
    let nearest = Infinity;
    for (let side = 0; side < border.length && nearest > deepest; side += 4) {
      nearest = Math.min(nearest, squaredDistance(u, v, border, side));
    }
    deepest = Math.max(deepest, nearest);
  }
  for (let side = 0; side < sides.length; side += 4) {
    if (!touches(sides, side, box)) continue;
    const cuts = cutsOf(sides, side, border, box);
    const [au, av] = [sides[side]!, sides[side + 1]!];
    const [du, dv] = [sides[side + 2]! - au, sides[side + 3]! - av];
    measure(au, av);
    for (let i = 0; i + 1 < cuts.length; i += 1) {
      const share = (cuts[i]! + cuts[i + 1]!) / 2;
      measure(au + du * share, av + dv * share);
    }
  }
  return Math.sqrt(deepest);
}

/** Returns about half the width of an outline; for a square, the radius of its inscribed circle. */
function widthOf(outline: readonly Vector2[]): number {
  const perimeter = cyclicPairs(outline).reduce((sum, [a, b]) => sum + distance2(a, b), 0);
  return perimeter === 0 ? 0 : (2 * Math.abs(signedArea(outline))) / perimeter;
}

/** Returns the depth in meters; 0 if the outlines are apart or only touch. Loops: the outer, then the holes. */
export function overlapDepth(one: Loops, other: Loops): number {
  const [a = [], b = []] = [one[0], other[0]];
  const box = intersect(planBoxOf(a), planBoxOf(b));
  const [border, otherBorder] = [sidesOf(one), sidesOf(other)];
  const depth = Math.max(depthInto(border, other, otherBorder, box), depthInto(otherBorder, one, border, box));
  const smaller = Math.min(Math.abs(signedArea(a)), Math.abs(signedArea(b)));
  const holes = [...one.slice(1), ...other.slice(1)];
  const boxArea = (box[1] - box[0]) * (box[3] - box[2]);
  if (holes.length > 0 || smaller === 0 || boxArea < SAME_AREA_SHARE * smaller) return depth;
  if (coveredArea([a], b) < SAME_AREA_SHARE * smaller) return depth;
  return Math.max(depth, Math.min(widthOf(a), widthOf(b)));
}
