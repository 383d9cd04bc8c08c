/** The fields of walls and openings that pairing reads. */
import type { Face, ObjectPlanar, Vertex } from "../../../domain/geometry-records";

export type PairingVertex = Pick<Vertex, "key" | "x" | "y" | "z">;
export type PairingFace = Pick<Face, "key" | "floorNumber" | "label" | "loops" | "twinKey" | "sourceId">;
export type PairingPlanar = Pick<
  ObjectPlanar,
  "key" | "floorNumber" | "label" | "faceKey" | "u" | "v" | "width" | "height" | "twinKey" | "sourceId"
>;

export type PairingWalls = { vertex: PairingVertex[]; face: PairingFace[]; objectPlanar: PairingPlanar[] };
