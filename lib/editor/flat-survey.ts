/**
 * A survey's corners by number, and its edges and loops by these numbers, in flat arrays: for who looks at everything once.
 * A corner is looked up by its key once for each that names it, and never again. All is as it was when it was read.
 */
import type { Edge, Face, Vertex } from "../domain/geometry-records";
import type { Vector3 } from "../geometry/vector3";
import type { ReadScene } from "./scene";

/** A corner that is named and not there has a number below 0: -1, -2 and so on, the same wherever it is named. */
export const isCornerMissing = (corner: number): boolean => corner < 0;

export type FlatSurvey = {
  /** In the order in which they were met. */
  readonly vertices: readonly Vertex[];
  /** Of each corner [x, y, z], in metres. */
  readonly points: Float64Array;
  /** How many more are named that are not there. */
  readonly missing: number;
  readonly edges: readonly Edge[];
  /** Two corners for each edge. */
  readonly ends: Int32Array;
  readonly faces: readonly Face[];
  /** A face's loops are those from `loopsOf[face]` up to `loopsOf[face + 1]`. */
  readonly loopsOf: Int32Array;
  /** A loop's corners are those of `corners` from `startOf[loop]` up to `startOf[loop + 1]`. */
  readonly startOf: Int32Array;
  readonly corners: Int32Array;
};

/** Records that are read between two breaths. */
const A_BREATH = 16;

/** Numbers that grow in number, without a list of them. */
function createLane(length: number) {
  let lane = new Int32Array(length);
  let count = 0;
  return {
    push(value: number): void {
      if (count === lane.length) {
        const larger = new Int32Array(2 * count + 16);
        larger.set(lane);
        lane = larger;
      }
      lane[count] = value;
      count += 1;
    },
    count: () => count,
    read: () => lane.subarray(0, count),
  };
}

/** How many corners the loops of so many faces have, about. */
const cornersOf = (faces: number): number => Math.ceil(4.5 * faces) + 16;

/** Of these faces alone, without edges. */
export function readFlatFaces(records: Pick<ReadScene, "get">, faces: readonly Face[]): FlatSurvey {
  const reading = readFlatSurvey(records, { edges: [], faces, edgeCount: 0, faceCount: faces.length });
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** A generator that breathes now and then. `edges` and `faces`: those that are asked about; their counts need not be exact. */
export function* readFlatSurvey(
  records: Pick<ReadScene, "get">,
  asked: { edges: Iterable<Edge>; faces: Iterable<Face>; edgeCount: number; faceCount: number },
): Generator<void, FlatSurvey> {
  const { edges, faces, edgeCount, faceCount } = asked;
  const numbers = new Map<string, number>();
  const vertices: Vertex[] = [];
  let missing = 0;
  function numberOf(key: string): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const vertex = records.get("vertex", key);
    if (!vertex) missing += 1;
    const number = vertex ? vertices.push(vertex) - 1 : -missing;
    numbers.set(key, number);
    return number;
  }

  const allEdges: Edge[] = [];
  const ends = createLane(2 * edgeCount);
  for (const edge of edges) {
    allEdges.push(edge);
    ends.push(numberOf(edge.vertexKeys[0]));
    ends.push(numberOf(edge.vertexKeys[1]));
    if (allEdges.length % A_BREATH === 0) yield;
  }
  const allFaces: Face[] = [];
  const [loopsOf, startOf, corners] = [
    createLane(faceCount + 1),
    createLane(faceCount + 16),
    createLane(cornersOf(faceCount)),
  ];
  for (const face of faces) {
    allFaces.push(face);
    loopsOf.push(startOf.count());
    for (const loop of face.loops) {
      startOf.push(corners.count());
      for (const key of loop) corners.push(numberOf(key));
    }
    if (allFaces.length % A_BREATH === 0) yield;
  }
  loopsOf.push(startOf.count());
  startOf.push(corners.count());
  const points = new Float64Array(3 * vertices.length);
  for (let at = 0; at < vertices.length; at += 1) {
    const { x, y, z } = vertices[at]!;
    points[3 * at] = x;
    points[3 * at + 1] = y;
    points[3 * at + 2] = z;
  }
  return {
    vertices,
    points,
    missing,
    edges: allEdges,
    ends: ends.read(),
    faces: allFaces,
    loopsOf: loopsOf.read(),
    startOf: startOf.read(),
    corners: corners.read(),
  };
}

/** The places of a face's corners, by its place; one that is not there is left out. */
export function placesIn({ points, loopsOf, startOf, corners }: FlatSurvey, face: number): Vector3[][] {
  const places: Vector3[][] = [];
  for (let loop = loopsOf[face]!; loop < loopsOf[face + 1]!; loop += 1) {
    const own: Vector3[] = [];
    for (let at = startOf[loop]!; at < startOf[loop + 1]!; at += 1) {
      if (isCornerMissing(corners[at]!)) continue;
      const corner = 3 * corners[at]!;
      own.push([points[corner]!, points[corner + 1]!, points[corner + 2]!]);
    }
    places.push(own);
  }
  return places;
}
