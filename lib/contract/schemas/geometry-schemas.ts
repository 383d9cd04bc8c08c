/** The parameters of the rows in ../geometry.ts. */
import { array, mixed, type ObjectSchema, type Schema } from "yup";
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
} from "../../domain/geometry-records";
import type { BySurvey, Changed, geometryRows, Keys } from "../geometry";
import { finite, flag, key, optionalText, type Schemas, shape, text, whole } from "./shapes";

const bySurvey = shape<BySurvey>({ surveyKey: key(), isDeleted: flag() });
const keys = shape<Keys>({ keys: array().of(key()).strict().min(1).required(), isUndone: flag() });
const batchOf = (item: Schema) => array().of(item).strict().min(1).required();

const point = (length: number) => array().of(finite().required()).strict().length(length);
const base = { key: key(), surveyKey: key(), floorNumber: whole().required() };
const loop = () => array().of(key()).strict().min(3);

/** Null removes the value of an optional field. */
const optionalFlag = () => flag().nullable();
const confidence = mixed<Confidence>()
  .nullable()
  .oneOf([...CONFIDENCES, null]);
const optionalVertexFields = { confidence, locked: optionalFlag() };
const optionalFaceFields = { confidence, roomLabel: optionalText(), exterior: optionalFlag(), twinKey: optionalText() };
const optionalPlanarFields = {
  confidence,
  rotation: finite().nullable(),
  depth: finite().nullable(),
  outline: array().of(point(2).required()).strict().nullable(),
  isOpen: optionalFlag(),
  deduct: optionalFlag(),
  twinKey: optionalText(),
};
const optionalObjectFields = { confidence, hostKey: optionalText() };

const newVertex = shape<Vertex>({
  ...base,
  ...optionalVertexFields,
  x: finite().required(),
  y: finite().required(),
  z: finite().required(),
});
const newEdge = shape<Edge>({
  ...base,
  vertexKeys: array().of(key()).strict().length(2).required(),
  label: text().oneOf(EDGE_LABELS).required(),
});
const newFace = shape<Face>({
  ...base,
  ...optionalFaceFields,
  label: text().oneOf(FACE_LABELS).required(),
  loops: array().of(loop()).strict().min(1).required(),
});
const newPlanar = shape<ObjectPlanar>({
  ...base,
  ...optionalPlanarFields,
  label: text().oneOf(PLANAR_LABELS).required(),
  faceKey: key(),
  u: finite().required(),
  v: finite().required(),
  width: finite().min(0).required(),
  height: finite().min(0).required(),
});
const newObject3D = shape<Object3D>({
  ...base,
  ...optionalObjectFields,
  label: text().required(),
  position: point(3).required(),
  quaternion: point(4).required(),
  size: point(3).required(),
});

const changed = <R extends { key: string }>(fields: Record<string, Schema>): ObjectSchema<Changed<R>> =>
  shape<Changed<R>>({ key: key(), revision: whole(), floorNumber: whole(), ...fields });
const changedVertex = changed<Vertex>({ ...optionalVertexFields, x: finite(), y: finite(), z: finite() });
const changedFace = changed<Face>({
  ...optionalFaceFields,
  loops: array().of(loop()).strict().min(1),
  label: text().oneOf(FACE_LABELS),
});
const changedPlanar = changed<ObjectPlanar>({
  ...optionalPlanarFields,
  u: finite(),
  v: finite(),
  width: finite().min(0),
  height: finite().min(0),
  label: text().oneOf(PLANAR_LABELS),
});
const changedObject3D = changed<Object3D>({
  ...optionalObjectFields,
  position: point(3),
  quaternion: point(4),
  size: point(3),
  label: text(),
});

export const geometrySchemas: Schemas<typeof geometryRows> = {
  "vertex.list": bySurvey,
  "vertex.createBatch": shape({ vertices: batchOf(newVertex) }),
  "vertex.updateBatch": shape({ vertices: batchOf(changedVertex) }),
  "vertex.delete": keys,
  "edge.list": bySurvey,
  "edge.createBatch": shape({ edges: batchOf(newEdge) }),
  "edge.delete": keys,
  "face.list": bySurvey,
  "face.createBatch": shape({ faces: batchOf(newFace) }),
  "face.updateBatch": shape({ faces: batchOf(changedFace) }),
  "face.delete": keys,
  "objectPlanar.list": bySurvey,
  "objectPlanar.createBatch": shape({ objectsPlanar: batchOf(newPlanar) }),
  "objectPlanar.updateBatch": shape({ objectsPlanar: batchOf(changedPlanar) }),
  "objectPlanar.delete": keys,
  "object3D.list": bySurvey,
  "object3D.createBatch": shape({ object3ds: batchOf(newObject3D) }),
  "object3D.update": changedObject3D,
  "object3D.delete": keys,
};
