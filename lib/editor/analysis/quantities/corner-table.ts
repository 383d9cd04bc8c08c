/**
 * The corners of a few faces by number, in flat arrays that are used again for the next few: their places, how far each may be
 * off, and for each measure what it gains when a corner moves.
 */
import type { FlatPoints } from "../../../geometry/flat-loops";
import type { Vector3 } from "../../../geometry/vector3";
import { type FlatFaces, isCornerMissing } from "../../core/flat-survey";
import { spreadOf } from "./spread";

export type CornerTable = {
  readonly points: FlatPoints;
  /** Squares of their spreads, in m². */
  readonly variances: FlatPoints;
  readonly gradients: readonly FlatPoints[];
  count(): number;
  /** Empties it, for the next faces, which are of this survey. */
  begin(survey: FlatFaces): void;
  /** Takes in the corners of a face; their numbers, loop by loop. One that is not there is left out. */
  loopsOf(face: number): number[][];
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

const NO_SURVEY: FlatFaces = {
  vertices: [],
  points: new Float64Array(),
  missing: 0,
  faces: [],
  loopsOf: new Int32Array(1),
  startOf: new Int32Array(1),
  corners: new Int32Array(),
};

export function createCornerTable(measures: number): CornerTable {
  let survey = NO_SURVEY;
  let count = 0;
  /** Of each corner of the survey its number here, and in which round it got it. */
  let numbers = new Int32Array(FIRST_SIZE);
  let rounds = new Int32Array(FIRST_SIZE);
  let round = 0;
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

  /** A corner that is met for the first time in this round. */
  function take(corner: number): number {
    const number = count;
    count += 1;
    if (number === size) grow();
    rounds[corner] = round;
    numbers[corner] = number;
    points[3 * number] = survey.points[3 * corner]!;
    points[3 * number + 1] = survey.points[3 * corner + 1]!;
    points[3 * number + 2] = survey.points[3 * corner + 2]!;
    variances[number] = spreadOf(survey.vertices[corner]!.confidence) ** 2;
    for (let at = 0; at < gradients.length; at += 1) {
      const gradient = gradients[at]!;
      gradient[3 * number] = 0;
      gradient[3 * number + 1] = 0;
      gradient[3 * number + 2] = 0;
    }
    return number;
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
    count: () => count,
    begin(of) {
      survey = of;
      count = 0;
      round += 1;
      if (of.vertices.length <= numbers.length) return;
      numbers = new Int32Array(of.vertices.length);
      rounds = new Int32Array(of.vertices.length);
    },
    loopsOf(face) {
      const loops: number[][] = [];
      for (let loop = survey.loopsOf[face]!; loop < survey.loopsOf[face + 1]!; loop += 1) {
        const own: number[] = [];
        for (let at = survey.startOf[loop]!; at < survey.startOf[loop + 1]!; at += 1) {
          const corner = survey.corners[at]!;
          if (!isCornerMissing(corner)) own.push(rounds[corner] === round ? numbers[corner]! : take(corner));
        }
        loops.push(own);
      }
      return loops;
    },
    placeOf: (number) => [points[3 * number]!, points[3 * number + 1]!, points[3 * number + 2]!],
    varianceOf(gradient) {
      let sum = 0;
      for (let at = 0; at < count; at += 1) {
        const x = gradient[3 * at]!;
        const y = gradient[3 * at + 1]!;
        const z = gradient[3 * at + 2]!;
        sum += variances[at]! * (x * x + y * y + z * z);
      }
      return sum;
    },
  };
}
