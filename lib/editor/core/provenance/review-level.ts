/** Which elements are to be looked at, and why: what the checks find on them, else how unsure the capture was. */
import type { Confidence, GeometryKind, GeometryRecord, GeometryRecordByKind } from "../../../domain/geometry-records";
import type { ReadScene } from "../scene";

/** The gravest first: this is the order within a room. */
export const REVIEW_LEVELS = ["error", "warning", "low", "medium"] as const;
export type ReviewLevel = (typeof REVIEW_LEVELS)[number];
export type DoubtLevel = Extract<ReviewLevel, "low" | "medium">;

/** Somebody has looked at it and let it stand. */
export const isAccepted = ({ acceptedBy }: Pick<GeometryRecord, "acceptedBy">): boolean => Boolean(acceptedBy);

const SURE: Record<Confidence, number> = { low: 0, medium: 1, high: 2 };
const sureness = (confidence: Confidence | undefined | null): number => SURE[confidence ?? "high"] ?? 2;

/**
 * How unsure the capture was of it; null where it was sure or does not say. A corner is looked at with the faces that stand
 * on it: it is unsure by itself only where it is less sure than all of them.
 */
export function doubtOf(scene: ReadScene, kind: GeometryKind, key: string): DoubtLevel | null {
  const record = scene.get(kind, key) as GeometryRecordByKind[GeometryKind] | undefined;
  const confidence = record && "confidence" in record ? record.confidence : undefined;
  if (confidence !== "low" && confidence !== "medium") return null;
  if (kind !== "vertex") return confidence;
  const own = sureness(confidence);
  const isShown = scene.facesOfVertex(key).some((face) => sureness(scene.get("face", face)?.confidence) <= own);
  return isShown ? null : confidence;
}
