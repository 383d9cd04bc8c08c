/** The differences between an element and its captured values. */
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
  /** The element's own fields whose values read differently from the captured ones. */
  readonly fields: readonly FieldDifference[];
  /** Distance moved in meters: for a face, the move of its farthest-moved corner; for an opening, along its wall. */
  readonly moved: number;
  /** The number of a face's corners that have moved. */
  readonly corners: number;
  /** m², of faces and openings; null if the areas read the same or the captured area is unknown. */
  readonly area: { readonly was: number; readonly now: number } | null;
};

const SAME: ScanDifference = { fields: [], moved: 0, corners: 0, area: null };

/** Smaller differences read the same, in meters and m². */
const HALF_DISPLAY_STEP = 0.0005;
const MIN_AREA_CHANGE = 0.005;

const areaOf = (was: number, now: number): ScanDifference["area"] =>
  Math.abs(now - was) < MIN_AREA_CHANGE ? null : { was, now };

const isSame = (name: string, was: unknown, now: unknown): boolean =>
  name === "loops" ? sameLoops(was as string[][], now as string[][]) : readsTheSame(was, now);

function compareFields(record: object, captured: object): FieldDifference[] {
  return Object.entries(captured).flatMap(([name, was]): FieldDifference[] => {
    const now = (record as Record<string, unknown>)[name] ?? (name === "rotation" ? 0 : undefined);
    return isSame(name, was, now) ? [] : [{ name, was, now }];
  });
}

function vertexDifference(vertex: Vertex): ScanDifference | null {
  const captured = capturedOf("vertex", vertex);
  if (!captured) return null;
  const moved = distance(capturedCorner(vertex), [vertex.x, vertex.y, vertex.z]);
  const fields = compareFields(vertex, captured);
  return { ...SAME, fields, moved: moved < HALF_DISPLAY_STEP ? 0 : moved };
}

function faceDifference(scene: ReadScene, face: Face): ScanDifference | null {
  const captured = capturedOf("face", face);
  const distances = face.loops.flat().flatMap((key) => {
    const vertex = scene.get("vertex", key);
    return vertex ? [distance(capturedCorner(vertex), [vertex.x, vertex.y, vertex.z])] : [];
  });
  const visible = distances.filter((moved) => moved >= HALF_DISPLAY_STEP);
  // A ceiling added by the import has no captured values, but its corners may.
  if (!captured && visible.length === 0) return null;
  const was = capturedLoops(scene, face);
  const area = was && areaOf(areaWithHoles(was), areaWithHoles(facePoints(scene, face)));
  return { fields: compareFields(face, captured ?? {}), moved: Math.max(0, ...visible), corners: visible.length, area };
}

function planarDifference(scene: ReadScene, object: ObjectPlanar): ScanDifference | null {
  const captured = capturedPlanar(scene, object);
  if (!captured) return null;
  const { u = object.u, v = object.v, width = object.width, height = object.height } = captured;
  const moved = Math.hypot(object.u - u, object.v - v);
  const area = areaOf(width * height, object.width * object.height);
  return { ...SAME, fields: compareFields(object, captured), moved: moved < HALF_DISPLAY_STEP ? 0 : moved, area };
}

function objectDifference(object: Object3D): ScanDifference | null {
  const captured = capturedOf("object3D", object);
  if (!captured) return null;
  const moved = captured.position ? distance(captured.position, object.position) : 0;
  return { ...SAME, fields: compareFields(object, captured), moved: moved < HALF_DISPLAY_STEP ? 0 : moved };
}

/**
 * Returns null if nothing was captured of the element; of a face without captured values, only moved corners are
 * reported.
 */
export function scanDifference(scene: ReadScene, { kind, key }: SelectionItem): ScanDifference | null {
  const record = scene.get(kind, key);
  if (!record) return null;
  if (kind === "vertex") return vertexDifference(record as Vertex);
  if (kind === "face") return faceDifference(scene, record as Face);
  if (kind === "objectPlanar") return planarDifference(scene, record as ObjectPlanar);
  return kind === "object3D" ? objectDifference(record as Object3D) : null;
}

/** Whether the element or any of its corners differs from the capture. */
export const isChanged = ({ fields, corners }: ScanDifference): boolean => fields.length > 0 || corners > 0;

export type ScanVerdict = "changed" | "added";

/** Returns the verdict on the record itself: moved corners of a face do not count. */
export function verdictOf(scene: ReadScene, kind: GeometryKind, key: string): ScanVerdict | null {
  const record = scene.get(kind, key);
  if (!record) return null;
  if (record.source === "user" && !record.captured) return "added";
  if (kind === "face") {
    const captured = capturedOf("face", record);
    return captured && compareFields(record, captured).length > 0 ? "changed" : null;
  }
  const difference = scanDifference(scene, { kind, key });
  return difference && difference.fields.length > 0 ? "changed" : null;
}
