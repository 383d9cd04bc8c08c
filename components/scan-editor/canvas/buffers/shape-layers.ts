/** Decides the layer of each drawn part, and the faces with which a corner is visible. */
import type { Face, GeometryKind, ObjectPlanar } from "@/lib/domain/geometry-records";
import type { ReadScene, RecordOf } from "@/lib/editor/core/scene";
import { bitOf, FACE_LAYERS, layerOf, NO_LAYER } from "@/lib/editor/tools/layers/layer-list";
import { doubtOf } from "./doubt";
import type { SlotWriter } from "./triangle-buffer";

export type RowsHidden = {
  /** Whether the row of the record, or a row that contains it, is hidden in the outliner. */
  isRowHidden(kind: GeometryKind, key: string): boolean;
  /** Whether lines have the layers of their own edges. False until the first edge is hidden, to save lookups. */
  areEdgesApart(): boolean;
};

export const NO_ROWS_HIDDEN: RowsHidden = { isRowHidden: () => false, areEdgesApart: () => false };

/** Sets the layer of the parts written next: the layer of a planar object, or for null the layer of the face. */
export type SetLayerOf = (object: ObjectPlanar | null) => void;

/** Returns a function that sets the layer of the next parts; the first parts get the layer of the face. */
export function layerSetter(writer: SlotWriter, scene: ReadScene, face: Face, rows: RowsHidden): SetLayerOf {
  const layer = layerOf("face", face);
  const doubt = doubtOf(scene, "face", face);
  const setLayerOf: SetLayerOf = (object) =>
    object
      ? writer.setLayer(shapeLayer(rows, "objectPlanar", object), doubtOf(scene, "objectPlanar", object))
      : writer.setLayer(layer, doubt);
  setLayerOf(null);
  return setLayerOf;
}

/** Returns the layer of a record, or NO_LAYER if its row is hidden. */
export function shapeLayer<K extends GeometryKind>(rows: RowsHidden, kind: K, record: RecordOf<K>): number {
  return rows.isRowHidden(kind, record.key) ? NO_LAYER : layerOf(kind, record);
}

/** Bit of a vertex without faces, which is visible by itself. It follows the bits of the face labels. */
export const NO_FACE_BIT = FACE_LAYERS + 1;

/** Returns the bits of the labels of a vertex's visible faces; 0 if the vertex is not visible with any face. */
export function visibleFaceLabels(scene: ReadScene, rows: RowsHidden, key: string): number {
  if (rows.isRowHidden("vertex", key)) return 0;
  const faces = scene.facesOfVertex(key);
  if (faces.length === 0) return NO_FACE_BIT;
  let bits = 0;
  for (const faceKey of faces) {
    const face = scene.get("face", faceKey);
    if (face && !rows.isRowHidden("face", faceKey)) bits |= bitOf(layerOf("face", face));
  }
  return bits;
}
