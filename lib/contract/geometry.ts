/** Specification section 7, "Geometry": five lists, their batches and deletes. A batch is all or nothing. */
import { array, mixed, type ObjectSchema, type Schema, string } from "yup";
import {
  CONFIDENCES,
  type Confidence,
  EDGE_LABELS,
  type Edge,
  FACE_LABELS,
  type Face,
  type Object3D,
  type ObjectPlanar,
  PLANAR_LABELS,
  type Vertex,
} from "../domain/geometry-records";
import { BODY_LIMITS, row } from "./row";
import { finite, flag, key, optionalText, shape, text, whole } from "./shapes";

export type BySurvey = { surveyKey: string };
export type Keys = { keys: string[] };
/** An update names the record and its changed fields; `revision` is the one that the change was made on. */
export type Changed<R extends { key: string }> = { key: string; revision?: number } & Partial<R>;

const bySurvey = shape<BySurvey>({ surveyKey: key() });
const keys = shape<Keys>({ keys: array().of(key()).strict().min(1).required() });

const list = <R>(path: string, envelope: string) =>
  row<R[]>()<BySurvey>({ method: "GET", path, sends: "query", params: bySurvey, envelope });

const batch = <R, Name extends string>(method: "POST" | "PUT", path: string, name: Name, item: Schema) =>
  row<R[]>()({
    method,
    path: `${path}/batch`,
    sends: "body",
    params: shape<{ [key in Name]: R[] }>({ [name]: array().of(item).strict().min(1).required() }),
    envelope: name,
    queues: true,
    bodyLimit: BODY_LIMITS.geometry,
  });

const remove = (path: string) =>
  row<null>()<Keys>({
    method: "DELETE",
    path,
    sends: "body",
    params: keys,
    envelope: null,
    queues: true,
    bodyLimit: BODY_LIMITS.geometry,
  });

const point = (length: number) => array().of(finite().required()).strict().length(length);
const base = { key: key(), surveyKey: key(), floorNumber: whole().required() };
const cycle = () => array().of(key()).strict().min(3);

/** What a record may carry or leave out; null takes a value away. */
const optionalFlag = () => flag().nullable();
const confidence = mixed<Confidence>()
  .nullable()
  .oneOf([...CONFIDENCES, null]);
const vertexMore = { confidence, locked: optionalFlag() };
const faceMore = { confidence, roomLabel: optionalText(), exterior: optionalFlag(), twinKey: optionalText() };
const planarMore = {
  confidence,
  rotation: finite().nullable(),
  depth: finite().nullable(),
  outline: array().of(point(2).required()).strict().nullable(),
  isOpen: optionalFlag(),
  deduct: optionalFlag(),
  twinKey: optionalText(),
};
const objectMore = { confidence, hostKey: optionalText() };

const newVertex = shape<Vertex>({
  ...base,
  ...vertexMore,
  x: finite().required(),
  y: finite().required(),
  z: finite().required(),
});
const newEdge = shape<Edge>({
  ...base,
  vertexKeys: array().of(key()).strict().length(2).required(),
  label: string().oneOf(EDGE_LABELS).required(),
});
const newFace = shape<Face>({
  ...base,
  ...faceMore,
  label: string().oneOf(FACE_LABELS).required(),
  loops: array().of(cycle()).strict().min(1).required(),
});
const newPlanar = shape<ObjectPlanar>({
  ...base,
  ...planarMore,
  label: string().oneOf(PLANAR_LABELS).required(),
  faceKey: key(),
  u: finite().required(),
  v: finite().required(),
  width: finite().min(0).required(),
  height: finite().min(0).required(),
});
const newObject3D = shape<Object3D>({
  ...base,
  ...objectMore,
  label: text().required(),
  position: point(3).required(),
  quaternion: point(4).required(),
  size: point(3).required(),
});

const changed = <R extends { key: string }>(fields: Record<string, Schema>): ObjectSchema<Changed<R>> =>
  shape<Changed<R>>({ key: key(), revision: whole(), floorNumber: whole(), ...fields });
const changedVertex = changed<Vertex>({ ...vertexMore, x: finite(), y: finite(), z: finite() });
const changedFace = changed<Face>({
  ...faceMore,
  loops: array().of(cycle()).strict().min(1),
  label: string().oneOf(FACE_LABELS),
});
const changedPlanar = changed<ObjectPlanar>({
  ...planarMore,
  u: finite(),
  v: finite(),
  width: finite().min(0),
  height: finite().min(0),
  label: string().oneOf(PLANAR_LABELS),
});
const changedObject3D = changed<Object3D>({
  ...objectMore,
  position: point(3),
  quaternion: point(4),
  size: point(3),
  label: text(),
});

export const geometryRows = {
  "vertex.list": list<Vertex>("vertex", "vertices"),
  "vertex.createBatch": batch<Vertex, "vertices">("POST", "vertex", "vertices", newVertex),
  "vertex.updateBatch": row<Vertex[]>()<{ vertices: Changed<Vertex>[] }>({
    ...batch<Vertex, "vertices">("PUT", "vertex", "vertices", changedVertex),
    params: shape({ vertices: array().of(changedVertex).strict().min(1).required() }),
  }),
  "vertex.delete": remove("vertex"),
  "edge.list": list<Edge>("edge", "edges"),
  "edge.createBatch": batch<Edge, "edges">("POST", "edge", "edges", newEdge),
  "edge.delete": remove("edge"),
  "face.list": list<Face>("face", "faces"),
  "face.createBatch": batch<Face, "faces">("POST", "face", "faces", newFace),
  "face.updateBatch": row<Face[]>()<{ faces: Changed<Face>[] }>({
    ...batch<Face, "faces">("PUT", "face", "faces", changedFace),
    params: shape({ faces: array().of(changedFace).strict().min(1).required() }),
  }),
  "face.delete": remove("face"),
  "objectPlanar.list": list<ObjectPlanar>("object-planar", "objectsPlanar"),
  "objectPlanar.createBatch": batch<ObjectPlanar, "objectsPlanar">("POST", "object-planar", "objectsPlanar", newPlanar),
  "objectPlanar.updateBatch": row<ObjectPlanar[]>()<{ objectsPlanar: Changed<ObjectPlanar>[] }>({
    ...batch<ObjectPlanar, "objectsPlanar">("PUT", "object-planar", "objectsPlanar", changedPlanar),
    params: shape({ objectsPlanar: array().of(changedPlanar).strict().min(1).required() }),
  }),
  "objectPlanar.delete": remove("object-planar"),
  "object3D.list": list<Object3D>("object3d", "object3ds"),
  "object3D.createBatch": batch<Object3D, "object3ds">("POST", "object3d", "object3ds", newObject3D),
  "object3D.update": row<Object3D>()<Changed<Object3D>>({
    method: "PUT",
    path: "object3d",
    sends: "body",
    params: changedObject3D,
    envelope: "object3d",
    queues: true,
    bodyLimit: BODY_LIMITS.geometry,
  }),
  "object3D.delete": remove("object3d"),
};
