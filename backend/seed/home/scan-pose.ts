/** The pose of a plan in the capture's world, and the transforms of its objects. */
import type { PlanPoint } from "./room-plan";

/** Rotation about the vertical axis (radians), and the position of the plan's origin on the floor (meters). */
export type ScanPose = { turn: number; origin: readonly [number, number, number] };

type Vector = readonly [number, number, number];

/** Rounds to single precision, as in a capture; adding 0 turns -0 into 0. */
export const single = (value: number): number => Number(Math.fround(value).toPrecision(8)) + 0;
export const singles = (values: readonly number[]): number[] => values.map(single);

/** Returns a point of the plan in the world; `height` is above the floor. In meters. */
export function toWorld({ turn, origin }: ScanPose, [x, z]: PlanPoint, height = 0): Vector {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return [origin[0] + x * cos + z * sin, origin[1] + height, origin[2] - x * sin + z * cos];
}

/** Returns a direction of the plan in the world. */
export const directionInWorld = ({ turn }: ScanPose, direction: PlanPoint): Vector =>
  toWorld({ turn, origin: [0, 0, 0] }, direction);

/** Returns the 4 by 4 matrix of three axes and a position, column-major as in the file. */
export const transform = (x: Vector, y: Vector, z: Vector, at: Vector): number[] =>
  singles([...x, 0, ...y, 0, ...z, 0, ...at, 1]);

/** Returns the transform of an upright element: x runs along a direction of the plan, z to the right of it. */
export function uprightTransform(pose: ScanPose, along: PlanPoint, at: PlanPoint, height: number): number[] {
  const length = Math.hypot(...along);
  const x = directionInWorld(pose, [along[0] / length, along[1] / length]);
  return transform(x, [0, 1, 0], [-x[2], 0, x[0]], toWorld(pose, at, height));
}
