/** Decides which elements a ray can hit: none that are hidden or beyond the section, and no walls in X-ray. */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { ALL_LAYERS } from "@/lib/editor/tools/layers/layer-list";
import type { CutPlane } from "@/lib/editor/tools/views/section";

export type VisibilityRules = {
  /** Bits of the shown layers. */
  shown(): number;
  isHidden(kind: GeometryKind, key: string): boolean;
  isRowHidden(kind: GeometryKind, key: string): boolean;
  /** See shape-layers.ts. */
  areEdgesApart(): boolean;
  cut(): CutPlane | null;
  isXray(): boolean;
};

export const ALL_VISIBLE: VisibilityRules = {
  shown: () => ALL_LAYERS,
  isHidden: () => false,
  isRowHidden: () => false,
  areEdgesApart: () => false,
  cut: () => null,
  isXray: () => false,
};
