/** The little room as captured: every record has its confidence and its captured values. */
import type { Confidence, GeometryRecord } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { littleRoom } from "./little-room";

/** Returns the captured room. `confidences`: by key, high by default. No record is locked. */
export function capturedRoom(confidences: Readonly<Record<string, Confidence>> = {}): SceneRecords {
  const { vertex, edge, face, objectPlanar, object3D } = littleRoom();
  const scanned = <R extends GeometryRecord>(record: R, captured: Record<string, unknown>): R => ({
    ...record,
    source: "scan",
    revision: 1,
    confidence: confidences[record.key] ?? "high",
    captured,
  });
  return {
    edge,
    vertex: vertex.map((one) => ({ ...scanned(one, { x: one.x, y: one.y, z: one.z }), locked: false })),
    face: face.map((one) => scanned(one, { label: one.label, loops: one.loops, width: 4, height: 2.5 })),
    objectPlanar: objectPlanar.map((one) => {
      const { u, v, width, height, label } = one;
      return scanned(one, { u, v, width, height, rotation: 0, label, isOpen: null });
    }),
    object3D: object3D.map((one) => {
      const { label, position, quaternion, size } = one;
      return scanned(one, { label, position, quaternion, size, attributes: {} });
    }),
  };
}
