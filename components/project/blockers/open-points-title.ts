import type { Survey } from "@/lib/domain/entities";
import { blockerCopy } from "./copy";

/** What the open points of an inspection are under: why it is not done, not reviewed, or to be reviewed again. */
export function openPointsTitle({ reviewedAt, done }: Pick<Survey, "reviewedAt" | "done">): string {
  if (reviewedAt) return blockerCopy.titleOfReviewed;
  return done ? blockerCopy.titleOfDone : blockerCopy.title;
}
