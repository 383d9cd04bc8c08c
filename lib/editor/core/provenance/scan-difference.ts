/** "Scan against now": what of an element is otherwise than it was captured. */
import type { Face, GeometryKind, Object3D, ObjectPlanar, Vertex } from "../../../domain/geometry-records";
import { areaWithHoles } from "../../../geometry/area-with-holes";
import { distance } from "../../../geometry/vector3";
import { facePoints } from "../measures/face-points";
import { readsTheSame } from "../same-value";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import { capturedCorner, capturedLoops, capturedPlanar } from "./captured-place";
import { capturedOf } from "./captured-values";
import { sameLoops } from "./same-loops";

export type FieldDifference = { readonly name: string; readonly was: unknown; readonly now: unknown };

export type ScanDifference = {
  /** Its own fields that the user can tell apart from the captured ones. */
  readonly fields: readonly FieldDifference[];
  /** How far it has gone, in metres: of a face, the corner that went farthest; of an opening, on its wall. */
  readonly moved: number;
  /** How many corners of a face have gone elsewhere. */
  readonly corners: number;
  /** Square metres, of faces and openings; null where the user cannot tell them apart, or the captured one is not known. */
  readonly area: { readonly was: number; readonly now: number } | null;
};

const SAME: ScanDifference = { fields: [], moved: 0, corners: 0, area: null };

/** Less than this reads the same, in metres and square metres. */
const UNSEEN = 0.0005;
const UNSEEN_AREA = 0.005;

const areaOf = (was: number, now: number): ScanDifference["area"] =>
  Math.abs(now - was) < UNSEEN_AREA ? null : { was, now };

const isSame = (name: string, was: unknown, now: unknown): boolean =>
  name === "loops" ? sameLoops(was as string[][], now as string[][]) : readsTheSame(was, now);

function fieldsOf(record: object, captured: object): FieldDifference[] {
  return Object.entries(captured).flatMap(([name, was]): FieldDifference[] => {
    const now = (record as Record<string, unknown>)[name] ?? (name === "rotation" ? 0 : undefined);
    return isSame(name, was, now) ? [] : [{ name, was, now }];
  });
}

function ofVertex(vertex: Vertex): ScanDifference | null {
  const captured = capturedOf("vertex", vertex);
  if (!captured) return null;
  const moved = distance(capturedCorner(vertex), [vertex.x, vertex.y, vertex.z]);
  const fields = fieldsOf(vertex, captured);
  return { ...SAME, fields, moved: moved < UNSEEN ? 0 : moved };
}

function ofFace(scene: ReadScene, face: Face): ScanDifference | null {
  const captured = capturedOf("face", face);
  const ways = face.loops.flat().flatMap((key) => {
    const vertex = scene.get("vertex", key);
    return vertex ? [distance(capturedCorner(vertex), [vertex.x, vertex.y, vertex.z])] : [];
  });
  const seen = ways.filter((way) => way >= UNSEEN);
  // A ceiling that the import has added stands on corners that were captured.
  if (!captured && seen.length === 0) return null;
  const was = capturedLoops(scene, face);
  const area = was && areaOf(areaWithHoles(was), areaWithHoles(facePoints(scene, face)));
  return { fields: fieldsOf(face, captured ?? {}), moved: Math.max(0, ...seen), corners: seen.length, area };
}

function ofPlanar(scene: ReadScene, object: ObjectPlanar): ScanDifference | null {
  const captured = capturedPlanar(scene, object);
  if (!captured) return null;
  const { u = object.u, v = object.v, width = object.width, height = object.height } = captured;
  const moved = Math.hypot(object.u - u, object.v - v);
  const area = areaOf(width * height, object.width * object.height);
  return { ...SAME, fields: fieldsOf(object, captured), moved: moved < UNSEEN ? 0 : moved, area };
}

function ofObject(object: Object3D): ScanDifference | null {
  const captured = capturedOf("object3D", object);
  if (!captured) return null;
  const moved = captured.position ? distance(captured.position, object.position) : 0;
  return { ...SAME, fields: fieldsOf(object, captured), moved: moved < UNSEEN ? 0 : moved };
}

/** Null where the capture says nothing of it, or of a face no more than where its corners still are. */
export function scanDifference(scene: ReadScene, { kind, key }: SelectionItem): ScanDifference | null {
  const record = scene.get(kind, key);
  if (!record) return null;
  if (kind === "vertex") return ofVertex(record as Vertex);
  if (kind === "face") return ofFace(scene, record as Face);
  if (kind === "objectPlanar") return ofPlanar(scene, record as ObjectPlanar);
  return kind === "object3D" ? ofObject(record as Object3D) : null;
}

/** Whether anything of it, its corners' places too, is otherwise than captured. */
export const isChanged = ({ fields, corners }: ScanDifference): boolean => fields.length > 0 || corners > 0;

export type ScanVerdict = "changed" | "added";

/** What is said of a record by itself: a face whose corners alone have gone elsewhere is told by those. */
export function verdictOf(scene: ReadScene, kind: GeometryKind, key: string): ScanVerdict | null {
  const record = scene.get(kind, key);
  if (!record) return null;
  if (record.source === "user" && !record.captured) return "added";
  if (kind === "face") {
    const captured = capturedOf("face", record);
    return captured && fieldsOf(record, captured).length > 0 ? "changed" : null;
  }
  const difference = scanDifference(scene, { kind, key });
  return difference && difference.fields.length > 0 ? "changed" : null;
}
