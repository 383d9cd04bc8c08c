/** Returns the length of a closed loop in meters. */
import { cyclicPairs } from "./cyclic-pairs";
import { distance, type Vector3 } from "./vector3";

export const loopLength = (loop: readonly Vector3[]): number =>
  loop.length < 2 ? 0 : cyclicPairs(loop).reduce((sum, [a, b]) => sum + distance(a, b), 0);
