/** How sure a capture was of a piece, as the picture carries it. */
import type { Confidence, GeometryRecord } from "@/lib/domain/geometry-records";
import { isAccepted } from "@/lib/editor/review/review-level";

/** 0 where it is sure or does not say, or somebody has accepted it; 1 for medium, 2 for low. */
export type Doubt = 0 | 1 | 2;

export function doubtOf(record: Pick<GeometryRecord, "acceptedBy"> & { readonly confidence?: Confidence }): Doubt {
  const { confidence } = record;
  if (isAccepted(record)) return 0;
  if (confidence === "low") return 2;
  return confidence === "medium" ? 1 : 0;
}
