/** The calls of the contract that save a gesture, with their parameters. */
import type { EndpointParams } from "../../contract/endpoints";
import type { GeometryKind } from "../../domain/geometry-records";

export type SaveCallName =
  | "vertex.createBatch"
  | "edge.createBatch"
  | "face.createBatch"
  | "objectPlanar.createBatch"
  | "object3D.createBatch"
  | "vertex.updateBatch"
  | "face.updateBatch"
  | "objectPlanar.updateBatch"
  | "object3D.update"
  | "vertex.delete"
  | "edge.delete"
  | "face.delete"
  | "objectPlanar.delete"
  | "object3D.delete";

type SaveCallOf<Name extends SaveCallName> = { name: Name; params: EndpointParams<Name> };

/** A call as plain data that can be stored. `name` determines the type of `params`. */
export type SaveCall = { [Name in SaveCallName]: SaveCallOf<Name> }[SaveCallName];

/** Returns the revision that an update is based on, at the time of planning; if undefined, the call has none. */
export type RevisionOf = (kind: GeometryKind, key: string) => number | undefined;
