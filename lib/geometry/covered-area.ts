/**
 * Area covered by at least one of several outlines, in m²: overlaps count once.
 * The plane is cut into slabs at every corner and crossing; inside a slab all sides are straight and do not cross, so the
 * covered length at its middle times its width is exact.
 */
import { signedArea } from "./polygon-area";
import { turn, type Vector2 } from "./vector2";

type Outline = readonly Vector2[];

/** Four corners that turn one way: it encloses what its area says. */
function isPlainQuad(outline: readonly Vector2[]): boolean {
  if (outline.length !== 4) return false;
  const side = turn(outline[0]!, outline[1]!, outline[2]!);
  for (let at = 1; at < 4; at += 1) {
    if (turn(outline[at]!, outline[(at + 1) % 4]!, outline[(at + 2) % 4]!) * side <= 0) return false;
  }
  return true;
}

/** Whether every corner of one lies in the other, which turns one way. */
function liesIn(outline: readonly Vector2[], quad: readonly Vector2[]): boolean {
  const way = signedArea(quad) < 0 ? -1 : 1;
  return outline.every((point) => {
    for (let at = 0; at < 4; at += 1) if (way * turn(quad[at]!, quad[(at + 1) % 4]!, point) < 0) return false;
    return true;
  });
}

/** Narrower slabs hold nothing but what rounding leaves, in metres. */
const NARROWEST = 1e-12;

/** The least and the greatest u of outlines. */
function reachOf(outlines: readonly Outline[]): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const outline of outlines) {
    for (const [u] of outline) {
      if (u < low) low = u;
      if (u > high) high = u;
    }
  }
  return [low, high];
}

/** Spans along a vertical line, each a from and a to; made once and used for every slab. */
type Spans = { readonly ends: number[]; count: number };

/** In the order of where they begin. */
function putSpan({ ends, count }: Spans, from: number, to: number): void {
  let at = 2 * count;
  for (; at > 0 && ends[at - 2]! > from; at -= 2) {
    ends[at] = ends[at - 2]!;
    ends[at + 1] = ends[at - 1]!;
  }
  ends[at] = from;
  ends[at + 1] = to;
}

const heights: number[] = [];

