/** How sure a capture was of a piece, as the picture carries it. */
import type { Confidence } from "@/lib/domain/geometry-records";

/** 0 where it is sure or does not say, 1 for medium, 2 for low. */
export type Doubt = 0 | 1 | 2;

export function doubtOf({ confidence }: { readonly confidence?: Confidence }): Doubt {
  if (confidence === "low") return 2;
  return confidence === "medium" ? 1 : 0;
}
