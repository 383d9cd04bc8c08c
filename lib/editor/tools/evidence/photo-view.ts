/** What stands before a photo's camera, in the camera's own directions: where edges run and where they leave the picture. */
import type { PinholeCamera } from "../../../geometry/project-point";
import { rotate } from "../../../geometry/quaternion";
import type { Vector2 } from "../../../geometry/vector2";
import { interpolate, subtract, type Vector3 } from "../../../geometry/vector3";

export type PhotoView = {
  /** Metres: right, up, and toward the eye (what lies ahead is negative). */
  toCamera(point: Vector3): Vector3;
  /** In fractions of the photo; of a point that lies ahead. */
  toPhoto(point: Vector3): Vector2;
  /** Whether all of these points, in the camera's directions, lie behind it or beside one border of the photo. */
  isBeside(points: readonly Vector3[]): boolean;
};

/** Nearer than this nothing is drawn, in metres. */
export const NEAREST_DRAWN = 0.05;

export function photoView({ position, quaternion, fovY }: PinholeCamera, aspect: number): PhotoView {
  const [x, y, z, w] = quaternion;
  const half = Math.tan(fovY / 2);
  const sides: readonly ((point: Vector3) => boolean)[] = [
    ([, , back]) => back > 0,
    ([right, , back]) => right > -back * half * aspect,
    ([right, , back]) => right < back * half * aspect,
    ([, up, back]) => up > -back * half,
    ([, up, back]) => up < back * half,
  ];
  return {
    isBeside: (points) => sides.some((isOut) => points.every(isOut)),
    toCamera: (point) => rotate([-x, -y, -z, w], subtract(point, position)),
    toPhoto: ([right, up, back]) => [0.5 + right / (-back * half * aspect) / 2, 0.5 - up / (-back * half) / 2],
  };
}

const isAhead = (point: Vector3): boolean => point[2] <= -NEAREST_DRAWN;

/** Where a line through both is as near as is drawn. */
const atNearest = (a: Vector3, b: Vector3): Vector3 => interpolate(a, b, (-NEAREST_DRAWN - a[2]) / (b[2] - a[2]));

/** The part of a side that lies ahead; null where none does. */
export function aheadSide(a: Vector3, b: Vector3): readonly [Vector3, Vector3] | null {
  if (isAhead(a)) return [a, isAhead(b) ? b : atNearest(a, b)];
  return isAhead(b) ? [atNearest(a, b), b] : null;
}

/** The part of a loop that lies ahead. */
export function aheadLoop(loop: readonly Vector3[]): Vector3[] {
  return loop.flatMap((from, at) => {
    const to = loop[(at + 1) % loop.length]!;
    const own = isAhead(from) ? [from] : [];
    return isAhead(from) === isAhead(to) ? own : [...own, atNearest(from, to)];
  });
}

/** The shares of a line between two places of which what lies between them is in the picture; null where nothing is. */
export function insideShares([ax, ay]: Vector2, [bx, by]: Vector2): readonly [number, number] | null {
  let [from, to] = [0, 1];
  for (const [start, step] of [
    [ax, bx - ax],
    [ay, by - ay],
  ] as const) {
    if (Math.abs(step) < 1e-12) {
      if (start < 0 || start > 1) return null;
      continue;
    }
    const [near, far] = [-start / step, (1 - start) / step];
    from = Math.max(from, Math.min(near, far));
    to = Math.min(to, Math.max(near, far));
  }
  return from < to ? [from, to] : null;
}
