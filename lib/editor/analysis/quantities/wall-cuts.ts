/** The area and baseboard that doors, windows and openings deduct from a wall. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { coveredArea } from "../../../geometry/covered-area";
import { type HostFrame, hostFrame, toFrame } from "../../../geometry/host-frame";
import type { Vector2 } from "../../../geometry/vector2";
import { cross, dot, normalize, type Vector3 } from "../../../geometry/vector3";
import { isDeducted } from "../../core/measures/opening-presets";
import { planarOutline } from "../../core/measures/planar-outline";
import { spreadOf } from "./spread";

export type WallCuts = {
  /** Deducted area in m². Overlaps count once; parts past the wall's border or over a hole do not count. */
  area: number;
  areaVariance: number;
  /** Width at the foot of the wall in m, deducted or not: no baseboard runs through a door. */
  foot: number;
  footVariance: number;
};

const NO_CUTS: WallCuts = { area: 0, areaVariance: 0, foot: 0, footVariance: 0 };

/**
 * An opening that begins at most this high above the wall's foot in m is at the floor: sills and captured gaps are
 * lower.
 */
const ON_FLOOR = 0.1;
const UP: Vector3 = [0, 1, 0];

/** Returns the variance of an outline's area, if each corner has this spread. */
function outlineVariance(outline: readonly Vector2[], spread: number): number {
  let sum = 0;
  for (let i = 0; i < outline.length; i += 1) {
    const [before, after] = [outline.at(i - 1)!, outline[(i + 1) % outline.length]!];
    sum += ((after[0] - before[0]) ** 2 + (after[1] - before[1]) ** 2) / 4;
  }
  return sum * spread * spread;
}

/** The part of a wall's foot that an opening takes, in m along the wall, with the spread of each end. */
type Span = { from: number; to: number; spread: number };
const NO_SPANS: readonly Span[] = Object.freeze([]);

/** Returns the spans at the foot of a wall. `outlines` has the outline of each object in the host frame. */
function footSpans(
  { origin, u, v, normal }: HostFrame,
  wall: readonly Vector3[],
  objects: readonly ObjectPlanar[],
  outlines: readonly (readonly Vector2[])[],
): readonly Span[] {
  const along = normalize(cross(normal, UP));
  if (!along) return NO_SPANS;
  let foot = Infinity;
  let left = Infinity;
  let right = -Infinity;
  for (const point of wall) {
    const position = dot(point, along);
    if (point[1] < foot) foot = point[1];
    if (position < left) left = position;
    if (position > right) right = position;
  }
  const spans: Span[] = [];
  // Offsets along the wall for the origin and for each unit of u and v.
  const [start, alongU, alongV] = [dot(origin, along), dot(u, along), dot(v, along)];
  for (let i = 0; i < objects.length; i += 1) {
    let low = Infinity;
    let from = right;
    let to = left;
    for (const corner of outlines[i]!) {
      const height = origin[1] + corner[0] * u[1] + corner[1] * v[1];
      const position = start + corner[0] * alongU + corner[1] * alongV;
      if (height < low) low = height;
      if (position < from) from = position;
      if (position > to) to = position;
    }
    if (from < left) from = left;
    if (to > right) to = right;
    if (low - foot < ON_FLOOR && to > from) spans.push({ from, to, spread: spreadOf(objects[i]!.confidence) });
  }
  return spans;
}

/** Returns the length of the union of spans. */
function coveredLength(spans: readonly Span[]): number {
  if (spans.length === 0) return 0;
  let sum = 0;
  let end = -Infinity;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (to <= end) continue;
    sum += to - Math.max(from, end);
    end = to;
  }
  return sum;
}

/**
 * Returns the area and baseboard that the doors, windows and openings in `objects` deduct from a wall. `loops` has the
 * wall's outline and holes; `isAround` is true if the wall is around a floor, where baseboard runs.
 */
export function cutsOfWall(
  loops: readonly (readonly Vector3[])[],
  objects: readonly ObjectPlanar[],
  isAround: boolean,
): WallCuts {
  const [outer = []] = loops;
  if (objects.length === 0 || !(isAround || objects.some(isDeducted))) return NO_CUTS;
  const frame = hostFrame(outer);
  if (!frame) return NO_CUTS;
  const allOutlines = objects.map(planarOutline);
  const outlines: Vector2[][] = [];
  let areaVariance = 0;
  for (let i = 0; i < objects.length; i += 1) {
    if (!isDeducted(objects[i]!)) continue;
    outlines.push(allOutlines[i]!);
    areaVariance += outlineVariance(allOutlines[i]!, spreadOf(objects[i]!.confidence));
  }
  let area = 0;
  if (outlines.length > 0) {
    const [outline, ...holes] = loops.map((loop) => loop.map((point) => toFrame(frame, point)));
    area = coveredArea(outlines, outline, holes);
  }
  const spans = isAround ? footSpans(frame, outer, objects, allOutlines) : NO_SPANS;
  let footVariance = 0;
  for (const { spread } of spans) footVariance += 2 * spread ** 2;
  return { area, areaVariance, foot: coveredLength(spans), footVariance };
}
