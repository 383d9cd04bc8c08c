/**
 * The geometry of a survey in flat arrays: edges and loops by corner number, for code that reads the whole survey once.
 * Each corner key is looked up once. The arrays are a snapshot.
 */
import type { Edge, Face, GeometryKind, GeometryRecordByKind, Vertex } from "../../domain/geometry-records";
import type { Vector3 } from "../../geometry/vector3";
import type { CornerNumbers } from "./corner-numbers";

/** The part of a scene that is read here, declared apart because `scene.ts` imports this file. */
type Records = {
  get<K extends GeometryKind>(kind: K, key: string): GeometryRecordByKind[K] | undefined;
  count(kind: GeometryKind): number;
  values<K extends GeometryKind>(kind: K): IterableIterator<GeometryRecordByKind[K]>;
};

/** Missing corners have the numbers -1, -2 and so on; a key has the same number everywhere. */
export const isCornerMissing = (corner: number): boolean => corner < 0;

export type FlatFaces = {
  readonly vertices: readonly Vertex[];
  /** [x, y, z] of each corner, in meters. */
  readonly points: Float64Array;
  /** The count of referenced corners that are missing. */
  readonly missing: number;
  readonly faces: readonly Face[];
  /** The loops of a face are `loopsOf[face]` up to, not including, `loopsOf[face + 1]`. */
  readonly loopsOf: Int32Array;
  /** The corners of a loop are `corners[startOf[loop]]` up to, not including, `corners[startOf[loop + 1]]`. */
  readonly startOf: Int32Array;
  readonly corners: Int32Array;
};

export type FlatSurvey = FlatFaces & {
  readonly edges: readonly Edge[];
  /** Two corners per edge. */
  readonly ends: Int32Array;
};

/** The number of records that are read between two yields. */
const RECORDS_PER_SLICE = 16;

/** An Int32Array that grows as values are pushed. */
function createGrowingInts(length: number) {
  let values = new Int32Array(length);
  let count = 0;
  return {
    push(value: number): void {
      if (count === values.length) {
        const larger = new Int32Array(2 * count + 16);
        larger.set(values);
        values = larger;
      }
      values[count] = value;
      count += 1;
    },
    count: () => count,
    read: () => values.subarray(0, count),
  };
}

/** Estimates the number of corners in the loops of that many faces. */
const estimateCorners = (faces: number): number => Math.ceil(4.5 * faces) + 16;

type Numbered = { numberOf(key: string): number; vertices: readonly Vertex[]; missing(): number };

/** Numbers corners in the order of their first use. */
function numberInOrder(records: Pick<Records, "get">): Numbered {
  const numbers = new Map<string, number>();
  const vertices: Vertex[] = [];
  let missing = 0;
  return {
    vertices,
    missing: () => missing,
    numberOf(key) {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const vertex = records.get("vertex", key);
      if (!vertex) missing += 1;
      const number = vertex ? vertices.push(vertex) - 1 : -missing;
      numbers.set(key, number);
      return number;
    },
  };
}

/** Uses the scene's own corner numbers. `vertices`: all vertices, in that order. */
const readSceneNumbers = (numbers: CornerNumbers, vertices: readonly Vertex[]): Numbered => ({
  vertices,
  missing: () => numbers.count() - vertices.length,
  numberOf(key) {
    const number = numbers.of(key);
    return number < vertices.length ? number : vertices.length - 1 - number;
  },
});

function* readEnds({ numberOf }: Numbered, edges: Iterable<Edge>, count: number) {
  const all: Edge[] = [];
  const ends = createGrowingInts(2 * count);
  for (const edge of edges) {
    all.push(edge);
    ends.push(numberOf(edge.vertexKeys[0]));
    ends.push(numberOf(edge.vertexKeys[1]));
    if (all.length % RECORDS_PER_SLICE === 0) yield;
  }
  return { edges: all, ends: ends.read() };
}

