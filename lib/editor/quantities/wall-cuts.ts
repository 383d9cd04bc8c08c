/** What doors, windows and openings take off a wall and off the baseboard along it. */
import type { ObjectPlanar } from "../../domain/geometry-records";
import { coveredArea } from "../../geometry/covered-area";
import { fromFrame, type HostFrame, hostFrame, toFrame } from "../../geometry/host-frame";
import type { Vector2 } from "../../geometry/vector2";
import { cross, dot, normalize, type Vector3 } from "../../geometry/vector3";
import { isDeducted, planarOutline } from "./planar-outline";
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

function footSpans(frame: HostFrame, wall: readonly Vector3[], objects: readonly ObjectPlanar[]): Span[] {
  const along = normalize(cross(frame.normal, UP));
  if (!along) return [];
  let [foot, left, right] = [Infinity, Infinity, -Infinity];
  for (const point of wall) {
    const place = dot(point, along);
    [foot, left, right] = [Math.min(foot, point[1]), Math.min(left, place), Math.max(right, place)];
  }
  return objects.flatMap((object): Span[] => {
    let [low, from, to] = [Infinity, right, left];
    for (const corner of planarOutline(object)) {
      const point = fromFrame(frame, corner);
      const place = dot(point, along);
      [low, from, to] = [Math.min(low, point[1]), Math.min(from, place), Math.max(to, place)];
    }
    const span = { from: Math.max(from, left), to: Math.min(to, right), spread: spreadOf(object.confidence) };
    return low - foot < ON_FLOOR && span.to > span.from ? [span] : [];
  });
}

/** How much of a line they cover together. */
function coveredLength(spans: readonly Span[]): number {
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
  const deducted = objects.filter(isDeducted);
  if (objects.length === 0 || (deducted.length === 0 && !isAround)) return NO_CUTS;
  const frame = hostFrame(outer);
  if (!frame) return NO_CUTS;
  const outlines = deducted.map(planarOutline);
  const [within, ...holes] = outlines.length > 0 ? loops.map((loop) => loop.map((point) => toFrame(frame, point))) : [];
  const spans = isAround ? footSpans(frame, outer, objects) : [];
  return {
    area: outlines.length > 0 ? coveredArea(outlines, within, holes) : 0,
    areaVariance: deducted.reduce(
      (sum, object, at) => sum + outlineVariance(outlines[at]!, spreadOf(object.confidence)),
      0,
    ),
    foot: coveredLength(spans),
    footVariance: spans.reduce((sum, { spread }) => sum + 2 * spread ** 2, 0),
  };
}
