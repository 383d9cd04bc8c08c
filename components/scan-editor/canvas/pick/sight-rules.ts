/** What a ray may meet: nothing hidden, nothing beyond the section, and under X-ray no wall. */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { ALL_LAYERS } from "@/lib/editor/tools/layers/layer-list";
import type { CutPlane } from "@/lib/editor/tools/views/section";

export type SightRules = {
  /** The layers shown, as bits. */
  shown(): number;
  isHidden(kind: GeometryKind, key: string): boolean;
  isRowHidden(kind: GeometryKind, key: string): boolean;
  /** See shape-layers.ts. */
  areEdgesApart(): boolean;
  cut(): CutPlane | null;
  isXray(): boolean;
};

/** Everything is seen. */
export const SEES_ALL: SightRules = {
  shown: () => ALL_LAYERS,
  isHidden: () => false,
  isRowHidden: () => false,
  areEdgesApart: () => false,
  cut: () => null,
  isXray: () => false,
};
