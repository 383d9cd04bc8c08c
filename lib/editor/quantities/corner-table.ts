/**
 * The corners of a few faces by number, in flat arrays that are used again for the next few: their places, how far each may be
 * off, and for each measure what it gains when a corner moves.
 */
import type { FlatPoints } from "../../geometry/flat-loops";
import type { Vector3 } from "../../geometry/vector3";
import type { Records } from "../topology/places";
import { spreadOf } from "./spread";

export type CornerTable = {
  readonly points: FlatPoints;
  /** Squares of their spreads, in m². */
  readonly variances: FlatPoints;
  readonly gradients: readonly FlatPoints[];
  count(): number;
  /** Empties it, for the next faces. */
  begin(): void;
  /** Takes in the corners of a loop; their numbers. One that is not there is left out. */
  numbersOf(records: Records, loop: readonly string[]): number[];
  placeOf(number: number): Vector3;
  /** By how much a measure may be off, squared, where each corner is off by itself. */
  varianceOf(gradient: FlatPoints): number;
};

const FIRST_SIZE = 64;

const grown = (array: FlatPoints, length: number): FlatPoints => {
  const larger = new Float64Array(length);
  larger.set(array);
  return larger;
};

export function createCornerTable(measures: number): CornerTable {
  const numbers = new Map<string, number>();
  let size = FIRST_SIZE;
  let points: FlatPoints = new Float64Array(3 * size);
  let variances: FlatPoints = new Float64Array(size);
  let gradients: FlatPoints[] = Array.from({ length: measures }, () => new Float64Array(3 * size));

  function grow(): void {
    size *= 2;
    points = grown(points, 3 * size);
    variances = grown(variances, size);
    gradients = gradients.map((gradient) => grown(gradient, 3 * size));
  }

  return {
    get points() {
      return points;
    },
    get variances() {
      return variances;
    },
    get gradients() {
      return gradients;
    },
    count: () => numbers.size,
    begin: () => numbers.clear(),
    numbersOf(records, loop) {
      const found: number[] = [];
      for (const key of loop) {
        let number = numbers.get(key);
        if (number === undefined) {
          const vertex = records.get("vertex", key);
          if (!vertex) continue;
          number = numbers.size;
          numbers.set(key, number);
          if (number === size) grow();
          points[3 * number] = vertex.x;
          points[3 * number + 1] = vertex.y;
          points[3 * number + 2] = vertex.z;
          variances[number] = spreadOf(vertex.confidence) ** 2;
          for (let at = 0; at < gradients.length; at += 1) {
            const gradient = gradients[at]!;
            gradient[3 * number] = 0;
            gradient[3 * number + 1] = 0;
            gradient[3 * number + 2] = 0;
          }
        }
        found.push(number);
      }
      return found;
    },
    placeOf: (number) => [points[3 * number]!, points[3 * number + 1]!, points[3 * number + 2]!],
    varianceOf(gradient) {
      let sum = 0;
      for (let at = 0; at < numbers.size; at += 1) {
        const x = gradient[3 * at]!;
        const y = gradient[3 * at + 1]!;
        const z = gradient[3 * at + 2]!;
        sum += variances[at]! * (x * x + y * y + z * z);
      }
      return sum;
    },
  };
}
