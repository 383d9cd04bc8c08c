/** Which records a record names. The scene's indexes, the commands and the dependency rule all read this one table. */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";

/** `kind` is null where the record may hang on any kind (an object's host). `isOwned`: it cannot stand without what it names. */
export type Reference = { kind: GeometryKind | null; key: string; isOwned: boolean };

type Reader<K extends GeometryKind> = (record: GeometryRecordByKind[K], visit: (reference: Reference) => void) => void;

const corners: { [K in GeometryKind]: Reader<K> } = {
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

const others: { [K in GeometryKind]: Reader<K> } = {
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

/** Calls `visit` once for every reference, repeated ones included (a corner may come twice in a loop). */
export function visitReferences<K extends GeometryKind>(
  kind: K,
  record: GeometryRecordByKind[K],
  visit: (reference: Reference) => void,
): void {
  corners[kind](record, visit);
  others[kind](record, visit);
}

/** The corners that it stands on. */
export function visitCorners<K extends GeometryKind>(
  kind: K,
  record: GeometryRecordByKind[K],
  visit: (reference: Reference) => void,
): void {
  corners[kind](record, visit);
}

/** All that it names but its corners. */
export function visitOtherReferences<K extends GeometryKind>(
  kind: K,
  record: GeometryRecordByKind[K],
  visit: (reference: Reference) => void,
): void {
  others[kind](record, visit);
}
