/** A captured wall as flat panels: one for a flat wall, several for a curved one. */
import { signedArea } from "../../../geometry/polygon-area";
import { distance, type Vector3 } from "../../../geometry/vector3";
import { type CapturedCurve, type CapturedSurface, toWorld } from "./captured-room";
import { reasons } from "./copy";

/** Greatest distance of a facet from its arc in m, unless that takes more than the greatest number of facets. */
const FACET_TOLERANCE = 0.005;
const MAXIMUM_FACETS = 96;

/** Returns the distance of each facet's middle from the arc. */
function distanceFromArc({ radius, startAngle, endAngle }: CapturedCurve, count: number): number {
  return radius * (1 - Math.cos((endAngle - startAngle) / count / 2));
}

/**
 * Corners in world coordinates, counterclockwise from the wall's local +z. The first two are the base. If `isPlain`,
 * the third and fourth are the top above the second and first.
 */
export type WallPanel = { wall: CapturedSurface; corners: Vector3[]; isPlain: boolean };

function facets({ wall, curve }: { wall: CapturedSurface; curve: CapturedCurve }): WallPanel[] {
  const sweep = curve.endAngle - curve.startAngle;
  const step = 2 * Math.acos(Math.max(0, 1 - FACET_TOLERANCE / curve.radius));
  const count = Math.min(MAXIMUM_FACETS, Math.max(2, Math.ceil(Math.abs(sweep) / step)));
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const angle = curve.startAngle + (sweep * index) / count;
    return [
      curve.center[0] + curve.radius * Math.cos(angle),
      curve.center[1] + curve.radius * Math.sin(angle),
    ] as const;
  });
  if (points[0]![0] > points.at(-1)![0]) points.reverse();
  const half = wall.height / 2;
  return points.slice(1).map((to, index) => {
    const from = points[index]!;
    const corners: Vector3[] = [
      [from[0], -half, from[1]],
      [to[0], -half, to[1]],
      [to[0], half, to[1]],
      [from[0], half, from[1]],
    ];
    return { wall, corners: corners.map((corner) => toWorld(wall.frame, corner)), isPlain: true };
  });
}

/** Rotates the loop to begin with its longest side along the bottom. */
function startAtBase(corners: readonly Vector3[]): Vector3[] {
  const lowest = Math.min(...corners.map((corner) => corner[1]));
  let best = { index: 0, length: -1 };
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const isBase = corner[1] - lowest < 0.01 && next[1] - lowest < 0.01;
    const length = distance(corner, next);
    if (isBase && length > best.length) best = { index, length };
  });
  return [...corners.slice(best.index), ...corners.slice(0, best.index)];
}

export function wallPanels(wall: CapturedSurface): WallPanel[] {
  if (wall.curve) {
    const panels = facets({ wall, curve: wall.curve });
    const distanceOff = distanceFromArc(wall.curve, panels.length);
    wall.repairs.push(reasons.faceted(panels.length, Math.max(distanceOff, FACET_TOLERANCE)));
    return panels;
  }
  if (wall.corners.length >= 3) {
    const isCounterclockwise = signedArea(wall.corners.map(([x, y]) => [x, y] as const)) > 0;
    const ordered = isCounterclockwise ? wall.corners : [...wall.corners].reverse();
    return [{ wall, corners: startAtBase(ordered.map((corner) => toWorld(wall.frame, corner))), isPlain: false }];
  }
  const [x, y] = [wall.width / 2, wall.height / 2];
  const corners: Vector3[] = [
    [-x, -y, 0],
    [x, -y, 0],
    [x, y, 0],
    [-x, y, 0],
  ];
  return [{ wall, corners: corners.map((corner) => toWorld(wall.frame, corner)), isPlain: true }];
}
