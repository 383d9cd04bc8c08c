import type { RecordChange } from "../../core/diff";
import { type DoubtLevel, doubtOf } from "../../core/provenance/review-level";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { type RecordWatch, watchRecords } from "./record-watch";

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
