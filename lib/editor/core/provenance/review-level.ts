/** Decides which elements need review, and why: findings of the checks, otherwise low confidence of the capture. */
import type { Confidence, GeometryKind, GeometryRecord, GeometryRecordByKind } from "../../../domain/geometry-records";
import type { ReadScene } from "../scene";

/** From most to least serious; also the order within a room. */
export const REVIEW_LEVELS = ["error", "warning", "low", "medium"] as const;
export type ReviewLevel = (typeof REVIEW_LEVELS)[number];
export type DoubtLevel = Extract<ReviewLevel, "low" | "medium">;

export const isAccepted = ({ acceptedBy }: Pick<GeometryRecord, "acceptedBy">): boolean => Boolean(acceptedBy);

const CERTAINTY: Record<Confidence, number> = { low: 0, medium: 1, high: 2 };
const certaintyOf = (confidence: Confidence | undefined | null): number => CERTAINTY[confidence ?? "high"] ?? 2;

/**
 * Returns how uncertain the capture of an element was; null if it was certain or has no confidence. Corners are
 * reviewed with their faces, so a corner counts only if it is less certain than all of them.
 */
export function doubtOf(scene: ReadScene, kind: GeometryKind, key: string): DoubtLevel | null {
  const record = scene.get(kind, key) as GeometryRecordByKind[GeometryKind] | undefined;
  const confidence = record && "confidence" in record ? record.confidence : undefined;
  if (confidence !== "low" && confidence !== "medium") return null;
  if (kind !== "vertex") return confidence;
  const certainty = certaintyOf(confidence);
  const isShown = scene
    .facesOfVertex(key)
    .some((face) => certaintyOf(scene.get("face", face)?.confidence) <= certainty);
  return isShown ? null : confidence;
}
