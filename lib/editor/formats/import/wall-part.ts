/** A part of a captured wall between two positions along its base. */
import type { Vector2 } from "../../../geometry/vector2";
import type { Vector3 } from "../../../geometry/vector3";
import { type CapturedSurface, toWorld } from "./captured-room";

/** Positions along a wall: local x in m, or the angle along a curved wall. */
export type WallSpan = [from: number, to: number];

/** Returns the position along the wall of a point in plan ([x, -z]). */
export function alongWall(wall: CapturedSurface, [x, minusZ]: Vector2): number {
  const { origin, x: axis, z } = wall.frame;
  const away = [x - origin[0], -minusZ - origin[2]] as const;
  const local = away[0] * axis[0] + away[1] * axis[2];
  if (!wall.curve) return local;
  const { center, startAngle, endAngle } = wall.curve;
  const across = away[0] * z[0] + away[1] * z[2];
  const angle = Math.atan2(across - center[1], local - center[0]);
  const middle = (startAngle + endAngle) / 2;
  return angle + 2 * Math.PI * Math.round((middle - angle) / (2 * Math.PI));
}

export function spanOf(wall: CapturedSurface): WallSpan {
  if (wall.curve) {
    const { startAngle, endAngle } = wall.curve;
    return [Math.min(startAngle, endAngle), Math.max(startAngle, endAngle)];
  }
  if (wall.corners.length >= 3) {
    const xs = wall.corners.map(([x]) => x);
    return [Math.min(...xs), Math.max(...xs)];
  }
  return [-wall.width / 2, wall.width / 2];
}

/** Returns m per unit of position along the wall. */
export const metersOf = (wall: CapturedSurface): number => wall.curve?.radius ?? 1;

/** Returns the part of an outline on one side of the vertical line at `edgeX`. */
function clip(corners: readonly Vector3[], edgeX: number, isLeft: boolean): Vector3[] {
  const isKept = ([x]: Vector3): boolean => (isLeft ? x <= edgeX : x >= edgeX);
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const share = (edgeX - corner[0]) / (next[0] - corner[0]);
    const crossing: Vector3 = [
      edgeX,
      corner[1] + (next[1] - corner[1]) * share,
      corner[2] + (next[2] - corner[2]) * share,
    ];
    return [...(isKept(corner) ? [corner] : []), ...(isKept(corner) === isKept(next) ? [] : [crossing])];
  });
}

/** Returns a copy of the part, or of the whole wall if each end is within `slack`. Parts keep the identifier. */
export function partOfWall(wall: CapturedSurface, [from, to]: WallSpan, slack: number): CapturedSurface {
  const [left, right] = spanOf(wall);
  const copy = { ...wall, repairs: [...wall.repairs] };
  if (from - left < slack && right - to < slack) return copy;
  if (wall.curve) {
    const isForward = wall.curve.startAngle <= wall.curve.endAngle;
    const [startAngle, endAngle] = isForward ? [from, to] : [to, from];
    return { ...copy, curve: { ...wall.curve, startAngle, endAngle } };
  }
  if (wall.corners.length >= 3) return { ...copy, corners: clip(clip(wall.corners, from, false), to, true) };
  const origin = toWorld(wall.frame, [(from + to) / 2, 0, 0]);
  return { ...copy, width: to - from, frame: { ...wall.frame, origin } };
}
