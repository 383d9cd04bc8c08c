/** Specification section 7, "Geometry": five lists, their batches and deletions. A batch is all or nothing. */
import type { Edge, Face, Object3D, ObjectPlanar, Vertex } from "../domain/geometry-records";
import { BODY_LIMITS, row } from "./row";

/**
 * `isDeleted` lists the deleted records of the capture, with `deletedBy` and `deletedAt`, instead of the existing ones.
 * The contract leaves query names to the backend: a backend that ignores `isDeleted` lists the existing records.
 */
export type BySurvey = { surveyKey: string; isDeleted?: boolean };
/**
 * `isUndone`: the deletion undoes a creation, so `isDeleted` must not list the records. Sent only if true, and only for
 * captured records. A backend that ignores the field deletes the records anyway.
 */
export type Keys = { keys: string[]; isUndone?: boolean };
/** An update names the record and its changed fields; `revision` is the one that the change is based on. */
export type Changed<R extends { key: string }> = { key: string; revision?: number } & Partial<R>;

const list = <R>(path: string, envelope: string) =>
  row<R[]>()<BySurvey>({ method: "GET", path, sends: "query", envelope });

/** `Sent` is the type of the batch; the answer holds complete records. */
const batch = <R, Name extends string, Sent = R>(method: "POST" | "PUT", path: string, name: Name) =>
  row<R[]>()<{ [key in Name]: Sent[] }>({
    method,
    path: `${path}/batch`,
    sends: "body",
    envelope: name,
    queues: true,
    bodyLimit: BODY_LIMITS.geometry,
  });

const remove = (path: string) =>
  row<null>()<Keys>({
    method: "DELETE",
    path,
    sends: "body",
    envelope: null,
    queues: true,
    bodyLimit: BODY_LIMITS.geometry,
  });

export const geometryRows = {
  "vertex.list": list<Vertex>("vertex", "vertices"),
  "vertex.createBatch": batch<Vertex, "vertices">("POST", "vertex", "vertices"),
  "vertex.updateBatch": batch<Vertex, "vertices", Changed<Vertex>>("PUT", "vertex", "vertices"),
  "vertex.delete": remove("vertex"),
  "edge.list": list<Edge>("edge", "edges"),
  "edge.createBatch": batch<Edge, "edges">("POST", "edge", "edges"),
  "edge.delete": remove("edge"),
  "face.list": list<Face>("face", "faces"),
  "face.createBatch": batch<Face, "faces">("POST", "face", "faces"),
  "face.updateBatch": batch<Face, "faces", Changed<Face>>("PUT", "face", "faces"),
  "face.delete": remove("face"),
  "objectPlanar.list": list<ObjectPlanar>("object-planar", "objectsPlanar"),
  "objectPlanar.createBatch": batch<ObjectPlanar, "objectsPlanar">("POST", "object-planar", "objectsPlanar"),
  "objectPlanar.updateBatch": batch<ObjectPlanar, "objectsPlanar", Changed<ObjectPlanar>>(
    "PUT",
    "object-planar",
    "objectsPlanar",
  ),
  "objectPlanar.delete": remove("object-planar"),
  "object3D.list": list<Object3D>("object3d", "object3ds"),
  "object3D.createBatch": batch<Object3D, "object3ds">("POST", "object3d", "object3ds"),
  "object3D.update": row<Object3D>()<Changed<Object3D>>({
    method: "PUT",
    path: "object3d",
    sends: "body",
    envelope: "object3d",
    queues: true,
    bodyLimit: BODY_LIMITS.geometry,
  }),
  "object3D.delete": remove("object3d"),
};
