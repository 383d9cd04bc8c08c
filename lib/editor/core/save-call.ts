/** The contract's calls that a gesture may need, each with its own parameters. */
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

/** Narrow it by `name`: the parameters are those of that row. Plain data; it can be stored. */
export type SaveCall = { [Name in SaveCallName]: SaveCallOf<Name> }[SaveCallName];

/** The revision an update is made on, asked at the moment of planning; undefined sends none. */
export type RevisionOf = (kind: GeometryKind, key: string) => number | undefined;
