import type { RecordChange } from "../diff";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import { type RecordWatch, watchRecords } from "./record-watch";
import { type DoubtLevel, doubtOf } from "./review-level";

/** A corner is looked at with its faces: with other ones it may stand for itself. */
function cornersOfOtherFaces(change: RecordChange): SelectionItem[] {
  if (change.kind !== "face") return [];
  const { from, to } = change;
  if (from && to && from.loops === to.loops && from.confidence === to.confidence) return [];
  return [...(from?.loops ?? []), ...(to?.loops ?? [])].flat().map((key) => ({ kind: "vertex", key }));
}

/** All that a capture was unsure of. */
export const watchDoubts = (scene: ReadScene): RecordWatch<DoubtLevel> =>
  watchRecords(scene, (kind, key) => doubtOf(scene, kind, key), cornersOfOtherFaces);
