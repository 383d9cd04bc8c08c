/** Whether the survey that a file came from has a record where the file has it: then a copy of it would lie on it. */
import type { GeometryKind, GeometryRecordByKind } from "../../../domain/geometry-records";
import { changedFields } from "../../core/record-fields";
import { roundRecord } from "../../core/round-length";
import type { ReadScene } from "../../core/scene";

/** What says where a record is. All else is said about it. */
const PLACE: { readonly [K in GeometryKind]: readonly (keyof GeometryRecordByKind[K])[] } = {
  vertex: ["x", "y", "z"],
  edge: ["vertexKeys"],
  face: ["loops"],
  objectPlanar: ["faceKey", "u", "v", "width", "height", "rotation", "outline"],
  object3D: ["position", "quaternion", "size"],
};
/** These come and go with others. */
const LOOSE: ReadonlySet<string> = new Set(["twinKey", "hostKey"]);

/** Null where it stands elsewhere; else whether something is said of it that the file does not say. */
export function standsThere<K extends GeometryKind>(
  kind: K,
  there: GeometryRecordByKind[K],
  inFile: GeometryRecordByKind[K],
): { isOtherwise: boolean } | null {
  const names = changedFields(roundRecord(kind, there), roundRecord(kind, inFile)).filter((name) => !LOOSE.has(name));
  const place = PLACE[kind] as readonly string[];
  return names.some((name) => place.includes(name)) ? null : { isOtherwise: names.length > 0 };
}

/** The survey's edge between two corners, in either direction. */
export function edgeBetween(scene: ReadScene, a: string, b: string): string | undefined {
  if (a === b) return undefined;
  return scene.edgesOfVertex(a).find((key) => scene.get("edge", key)?.vertexKeys.includes(b));
}
