/** The pose of a plan in the capture's world, and the transforms of its objects. */
import type { PlanPoint } from "./room-plan";

/** Rotation about the vertical axis (radians), and the position of the plan's origin on the floor (meters). */
export type ScanPose = { turn: number; origin: readonly [number, number, number] };

type Vector = readonly [number, number, number];

/** Captures hold single-precision numbers. */
export const single = (value: number): number => Number(Math.fround(value).toPrecision(8)) + 0;
export const singles = (values: readonly number[]): number[] => values.map(single);

export function toWorld({ turn, origin }: ScanPose, [x, z]: PlanPoint, height = 0): Vector {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [origin[0] + x * cos + z * sin, origin[1] + height, origin[2] - x * sin + z * cos];
}

/** A direction of the plan in the world. */
export const directionInWorld = ({ turn }: ScanPose, direction: PlanPoint): Vector =>
  toWorld({ turn, origin: [0, 0, 0] }, direction);

/** Column-major, as in the file. */
export const transform = (x: Vector, y: Vector, z: Vector, at: Vector): number[] =>
  singles([...x, 0, ...y, 0, ...z, 0, ...at, 1]);

/** An upright surface or object whose width runs along a direction of the plan; its z axis is to the right. */
export function uprightTransform(pose: ScanPose, along: PlanPoint, at: PlanPoint, height: number): number[] {
  const length = Math.hypot(...along);
  const x = directionInWorld(pose, [along[0] / length, along[1] / length]);
  return transform(x, [0, 1, 0], [-x[2], 0, x[0]], toWorld(pose, at, height));
}
