import type { Survey } from "@/lib/domain/entities";
import { blockerCopy } from "./copy";

/** Returns the heading of an inspection's open points. */
export function openPointsTitle({ reviewedAt, done }: Pick<Survey, "reviewedAt" | "done">): string {
  if (reviewedAt) return blockerCopy.titleOfReviewed;
  return done ? blockerCopy.titleOfDone : blockerCopy.title;
}
