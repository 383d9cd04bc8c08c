import type { RecordChange } from "../../core/diff";
import { isChangedSince } from "../../core/provenance/accepted-shape";
import { type DoubtLevel, doubtOf } from "../../core/provenance/review-level";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { type RecordWatch, watchRecords } from "./record-watch";

/** A vertex is only listed by itself if it is less certain than all of its faces, so it depends on them. */
function verticesOfChangedFace(change: RecordChange): SelectionItem[] {
  if (change.kind !== "face") return [];
  const { from, to } = change;
  if (from && to && from.loops === to.loops && from.confidence === to.confidence) return [];
  return [...(from?.loops ?? []), ...(to?.loops ?? [])].flat().map((key) => ({ kind: "vertex", key }));
}

/** Watches the records that a capture was unsure of. */
export const watchDoubts = (scene: ReadScene): RecordWatch<DoubtLevel> =>
  watchRecords(scene, (kind, key) => doubtOf(scene, kind, key), verticesOfChangedFace);

const withObjects = (scene: ReadScene, faces: readonly string[]): SelectionItem[] =>
  faces.flatMap((face): SelectionItem[] => [
    { kind: "face", key: face },
    ...scene.planarObjectsOfFace(face).map((key): SelectionItem => ({ kind: "objectPlanar", key })),
  ]);

/** A vertex shapes its faces, and planar objects move with their host. */
const facesOfChange =
  (scene: ReadScene) =>
  ({ kind, key, from, to }: RecordChange): SelectionItem[] => {
    if (kind === "vertex") return withObjects(scene, scene.facesOfVertex(key));
    return kind === "face" && from && to && from.loops !== to.loops ? withObjects(scene, [key]) : [];
  };

/** Watches the records that differ from their `acceptedAs`. */
export const watchAccepted = (scene: ReadScene): RecordWatch<"changed"> =>
  watchRecords(
    scene,
    (kind, key) => {
      const record = scene.get(kind, key);
      return record && isChangedSince(scene, kind, record) ? "changed" : null;
    },
    facesOfChange(scene),
  );