function* readLoops(numbered: Numbered, faces: Iterable<Face>, count: number): Generator<void, FlatFaces> {
  const { numberOf, vertices } = numbered;
  const all: Face[] = [];
  const loopsOf = createGrowingInts(count + 1);
  const startOf = createGrowingInts(count + 16);
  const corners = createGrowingInts(estimateCorners(count));
  for (const face of faces) {
    all.push(face);
    loopsOf.push(startOf.count());
    for (const loop of face.loops) {
      startOf.push(corners.count());
      for (const key of loop) corners.push(numberOf(key));
    }
    if (all.length % RECORDS_PER_SLICE === 0) yield;
  }
  loopsOf.push(startOf.count());
  startOf.push(corners.count());
  const points = new Float64Array(3 * vertices.length);
  for (let index = 0; index < vertices.length; index += 1) {
    const { x, y, z } = vertices[index]!;
    points[3 * index] = x;
    points[3 * index + 1] = y;
    points[3 * index + 2] = z;
  }
  const arrays = { loopsOf: loopsOf.read(), startOf: startOf.read(), corners: corners.read() };
  return { vertices, points, missing: numbered.missing(), faces: all, ...arrays };
}

function runToEnd<Result>(reading: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

export const readFlatFaces = (records: Pick<Records, "get">, faces: readonly Face[]): FlatFaces =>
  runToEnd(readLoops(numberInOrder(records), faces, faces.length));

/** The flat arrays of an unchanged scene, shared by all readers. */
type SharedFlat = { faces(): FlatFaces | null; readEdges(): Generator<void, Pick<FlatSurvey, "edges" | "ends">> };

const shared = new WeakMap<Pick<Records, "values">, SharedFlat>();

/**
 * Returns all faces of a scene that has not changed since its creation, read once for all callers; null for any other
 * scene.
 */
export const sharedFaces = (scene: Pick<Records, "values">): FlatFaces | null => shared.get(scene)?.faces() ?? null;

/** Registers a new scene for sharing. Returns the function to call at the first change of the scene. */
export function shareFlat(scene: Pick<Records, "values" | "count">, numbers: CornerNumbers): () => void {
  let numbered: Numbered | null = null;
  let faces: FlatFaces | null = null;
  const numberCorners = (): Numbered => {
    numbered ??= readSceneNumbers(numbers, [...scene.values("vertex")]);
    return numbered;
  };
  shared.set(scene, {
    faces() {
      faces ??= runToEnd(readLoops(numberCorners(), scene.values("face"), scene.count("face")));
      return faces;
    },
    readEdges: () => readEnds(numberCorners(), scene.values("edge"), scene.count("edge")),
  });
  return () => {
    shared.delete(scene);
    numbered = null;
    faces = null;
  };
}

/** Reads all faces and edges of a scene; yields between slices. */
export function* readFlatSurvey(scene: Pick<Records, "get" | "values" | "count">): Generator<void, FlatSurvey> {
  const sharedFlat = shared.get(scene);
  const faces = sharedFlat?.faces();
  if (sharedFlat && faces) {
    const { edges, ends } = yield* sharedFlat.readEdges();
    return { ...faces, edges, ends };
  }
  const numbered = numberInOrder(scene);
  const { edges, ends } = yield* readEnds(numbered, scene.values("edge"), scene.count("edge"));
  return { ...(yield* readLoops(numbered, scene.values("face"), scene.count("face"))), edges, ends };
}

/** Returns the loops of a face as points in meters, without missing corners. */
export function placesIn({ points, loopsOf, startOf, corners }: FlatFaces, face: number): Vector3[][] {
  const places: Vector3[][] = [];
  for (let loop = loopsOf[face]!; loop < loopsOf[face + 1]!; loop += 1) {
    const loopPoints: Vector3[] = [];
    for (let index = startOf[loop]!; index < startOf[loop + 1]!; index += 1) {
      if (isCornerMissing(corners[index]!)) continue;
      const corner = 3 * corners[index]!;
      loopPoints.push([points[corner]!, points[corner + 1]!, points[corner + 2]!]);
    }
    places.push(loopPoints);
  }
  return places;
}
