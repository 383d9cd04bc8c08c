/**
 * Area covered by at least one of several outlines, in m²: overlaps count once. The plane is cut into slabs at every
 * corner and crossing. Inside a slab all sides are straight and do not cross, so its width times the covered length at
 * its middle is exact.
 */
import { signedArea } from "./polygon-area";
import { turn, type Vector2 } from "./vector2";

type Outline = readonly Vector2[];

/** Whether four corners all turn the same way, so that the outline encloses its signed area. */
function isPlainQuad(outline: readonly Vector2[]): boolean {
  if (outline.length !== 4) return false;
  const side = turn(outline[0]!, outline[1]!, outline[2]!);
  for (let i = 1; i < 4; i += 1) {
    if (turn(outline[i]!, outline[(i + 1) % 4]!, outline[(i + 2) % 4]!) * side <= 0) return false;
  }
  return true;
}

/** Whether every corner of the outline is inside the convex quad. */
function isInsideQuad(outline: readonly Vector2[], quad: readonly Vector2[]): boolean {
  const sign = signedArea(quad) < 0 ? -1 : 1;
  return outline.every((point) => {
    for (let i = 0; i < 4; i += 1) if (sign * turn(quad[i]!, quad[(i + 1) % 4]!, point) < 0) return false;
    return true;
  });
}

/** Minimum width of a slab, in meters; narrower ones come from rounding. */
const MIN_SLAB = 1e-12;

/** Returns the smallest and largest u of the outlines. */
function rangeOf(outlines: readonly Outline[]): [low: number, high: number] {
  let low = Infinity;
  let high = -Infinity;
  for (const outline of outlines) {
    for (const [u] of outline) {
      if (u < low) low = u;
      if (u > high) high = u;
    }
  }
  return [low, high];
}

/** Spans along a vertical line as pairs of ends; allocated once and reused for every slab. */
type Spans = { readonly ends: number[]; count: number };

/** Inserts a span by its start. */
function insertSpan({ ends, count }: Spans, from: number, to: number): void {
  let i = 2 * count;
  for (; i > 0 && ends[i - 2]! > from; i -= 2) {
    ends[i] = ends[i - 2]!;
    ends[i + 1] = ends[i - 1]!;
  }
  ends[i] = from;
  ends[i + 1] = to;
}

const heights: number[] = [];

/** Writes the heights at which a vertical line at `u` crosses the outline, sorted, and returns their count. */
function readHeights(u: number, outline: Outline): number {
  let count = 0;
  for (let i = 0; i < outline.length; i += 1) {
    const a = outline[i]!;
    const b = outline[i + 1 === outline.length ? 0 : i + 1]!;
    if (a[0] > u === b[0] > u) continue;
    const height = a[1] + ((u - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
    let slot = count;
    for (; slot > 0 && heights[slot - 1]! > height; slot -= 1) heights[slot] = heights[slot - 1]!;
    heights[slot] = height;
    count += 1;
  }
  return count;
}

/** Adds the spans of a vertical line at `u` that are inside the outline (even-odd rule). */
function addSpansAt(u: number, outline: Outline, spans: Spans): void {
  const count = readHeights(u, outline);
  for (let i = 0; i + 1 < count; i += 2) {
    insertSpan(spans, heights[i]!, heights[i + 1]!);
    spans.count += 1;
  }
}

/** Merges spans that touch. */
function joinSpans(spans: Spans): void {
  const { ends } = spans;
  let last = -1;
  for (let i = 0; i < spans.count; i += 1) {
    const [from, to] = [ends[2 * i]!, ends[2 * i + 1]!];
    if (last >= 0 && from <= ends[2 * last + 1]!) ends[2 * last + 1] = Math.max(ends[2 * last + 1]!, to);
    else {
      last += 1;
      ends[2 * last] = from;
      ends[2 * last + 1] = to;
    }
  }
  spans.count = last + 1;
}

/** Returns the length that is in both; both must be merged. */
function overlapLength(spans: Spans, limits: Spans): number {
  let sum = 0;
  for (let i = 0; i < spans.count; i += 1) {
    const [from, to] = [spans.ends[2 * i]!, spans.ends[2 * i + 1]!];
    let part = 0;
    for (let limit = 0; limit < limits.count; limit += 1) {
      const end = Math.min(to, limits.ends[2 * limit + 1]!);
      part += Math.max(0, end - Math.max(from, limits.ends[2 * limit]!));
    }
    sum += part;
  }
  return sum;
}

/** Writes `spans` minus `removed` into `left`; both inputs must be merged. */
function subtractSpans(spans: Spans, removed: Spans, left: Spans): void {
  left.count = 0;
  const put = (from: number, to: number): void => {
    if (from >= to) return;
    left.ends[2 * left.count] = from;
    left.ends[2 * left.count + 1] = to;
    left.count += 1;
  };
  for (let i = 0; i < spans.count; i += 1) {
    let from = spans.ends[2 * i]!;
    const to = spans.ends[2 * i + 1]!;
    for (let other = 0; other < removed.count; other += 1) {
      put(from, Math.min(to, removed.ends[2 * other]!));
      from = Math.max(from, removed.ends[2 * other + 1]!);
    }
    put(from, to);
  }
}

/** Returns the sides that reach between two vertical lines, as u and v of both ends: four numbers each. */
function sidesBetween(low: number, high: number, outlines: readonly Outline[]): number[] {
  const sides: number[] = [];
  for (const outline of outlines) {
    for (let i = 0; i < outline.length; i += 1) {
      const a = outline[i]!;
      const b = outline[i + 1 === outline.length ? 0 : i + 1]!;
      if (Math.max(a[0], b[0]) >= low && Math.min(a[0], b[0]) <= high) sides.push(a[0], a[1], b[0], b[1]);
    }
  }
  return sides;
}

/** Adds the u of every crossing of two sides. */
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
const outsideHoles: Spans = { ends: [], count: 0 };

/** Returns the area; `within` limits it to the inside of that outline and the outside of its `holes`. */
export function coveredArea(outlines: readonly Outline[], within?: Outline, holes: readonly Outline[] = []): number {
  const [single] = outlines;
  const isPlain = within && holes.length === 0 && isPlainQuad(within);
  // The common case of one rectangular opening in a rectangular wall.
  if (single && outlines.length === 1 && isPlain && isPlainQuad(single) && isInsideQuad(single, within)) {
    return Math.abs(signedArea(single));
  }
  let [low, high] = rangeOf(outlines);
  if (within) {
    const range = rangeOf([within]);
    [low, high] = [Math.max(low, range[0]), Math.min(high, range[1])];
  }
  // Nothing is covered outside this range.
  if (!(high - low >= MIN_SLAB)) return 0;
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
    if (right - left < MIN_SLAB) continue;
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
    subtractSpans(limits, inHoles, outsideHoles);
    area += (right - left) * overlapLength(covered, outsideHoles);
  }
  return area;
}
