import type { RecordChange } from "../../core/diff";
import { isChangedSince } from "../../core/provenance/accepted-shape";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { type RecordWatch, watchRecords } from "./record-watch";

const withOpenings = (scene: ReadScene, faces: readonly string[]): SelectionItem[] =>
  faces.flatMap((face): SelectionItem[] => [
    { kind: "face", key: face },
    ...scene.planarObjectsOfFace(face).map((key): SelectionItem => ({ kind: "objectPlanar", key })),
  ]);

/** A corner shapes its faces, and what hangs on them stands where they do. */
const around =
  (scene: ReadScene) =>
  ({ kind, key, from, to }: RecordChange): SelectionItem[] => {
    if (kind === "vertex") return withOpenings(scene, scene.facesOfVertex(key));
    return kind === "face" && from && to && from.loops !== to.loops ? withOpenings(scene, [key]) : [];
  };

/** All that was accepted as something else than it is now. */
export const watchAccepted = (scene: ReadScene): RecordWatch<"changed"> =>
  watchRecords(
    scene,
    (kind, key) => {
      const record = scene.get(kind, key);
      return record && isChangedSince(scene, kind, record) ? "changed" : null;
    },
    around(scene),
  );
