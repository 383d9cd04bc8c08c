/** The one place that rounds lengths, to 0.1 mm. */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";

const STEPS_PER_METER = 10_000;

/** Rounds meters to 0.1 mm; never returns -0. */
export function roundLength(meters: number): number {
  return Math.round(meters * STEPS_PER_METER) / STEPS_PER_METER + 0;
}

/** Rounds radians to 1e-7; never returns -0. */
export const roundAngle = (radians: number): number => Math.round(radians * 1e7) / 1e7 + 0;

type Triple = [number, number, number];

const roundTriple = ([x, y, z]: Triple): Triple => [roundLength(x), roundLength(y), roundLength(z)];

type Rounder<K extends GeometryKind> = (record: GeometryRecordByKind[K]) => GeometryRecordByKind[K];

const rounders: { [K in GeometryKind]: Rounder<K> } = {
  vertex: (vertex) => ({ ...vertex, x: roundLength(vertex.x), y: roundLength(vertex.y), z: roundLength(vertex.z) }),
  edge: (edge) => edge,
  face: (face) => face,
  objectPlanar: (planar) => ({
    ...planar,
    u: roundLength(planar.u),
    v: roundLength(planar.v),
    width: roundLength(planar.width),
    height: roundLength(planar.height),
  }),
  object3D: (object) => ({ ...object, position: roundTriple(object.position), size: roundTriple(object.size) }),
};

/** Returns the record with every length rounded. */
export function roundRecord<K extends GeometryKind>(kind: K, record: GeometryRecordByKind[K]): GeometryRecordByKind[K] {
  return rounders[kind](record);
}
