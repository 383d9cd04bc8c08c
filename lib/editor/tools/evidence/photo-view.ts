/** Projects points of the model into a photo, and clips lines at its borders. */
import type { PinholeCamera } from "../../../geometry/project-point";
import { rotate } from "../../../geometry/quaternion";
import type { Vector2 } from "../../../geometry/vector2";
import { interpolate, subtract, type Vector3 } from "../../../geometry/vector3";

export type PhotoView = {
  /** Converts to camera coordinates in m: right, up, and backward (points ahead have a negative third coordinate). */
  toCamera(point: Vector3): Vector3;
  /** Projects a point ahead of the camera to fractions of the photo. */
  toPhoto(point: Vector3): Vector2;
  /** Whether all points, in camera coordinates, are behind the camera or outside the same border. */
  isOutside(points: readonly Vector3[]): boolean;
};

/** Points nearer than this are not drawn, in m. */
export const MIN_DEPTH = 0.05;

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
    isOutside: (points) => sides.some((isOut) => points.every(isOut)),
    toCamera: (point) => rotate([-x, -y, -z, w], subtract(point, position)),
    toPhoto: ([right, up, back]) => [0.5 + right / (-back * half * aspect) / 2, 0.5 - up / (-back * half) / 2],
  };
}

const isAhead = (point: Vector3): boolean => point[2] <= -MIN_DEPTH;

/** Returns the point of a line at the least depth. */
const atMinDepth = (a: Vector3, b: Vector3): Vector3 => interpolate(a, b, (-MIN_DEPTH - a[2]) / (b[2] - a[2]));

/** Returns the part of a side ahead of the camera, or null. */
export function aheadSide(a: Vector3, b: Vector3): readonly [Vector3, Vector3] | null {
  if (isAhead(a)) return [a, isAhead(b) ? b : atMinDepth(a, b)];
  return isAhead(b) ? [atMinDepth(a, b), b] : null;
}

/** Returns the part of a loop ahead of the camera. */
export function aheadLoop(loop: readonly Vector3[]): Vector3[] {
  return loop.flatMap((from, index) => {
    const to = loop[(index + 1) % loop.length]!;
    const ahead = isAhead(from) ? [from] : [];
    return isAhead(from) === isAhead(to) ? ahead : [...ahead, atMinDepth(from, to)];
  });
}

/** Returns the range of a segment, from 0 to 1, that is inside the photo, or null. */
export function insideShares([ax, ay]: Vector2, [bx, by]: Vector2): readonly [number, number] | null {
  let from = 0;
  let to = 1;
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
