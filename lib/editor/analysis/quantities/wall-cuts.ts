/** What doors, windows and openings take off a wall and off the baseboard along it. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { coveredArea } from "../../../geometry/covered-area";
import { type HostFrame, hostFrame, toFrame } from "../../../geometry/host-frame";
import type { Vector2 } from "../../../geometry/vector2";
import { cross, dot, normalize, type Vector3 } from "../../../geometry/vector3";
import { isDeducted } from "../../core/measures/opening-presets";
import { planarOutline } from "../../core/measures/planar-outline";
import { spreadOf } from "./spread";

export type WallCuts = {
  /** Taken off the wall, in m²: overlapping outlines count once, what lies past the wall's border or in a hole of it does not count. */
  area: number;
  areaVariance: number;
  /** Of the wall's foot, in m, whatever is deducted: no baseboard runs through a door. */
  foot: number;
  footVariance: number;
};

const NO_CUTS: WallCuts = { area: 0, areaVariance: 0, foot: 0, footVariance: 0 };

/** What begins this near to the wall's foot stands on the floor, in metres: sills and captured gaps are lower. */
const ON_FLOOR = 0.1;
const UP: Vector3 = [0, 1, 0];

/** By how much an outline's area may be off, squared, when each of its corners may be off by so much. */
function outlineVariance(outline: readonly Vector2[], spread: number): number {
  let sum = 0;
  for (let at = 0; at < outline.length; at += 1) {
    const [before, after] = [outline.at(at - 1)!, outline[(at + 1) % outline.length]!];
    sum += ((after[0] - before[0]) ** 2 + (after[1] - before[1]) ** 2) / 4;
  }
  return sum * spread * spread;
}

/** Where something stands on the floor, along the wall in metres, and how far each of its sides may be off. */
type Span = { from: number; to: number; spread: number };
const NO_SPANS: readonly Span[] = Object.freeze([]);

/** `outlines`: of the objects, in the frame. */
function footSpans(
  { origin, u, v, normal }: HostFrame,
  wall: readonly Vector3[],
  objects: readonly ObjectPlanar[],
  outlines: readonly (readonly Vector2[])[],
): readonly Span[] {
  const along = normalize(cross(normal, UP));
  if (!along) return NO_SPANS;
  let [foot, left, right] = [Infinity, Infinity, -Infinity];
  for (const point of wall) {
    const place = dot(point, along);
    if (point[1] < foot) foot = point[1];
    if (place < left) left = place;
    if (place > right) right = place;
  }
  const spans: Span[] = [];
  // What a corner of an outline adds to where it lies along the wall, and to its height.
  const [start, alongU, alongV] = [dot(origin, along), dot(u, along), dot(v, along)];
  for (let at = 0; at < objects.length; at += 1) {
    let [low, from, to] = [Infinity, right, left];
    for (const corner of outlines[at]!) {
      const height = origin[1] + corner[0] * u[1] + corner[1] * v[1];
      const place = start + corner[0] * alongU + corner[1] * alongV;
      if (height < low) low = height;
      if (place < from) from = place;
      if (place > to) to = place;
    }
    if (from < left) from = left;
    if (to > right) to = right;
    if (low - foot < ON_FLOOR && to > from) spans.push({ from, to, spread: spreadOf(objects[at]!.confidence) });
  }
  return spans;
}

/** How much of a line they cover together. */
function coveredLength(spans: readonly Span[]): number {
  if (spans.length === 0) return 0;
  let [sum, end] = [0, -Infinity];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (to <= end) continue;
    sum += to - Math.max(from, end);
    end = to;
  }
  return sum;
}

/**
 * `loops`: the places of the wall's corners, of its outline and then of its holes. `objects`: the doors, windows and openings on it. `isAround`: it stands on a side of
 * its floor, where baseboard runs.
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
  const all = objects.map(planarOutline);
  const outlines: Vector2[][] = [];
  let areaVariance = 0;
  for (let at = 0; at < objects.length; at += 1) {
    if (!isDeducted(objects[at]!)) continue;
    outlines.push(all[at]!);
    areaVariance += outlineVariance(all[at]!, spreadOf(objects[at]!.confidence));
  }
  let area = 0;
  if (outlines.length > 0) {
    const [within, ...holes] = loops.map((loop) => loop.map((point) => toFrame(frame, point)));
    area = coveredArea(outlines, within, holes);
  }
  const spans = isAround ? footSpans(frame, outer, objects, all) : NO_SPANS;
  let footVariance = 0;
  for (const { spread } of spans) footVariance += 2 * spread ** 2;
  return { area, areaVariance, foot: coveredLength(spans), footVariance };
}
