/** Lengths are kept to a tenth of a millimetre; this is the one place that rounds them. */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";

const PER_METRE = 10_000;

/** Metres to 0.1 mm; never minus zero. */
export function roundLength(metres: number): number {
  return Math.round(metres * PER_METRE) / PER_METRE + 0;
}

/** Radians to 1e-7; never minus zero. */
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

/** The record with every length rounded, as each command writes it. */
export function roundRecord<K extends GeometryKind>(kind: K, record: GeometryRecordByKind[K]): GeometryRecordByKind[K] {
  return rounders[kind](record);
}
