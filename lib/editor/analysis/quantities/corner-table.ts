import type { FlatPoints } from "../../../geometry/flat-loops";
import type { Vector3 } from "../../../geometry/vector3";
import { type FlatFaces, isCornerMissing } from "../../core/flat-survey";
import { spreadOf } from "./spread";

const FIRST_SIZE = 64;

const enlarged = (array: FlatPoints, length: number): FlatPoints => {
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

/** The corners of one group of faces, numbered, in flat arrays that are reused for the next group. */
export class CornerTable {
  /** Three coordinates per corner, in m. */
  points: FlatPoints;
  /** The squared spread of each corner, in m². */
  variances: FlatPoints;
  /** For each measure, its derivative by each coordinate of each corner. */
  gradients: FlatPoints[];
  count = 0;

  private survey = NO_SURVEY;
  /** The number of each corner of the survey in this table; valid only if its `rounds` entry is the current round. */
  private numbers = new Int32Array(FIRST_SIZE);
  private rounds = new Int32Array(FIRST_SIZE);
  private round = 0;
  private size = FIRST_SIZE;

  constructor(measures: number) {
    this.points = new Float64Array(3 * this.size);
    this.variances = new Float64Array(this.size);
    this.gradients = Array.from({ length: measures }, () => new Float64Array(3 * this.size));
  }

  /** Empties the table for a group of faces from `survey`. */
  reset(survey: FlatFaces): void {
    this.survey = survey;
    this.count = 0;
    this.round += 1;
    if (survey.vertices.length <= this.numbers.length) return;
    this.numbers = new Int32Array(survey.vertices.length);
    this.rounds = new Int32Array(survey.vertices.length);
  }

  /** Adds the corners of a face and returns their numbers, loop by loop. Missing corners are left out. */
  addFace(face: number): number[][] {
    const { loopsOf, startOf, corners } = this.survey;
    const loops: number[][] = [];
    for (let loop = loopsOf[face]!; loop < loopsOf[face + 1]!; loop += 1) {
      const numbers: number[] = [];
      for (let i = startOf[loop]!; i < startOf[loop + 1]!; i += 1) {
        const corner = corners[i]!;
        if (isCornerMissing(corner)) continue;
        numbers.push(this.rounds[corner] === this.round ? this.numbers[corner]! : this.addCorner(corner));
      }
      loops.push(numbers);
    }
    return loops;
  }

  placeOf(number: number): Vector3 {
    return [this.points[3 * number]!, this.points[3 * number + 1]!, this.points[3 * number + 2]!];
  }

  /** Returns the variance of a measure with this gradient, if the errors of all corners are independent. */
  varianceOf(gradient: FlatPoints): number {
    let sum = 0;
    for (let i = 0; i < this.count; i += 1) {
      const x = gradient[3 * i]!;
      const y = gradient[3 * i + 1]!;
      const z = gradient[3 * i + 2]!;
      sum += this.variances[i]! * (x * x + y * y + z * z);
    }
    return sum;
  }

  private addCorner(corner: number): number {
    const number = this.count;
    this.count += 1;
    if (number === this.size) this.grow();
    this.rounds[corner] = this.round;
    this.numbers[corner] = number;
    const { points, vertices } = this.survey;
    this.points[3 * number] = points[3 * corner]!;
    this.points[3 * number + 1] = points[3 * corner + 1]!;
    this.points[3 * number + 2] = points[3 * corner + 2]!;
    this.variances[number] = spreadOf(vertices[corner]!.confidence) ** 2;
    for (let i = 0; i < this.gradients.length; i += 1) {
      const gradient = this.gradients[i]!;
      gradient[3 * number] = 0;
      gradient[3 * number + 1] = 0;
      gradient[3 * number + 2] = 0;
    }
    return number;
  }

  private grow(): void {
    this.size *= 2;
    this.points = enlarged(this.points, 3 * this.size);
    this.variances = enlarged(this.variances, this.size);
    this.gradients = this.gradients.map((gradient) => enlarged(gradient, 3 * this.size));
  }
}