/** Puts in order where a vertical line at `u` meets the outline. Answers how many there are. */
function readHeights(u: number, outline: Outline): number {
  let count = 0;
  for (let at = 0; at < outline.length; at += 1) {
    const a = outline[at]!;
    const b = outline[at + 1 === outline.length ? 0 : at + 1]!;
    if (a[0] > u === b[0] > u) continue;
    const height = a[1] + ((u - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
    let place = count;
    for (; place > 0 && heights[place - 1]! > height; place -= 1) heights[place] = heights[place - 1]!;
    heights[place] = height;
    count += 1;
  }
  return count;
}

/** Adds the spans where a vertical line at `u` is inside the outline (even-odd). */
function addSpansAt(u: number, outline: Outline, spans: Spans): void {
  const count = readHeights(u, outline);
  for (let at = 0; at + 1 < count; at += 2) {
    putSpan(spans, heights[at]!, heights[at + 1]!);
    spans.count += 1;
  }
}

/** Makes one of those that touch. */
function joinSpans(spans: Spans): void {
  const { ends } = spans;
  let last = -1;
  for (let at = 0; at < spans.count; at += 1) {
    const [from, to] = [ends[2 * at]!, ends[2 * at + 1]!];
    if (last >= 0 && from <= ends[2 * last + 1]!) ends[2 * last + 1] = Math.max(ends[2 * last + 1]!, to);
    else {
      last += 1;
      ends[2 * last] = from;
      ends[2 * last + 1] = to;
    }
  }
  spans.count = last + 1;
}

function overlap(spans: Spans, limits: Spans): number {
  let sum = 0;
  for (let at = 0; at < spans.count; at += 1) {
    const [from, to] = [spans.ends[2 * at]!, spans.ends[2 * at + 1]!];
    let part = 0;
    for (let limit = 0; limit < limits.count; limit += 1) {
      const end = Math.min(to, limits.ends[2 * limit + 1]!);
      part += Math.max(0, end - Math.max(from, limits.ends[2 * limit]!));
    }
    sum += part;
  }
  return sum;
}

/** What is left of spans without others, both joined. */
function takeOff(spans: Spans, gone: Spans, left: Spans): void {
  left.count = 0;
  const put = (from: number, to: number): void => {
    if (from >= to) return;
    left.ends[2 * left.count] = from;
    left.ends[2 * left.count + 1] = to;
    left.count += 1;
  };
  for (let at = 0; at < spans.count; at += 1) {
    let from = spans.ends[2 * at]!;
    const to = spans.ends[2 * at + 1]!;
    for (let other = 0; other < gone.count; other += 1) {
      put(from, Math.min(to, gone.ends[2 * other]!));
      from = Math.max(from, gone.ends[2 * other + 1]!);
    }
    put(from, to);
  }
}

/** u and v of both ends of the sides that reach between two verticals, four numbers each. */
function sidesBetween(low: number, high: number, outlines: readonly Outline[]): number[] {
  const sides: number[] = [];
  for (const outline of outlines) {
    for (let at = 0; at < outline.length; at += 1) {
      const a = outline[at]!;
      const b = outline[at + 1 === outline.length ? 0 : at + 1]!;
      if (Math.max(a[0], b[0]) >= low && Math.min(a[0], b[0]) <= high) sides.push(a[0], a[1], b[0], b[1]);
    }
  }
  return sides;
}

/** Where sides cross, as u. */
function addCrossings(sides: readonly number[], cuts: number[]): void {
  for (let one = 0; one < sides.length; one += 4) {
    const [au, av, bu, bv] = [sides[one]!, sides[one + 1]!, sides[one + 2]!, sides[one + 3]!];
    for (let other = one + 4; other < sides.length; other += 4) {
      const [cu, cv, du, dv] = [sides[other]!, sides[other + 1]!, sides[other + 2]!, sides[other + 3]!];
      const determinant = (bu - au) * (dv - cv) - (bv - av) * (du - cu);
      if (Math.abs(determinant) < 1e-15) continue;
      const first = ((cu - au) * (dv - cv) - (cv - av) * (du - cu)) / determinant;
      if (first < 0 || first > 1) continue;
      const second = ((cu - au) * (bv - av) - (cv - av) * (bu - au)) / determinant;
      if (second >= 0 && second <= 1) cuts.push(au + first * (bu - au));
    }
  }
}

const covered: Spans = { ends: [], count: 0 };
const limits: Spans = { ends: [], count: 0 };
const inHoles: Spans = { ends: [], count: 0 };
const besideHoles: Spans = { ends: [], count: 0 };

/** `within` limits the count to what lies inside that outline and in none of its holes. */
export function coveredArea(outlines: readonly Outline[], within?: Outline, holes: readonly Outline[] = []): number {
  const [only] = outlines;
  const isPlain = within && holes.length === 0 && isPlainQuad(within);
  // As it is with nearly every opening in nearly every wall.
  if (only && outlines.length === 1 && isPlain && isPlainQuad(only) && liesIn(only, within)) {
    return Math.abs(signedArea(only));
  }
  let [low, high] = reachOf(outlines);
  if (within) {
    const reach = reachOf([within]);
    [low, high] = [Math.max(low, reach[0]), Math.min(high, reach[1])];
  }
  // Beside that nothing is covered.
  if (!(high - low >= NARROWEST)) return 0;
  const all = within ? [...outlines, within, ...holes] : outlines;
  const cuts: number[] = [];
  for (const outline of all) for (const [u] of outline) if (u >= low && u <= high) cuts.push(u);
  addCrossings(sidesBetween(low, high, all), cuts);
  cuts.sort((a, b) => a - b);
  if (!within) {
    [limits.ends[0], limits.ends[1]] = [-Infinity, Infinity];
    limits.count = 1;
  }
  let area = 0;
  for (let index = 0; index + 1 < cuts.length; index += 1) {
    const [left, right] = [cuts[index]!, cuts[index + 1]!];
    if (right - left < NARROWEST) continue;
    const middle = (left + right) / 2;
    covered.count = 0;
    for (const outline of outlines) addSpansAt(middle, outline, covered);
    if (covered.count === 0) continue;
    joinSpans(covered);
    if (within) {
      limits.count = 0;
      addSpansAt(middle, within, limits);
      joinSpans(limits);
    }
    inHoles.count = 0;
    for (const hole of holes) addSpansAt(middle, hole, inHoles);
    joinSpans(inHoles);
    takeOff(limits, inHoles, besideHoles);
    area += (right - left) * overlap(covered, besideHoles);
  }
  return area;
}
