/** The labels that elements of each kind can have, and their texts. */
import { EDGE_LABELS, FACE_LABELS, type GeometryKind, PLANAR_LABELS } from "@/lib/domain/geometry-records";
import { OBJECT_PRESETS } from "@/lib/editor/core/objects/object-presets";
import { capitalName, OBJECT_PANEL_COPY } from "./object-copy";

/** Corners have no labels. */
export const LABELS: Readonly<Record<GeometryKind, readonly string[]>> = {
  vertex: [],
  edge: EDGE_LABELS,
  face: FACE_LABELS,
  objectPlanar: PLANAR_LABELS,
  object3D: OBJECT_PRESETS.map(({ label }) => label),
};

export const labelText = (kind: GeometryKind, label: string): string =>
  kind === "object3D" ? OBJECT_PANEL_COPY.objectName(label) : capitalName(label);
