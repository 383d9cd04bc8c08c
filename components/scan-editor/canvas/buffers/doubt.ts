/** Grades the uncertainty of a record's capture, for drawing. */
import type { Confidence, Face, Object3D, ObjectPlanar } from "@/lib/domain/geometry-records";
import { isChangedSince } from "@/lib/editor/core/provenance/accepted-shape";
import { isAccepted } from "@/lib/editor/core/provenance/review-level";
import type { ReadScene } from "@/lib/editor/core/scene";

/** 0 for high or unknown confidence and for a record unchanged since its acceptance; 1 for medium, 2 for low. */
export type Doubt = 0 | 1 | 2;

type Records = { face: Face; objectPlanar: ObjectPlanar; object3D: Object3D };

const DOUBTS: Partial<Record<Confidence, Doubt>> = { low: 2, medium: 1 };

export function doubtOf<K extends keyof Records>(scene: Pick<ReadScene, "get">, kind: K, record: Records[K]): Doubt {
  const doubt = DOUBTS[record.confidence ?? "high"] ?? 0;
  if (doubt === 0 || !isAccepted(record)) return doubt;
  return isChangedSince(scene, kind, record) ? doubt : 0;
}
