/** Which layer a drawn piece is seen with, and with which faces a corner is. */
import type { Face, GeometryKind, ObjectPlanar } from "@/lib/domain/geometry-records";
import type { ReadScene, RecordOf } from "@/lib/editor/core/scene";
import { bitOf, FACE_LAYERS, layerOf, NO_LAYER } from "@/lib/editor/tools/layers/layer-list";
import { doubtOf } from "./doubt";
import type { SlotWriter } from "./triangle-buffer";

/** What a picture has to tell apart. */
export type RowsHidden = {
  /** Hidden by its own row of the outliner, or by that of what holds it. */
  isRowHidden(kind: GeometryKind, key: string): boolean;
  /** Whether lines bear the layers of their edges: to show a survey nobody has to know its edges. Once so, it stays so. */
  areEdgesApart(): boolean;
};

export const NO_ROWS_HIDDEN: RowsHidden = { isRowHidden: () => false, areEdgesApart: () => false };

/** Says whose layer what is written next is seen with; null for the face itself. */
export type PaintedOn = (object: ObjectPlanar | null) => void;

/** Begins with the face itself. */
export function paintOn(writer: SlotWriter, scene: ReadScene, face: Face, rows: RowsHidden): PaintedOn {
  const layer = layerOf("face", face);
  const doubt = doubtOf(scene, "face", face);
  const on: PaintedOn = (object) =>
    object
      ? writer.on(shapeLayer(rows, "objectPlanar", object), doubtOf(scene, "objectPlanar", object))
      : writer.on(layer, doubt);
  on(null);
  return on;
}

/** The layer of a record, or the one that is never shown where its row is hidden. */
export function shapeLayer<K extends GeometryKind>(rows: RowsHidden, kind: K, record: RecordOf<K>): number {
  return rows.isRowHidden(kind, record.key) ? NO_LAYER : layerOf(kind, record);
}

/** The bit of a corner on which no face stands: it is seen by itself. It follows those of the faces' labels. */
export const LOOSE = FACE_LAYERS + 1;

/** The labels of the faces around a corner that no row hides, as bits; 0 where nothing is left to see it with. */
export function facesSeen(scene: ReadScene, rows: RowsHidden, key: string): number {
  if (rows.isRowHidden("vertex", key)) return 0;
  const faces = scene.facesOfVertex(key);
  if (faces.length === 0) return LOOSE;
  let seen = 0;
  for (const faceKey of faces) {
    const face = scene.get("face", faceKey);
    if (face && !rows.isRowHidden("face", faceKey)) seen |= bitOf(layerOf("face", face));
  }
  return seen;
}
