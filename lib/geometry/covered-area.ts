/**
 * Area covered by at least one of several outlines, in m²: overlaps count once.
 * The plane is cut into slabs at every corner and crossing; inside a slab all sides are straight and do not cross, so the
 * covered length at its middle times its width is exact.
 */
import { cyclicPairs } from "./cyclic-pairs";
import { signedArea } from "./polygon-area";
import { type Segment2, segmentCrossing } from "./segment-crossing";
import { turn, type Vector2 } from "./vector2";

type Span = [from: number, to: number];

/** The spans where a vertical line at `u` is inside the outlines (even-odd). */
function spansAt(u: number, ...outlines: readonly (readonly Vector2[])[]): Span[] {
  const heights = outlines
    .flatMap((outline) => cyclicPairs(outline))
    .filter(([a, b]) => a[0] > u !== b[0] > u)
    .map(([a, b]) => a[1] + ((u - a[0]) / (b[0] - a[0])) * (b[1] - a[1]))
    .sort((a, b) => a - b);
  const spans: Span[] = [];
  for (let index = 0; index + 1 < heights.length; index += 2) spans.push([heights[index]!, heights[index + 1]!]);
  return spans;
}

function joinSpans(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

const overlap = (spans: Span[], limits: Span[]): number =>
  spans.reduce(
    (sum, [from, to]) =>
      sum + limits.reduce((part, [low, high]) => part + Math.max(0, Math.min(to, high) - Math.max(from, low)), 0),
    0,
  );

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

/** `within` limits the count to what lies inside that outline and in none of its holes. */
export function coveredArea(
  outlines: readonly (readonly Vector2[])[],
  within?: readonly Vector2[],
  holes: readonly (readonly Vector2[])[] = [],
): number {
  const [only] = outlines;
  const isPlain = within && holes.length === 0 && isPlainQuad(within);
  // As it is with nearly every opening in nearly every wall.
  if (only && outlines.length === 1 && isPlain && isPlainQuad(only) && liesIn(only, within)) {
    return Math.abs(signedArea(only));
  }
  const all = within ? [...outlines, within, ...holes] : outlines;
  const sides: Segment2[] = all.flatMap((outline) => cyclicPairs(outline));
  const cuts = sides.map(([a]) => a[0]);
  sides.forEach((side, index) => {
    for (const other of sides.slice(index + 1)) {
      const crossing = segmentCrossing(side, other);
      if (crossing) cuts.push(side[0][0] + crossing.first * (side[1][0] - side[0][0]));
    }
  });
  cuts.sort((a, b) => a - b);
  let area = 0;
  for (let index = 0; index + 1 < cuts.length; index += 1) {
    const [left, right] = [cuts[index]!, cuts[index + 1]!];
    if (right - left < 1e-12) continue;
    const middle = (left + right) / 2;
    const covered = joinSpans(outlines.flatMap((outline) => spansAt(middle, outline)));
    const limits: Span[] = within ? joinSpans(spansAt(middle, within, ...holes)) : [[-Infinity, Infinity]];
    area += (right - left) * overlap(covered, limits);
  }
  return area;
}
