/** The one table of references between records, for the scene's indexes, the commands and the dependency rule. */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";

/**
 * `kind` is null if the target may be of any kind (the host of a 3D object). `isOwned`: the record cannot exist without
 * the target.
 */
export type Reference = { kind: GeometryKind | null; key: string; isOwned: boolean };

type Reader<K extends GeometryKind> = (record: GeometryRecordByKind[K], visit: (reference: Reference) => void) => void;

const cornerReaders: { [K in GeometryKind]: Reader<K> } = {
  vertex: () => {},
  edge: (edge, visit) => {
    for (const key of edge.vertexKeys) visit({ kind: "vertex", key, isOwned: true });
  },
  face: (face, visit) => {
    for (const loop of face.loops) for (const key of loop) visit({ kind: "vertex", key, isOwned: true });
  },
  objectPlanar: () => {},
  object3D: () => {},
};

const otherReaders: { [K in GeometryKind]: Reader<K> } = {
  vertex: () => {},
  edge: () => {},
  face: (face, visit) => {
    if (face.twinKey) visit({ kind: "face", key: face.twinKey, isOwned: false });
  },
  objectPlanar: (planar, visit) => {
    visit({ kind: "face", key: planar.faceKey, isOwned: true });
    if (planar.twinKey) visit({ kind: "objectPlanar", key: planar.twinKey, isOwned: false });
  },
  object3D: (object, visit) => {
    if (object.hostKey) visit({ kind: null, key: object.hostKey, isOwned: false });
  },
};

/** Calls `visit` for every reference, repeated ones included (a loop may visit a corner twice). */
export function visitReferences<K extends GeometryKind>(
  kind: K,
  record: GeometryRecordByKind[K],
  visit: (reference: Reference) => void,
): void {
  cornerReaders[kind](record, visit);
  otherReaders[kind](record, visit);
}

/** Visits the corners that a record uses. */
export function visitCorners<K extends GeometryKind>(
  kind: K,
  record: GeometryRecordByKind[K],
  visit: (reference: Reference) => void,
): void {
  cornerReaders[kind](record, visit);
}

/** Visits all references except corners. */
export function visitOtherReferences<K extends GeometryKind>(
  kind: K,
  record: GeometryRecordByKind[K],
  visit: (reference: Reference) => void,
): void {
  otherReaders[kind](record, visit);
}
