/** What pairing reads of walls: their corners, their outlines and their openings. */
import type { Face, ObjectPlanar, Vertex } from "../../../domain/geometry-records";

export type HeldVertex = Pick<Vertex, "key" | "x" | "y" | "z">;
export type HeldFace = Pick<Face, "key" | "floorNumber" | "label" | "loops" | "twinKey" | "sourceId">;
export type HeldPlanar = Pick<
  ObjectPlanar,
  "key" | "floorNumber" | "label" | "faceKey" | "u" | "v" | "width" | "height" | "twinKey" | "sourceId"
>;

export type HeldWalls = { vertex: HeldVertex[]; face: HeldFace[]; objectPlanar: HeldPlanar[] };
