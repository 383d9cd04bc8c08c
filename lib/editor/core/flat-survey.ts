/**
 * A survey's corners by number, and its edges and loops by these numbers, in flat arrays: for who looks at everything once.
 * A corner is looked up by its key once for each that names it, and never again. All is as it was when it was read.
 */
import type { Edge, Face, GeometryKind, GeometryRecordByKind, Vertex } from "../../domain/geometry-records";
import type { Vector3 } from "../../geometry/vector3";
import type { CornerNumbers } from "./corner-numbers";

/** The part of a scene that is read here; `scene.ts` itself builds on this file. */
type Records = {
  get<K extends GeometryKind>(kind: K, key: string): GeometryRecordByKind[K] | undefined;
  count(kind: GeometryKind): number;
  values<K extends GeometryKind>(kind: K): IterableIterator<GeometryRecordByKind[K]>;
};

/** A corner that is named and not there has a number below 0: -1, -2 and so on, the same wherever it is named. */
export const isCornerMissing = (corner: number): boolean => corner < 0;

/** Faces by their corners' numbers. */
export type FlatFaces = {
  readonly vertices: readonly Vertex[];
  /** Of each corner [x, y, z], in metres. */
  readonly points: Float64Array;
  /** How many more are named that are not there. */
  readonly missing: number;
  readonly faces: readonly Face[];
  /** A face's loops are those from `loopsOf[face]` up to `loopsOf[face + 1]`. */
  readonly loopsOf: Int32Array;
  /** A loop's corners are those of `corners` from `startOf[loop]` up to `startOf[loop + 1]`. */
  readonly startOf: Int32Array;
  readonly corners: Int32Array;
};

export type FlatSurvey = FlatFaces & {
  readonly edges: readonly Edge[];
  /** Two corners for each edge. */
  readonly ends: Int32Array;
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

type Numbered = { numberOf(key: string): number; vertices: readonly Vertex[]; missing(): number };

/** Numbers in the order in which corners are met. */
function numberedAsMet(records: Pick<Records, "get">): Numbered {
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

/** Numbers that the scene gives anyway. `vertices`: all that there are, in their order. */
const numberedInScene = (numbers: CornerNumbers, vertices: readonly Vertex[]): Numbered => ({
  vertices,
  missing: () => numbers.count() - vertices.length,
  numberOf(key) {
    const number = numbers.of(key);
    return number < vertices.length ? number : vertices.length - 1 - number;
  },
});

function* readEnds({ numberOf }: Numbered, edges: Iterable<Edge>, count: number) {
  const all: Edge[] = [];
  const ends = createLane(2 * count);
  for (const edge of edges) {
    all.push(edge);
    ends.push(numberOf(edge.vertexKeys[0]));
    ends.push(numberOf(edge.vertexKeys[1]));
    if (all.length % A_BREATH === 0) yield;
  }
  return { edges: all, ends: ends.read() };
}

function* readLoops(numbered: Numbered, faces: Iterable<Face>, count: number): Generator<void, FlatFaces> {
  const { numberOf, vertices } = numbered;
  const all: Face[] = [];
  const [loopsOf, startOf, corners] = [createLane(count + 1), createLane(count + 16), createLane(cornersOf(count))];
  for (const face of faces) {
    all.push(face);
    loopsOf.push(startOf.count());
    for (const loop of face.loops) {
      startOf.push(corners.count());
      for (const key of loop) corners.push(numberOf(key));
    }
    if (all.length % A_BREATH === 0) yield;
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
  const lanes = { loopsOf: loopsOf.read(), startOf: startOf.read(), corners: corners.read() };
  return { vertices, points, missing: numbered.missing(), faces: all, ...lanes };
}

function atOnce<Result>(reading: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** Of these faces alone. */
export const readFlatFaces = (records: Pick<Records, "get">, faces: readonly Face[]): FlatFaces =>
  atOnce(readLoops(numberedAsMet(records), faces, faces.length));

/** What all who look at a whole scene for the first time share. */
type SharedFlat = { faces(): FlatFaces | null; readEdges(): Generator<void, Pick<FlatSurvey, "edges" | "ends">> };

const shared = new WeakMap<Pick<Records, "values">, SharedFlat>();

/** All faces of a scene that has not changed since it was made: read once for all who ask. Null of any other. */
export const sharedFaces = (scene: Pick<Records, "values">): FlatFaces | null => shared.get(scene)?.faces() ?? null;

/** For who makes a scene; returns what is to be told of its first change. */
export function shareFlat(scene: Pick<Records, "values" | "count">, numbers: CornerNumbers): () => void {
  let numbered: Numbered | null = null;
  let faces: FlatFaces | null = null;
  const number = (): Numbered => {
    numbered ??= numberedInScene(numbers, [...scene.values("vertex")]);
    return numbered;
  };
  shared.set(scene, {
    faces() {
      faces ??= atOnce(readLoops(number(), scene.values("face"), scene.count("face")));
      return faces;
    },
    readEdges: () => readEnds(number(), scene.values("edge"), scene.count("edge")),
  });
  return () => {
    shared.delete(scene);
    [numbered, faces] = [null, null];
  };
}

/** All faces and edges of a scene. A generator that breathes now and then. */
export function* readFlatSurvey(scene: Pick<Records, "get" | "values" | "count">): Generator<void, FlatSurvey> {
  const known = shared.get(scene);
  const faces = known?.faces();
  if (known && faces) {
    const { edges, ends } = yield* known.readEdges();
    return { ...faces, edges, ends };
  }
  const numbered = numberedAsMet(scene);
  const { edges, ends } = yield* readEnds(numbered, scene.values("edge"), scene.count("edge"));
  return { ...(yield* readLoops(numbered, scene.values("face"), scene.count("face"))), edges, ends };
}

/** The places of a face's corners, by its place; one that is not there is left out. */
export function placesIn({ points, loopsOf, startOf, corners }: FlatFaces, face: number): Vector3[][] {
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
