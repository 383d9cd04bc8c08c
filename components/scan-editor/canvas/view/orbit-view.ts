/** A camera that looks at a target from a distance, and how orbit, pan, zoom and fit move it. */
import type { PinholeCamera } from "@/lib/geometry/project-point";
import { rotate } from "@/lib/geometry/quaternion";
import { add, cross, dot, normalize, scale, subtract, type Vector3 } from "@/lib/geometry/vector3";
import { UP } from "./up";

/** Meters and radians. Azimuth 0 looks along -z; elevation is the angle above the horizon. */
export type OrbitView = {
  readonly target: Vector3;
  readonly distance: number;
  readonly azimuth: number;
  readonly elevation: number;
};

/** Half the picture's height at distance 1, and its width over its height. */
export type Lens = { readonly halfHeight: number; readonly aspect: number };

const MIN_ELEVATION = 0.03;
const MAX_ELEVATION = Math.PI / 2 - 0.001;
const MIN_DISTANCE = 0.3;
const MAX_DISTANCE = 3_000;
/** Space around fitted points. */
const FIT_MARGIN = 1.12;
const FIT_ROUNDS = 4;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Returns the unit vector from the target to the eye. */
export function towardEye(view: OrbitView): Vector3 {
  const level = Math.cos(view.elevation);
  return [level * Math.sin(view.azimuth), Math.sin(view.elevation), level * Math.cos(view.azimuth)];
}

export const eyeOf = (view: OrbitView): Vector3 => add(view.target, scale(towardEye(view), view.distance));

/** Distance from a photo's camera to the target of its view, in meters. */
const PHOTO_TARGET = 2;

/** Returns the view with a camera's eye and direction, without its roll. */
export function viewFrom({ position, quaternion }: Pick<PinholeCamera, "position" | "quaternion">): OrbitView {
  const out = rotate(quaternion, [0, 0, 1]);
  return {
    target: subtract(position, scale(out, PHOTO_TARGET)),
    distance: PHOTO_TARGET,
    azimuth: Math.atan2(out[0], out[2]),
    elevation: Math.asin(clamp(out[1], -1, 1)),
  };
}

/** Returns the axes of the picture: right, up, and out toward the eye. */
export function pictureAxes(view: OrbitView): { right: Vector3; up: Vector3; out: Vector3 } {
  const out = towardEye(view);
  const right = normalize(cross(UP, out)) ?? [1, 0, 0];
  return { right, up: cross(out, right), out };
}

export function orbit(view: OrbitView, azimuthBy: number, elevationBy: number): OrbitView {
  return {
    ...view,
    azimuth: view.azimuth + azimuthBy,
    elevation: clamp(view.elevation + elevationBy, MIN_ELEVATION, MAX_ELEVATION),
  };
}

/** Moves the picture by shares of its height, at the depth of the target. */
export function pan(view: OrbitView, lens: Lens, right: number, up: number): OrbitView {
  const axes = pictureAxes(view);
  const height = view.distance * lens.halfHeight * 2;
  const move = add(scale(axes.right, -right * height), scale(axes.up, -up * height));
  return { ...view, target: add(view.target, move) };
}

/** A factor below 1 zooms in; the point `toward` keeps its position in the picture. */
export function zoom(view: OrbitView, factor: number, toward: Vector3 | null): OrbitView {
  const distance = clamp(view.distance * factor, MIN_DISTANCE, MAX_DISTANCE);
  const ratio = distance / view.distance;
  const target = toward ? add(toward, scale(subtract(view.target, toward), ratio)) : view.target;
  return { ...view, distance, target };
}

/** Shares of the picture's width and height, measured from each edge. */
export type Shares = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const NO_SHARES: Shares = { left: 0, right: 0, top: 0, bottom: 0 };

/**
 * Keeps the direction and centers the points, as large as possible, in the part of the picture that is not covered.
 * `covered` is below 0.5 at each edge.
 */
export function fitPoints(view: OrbitView, lens: Lens, points: readonly Vector3[], covered = NO_SHARES): OrbitView {
  if (points.length === 0) return view;
  const { right, up, out } = pictureAxes(view);
  const across = points.map((point) => dot(point, right));
  const upward = points.map((point) => dot(point, up));
  const depths = points.map((point) => dot(point, out));
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  let x = middle(across);
  let y = middle(upward);
  const z = middle(depths);
  /** Returns the distance from the picture's center to a covered edge, at distance 1. */
  const reach = (half: number, share: number): number => half * (1 - 2 * share);
  const halfWidth = lens.halfHeight * lens.aspect;
  const free = {
    left: reach(halfWidth, covered.left),
    right: reach(halfWidth, covered.right),
    top: reach(lens.halfHeight, covered.top),
    bottom: reach(lens.halfHeight, covered.bottom),
  };
  const [freeX, freeY] = [(free.right - free.left) / 2, (free.top - free.bottom) / 2];
  const neededDistance = (): number => {
    let distance = MIN_DISTANCE;
    depths.forEach((depth, index) => {
      const [toRight, toTop] = [across[index]! - x, upward[index]! - y];
      const wide = Math.max(toRight / free.right, -toRight / free.left);
      const high = Math.max(toTop / free.top, -toTop / free.bottom);
      distance = Math.max(distance, depth - z + Math.max(wide, high) * FIT_MARGIN);
    });
    return distance;
  };
  // Near points look larger, so the center of the picture is not the center of the box: approximate it in a few rounds.
  for (let round = 0; round < FIT_ROUNDS; round += 1) {
    const distance = neededDistance();
    const eyeDepths = depths.map((depth) => distance - (depth - z));
    const [centerX, centerY] = [x, y];
    x += (middle(across.map((value, index) => (value - centerX) / eyeDepths[index]!)) - freeX) * distance;
    y += (middle(upward.map((value, index) => (value - centerY) / eyeDepths[index]!)) - freeY) * distance;
  }
  const distance = clamp(neededDistance(), MIN_DISTANCE, MAX_DISTANCE);
  return { ...view, distance, target: add(scale(right, x), add(scale(up, y), scale(out, z))) };
}
