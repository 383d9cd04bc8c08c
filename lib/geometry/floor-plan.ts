/**
 * Points seen from above as [x, -z], so that a loop that is counterclockwise from above is counterclockwise on the
 * plan.
 */
import type { Vector2 } from "./vector2";
import type { Vector3 } from "./vector3";

export const toPlan = ([x, , z]: Vector3): Vector2 => [x, -z];
export const floorPlanOf = (loop: readonly Vector3[]): Vector2[] => loop.map(toPlan);
