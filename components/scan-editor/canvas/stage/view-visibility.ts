/** The view's layers, hidden rows, section and X-ray as rules for rays and boxes. */

import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { ALL_LAYERS } from "@/lib/editor/tools/layers/layer-list";
import { beyondCut, type CutPlane, cutPlane, type Section } from "@/lib/editor/tools/views/section";
import type { VisibilityRules } from "../pick/visibility-rules";
import type { EditorView } from "../view/editor-view";
import { recordPoints } from "../view/scene-bounds";

/** Returns rules that always follow the current view. */
export function visibilityOf(view: EditorView): VisibilityRules {
  let cached: { section: Section | null; plane: CutPlane | null } = { section: null, plane: null };
  let hasEdgeLayers = false;
  return {
    areEdgesApart() {
      hasEdgeLayers ||= view.layers?.areEdgesApart() ?? false;
      return hasEdgeLayers;
    },
    shown: () => view.layers?.shown() ?? ALL_LAYERS,
    isHidden: (kind, key) => view.layers?.isHidden(kind, key) ?? false,
    isRowHidden: (kind, key) => view.layers?.isRowHidden(kind, key) ?? false,
    cut() {
      const { section } = view.get();
      if (cached.section !== section) cached = { section, plane: section && cutPlane(section) };
      return cached.plane;
    },
    isXray: () => view.get().isXray,
  };
}

/** Returns whether an element is hidden or entirely beyond the section. */
export function isHiddenOrCut(scene: ReadScene, rules: VisibilityRules, item: SelectionItem): boolean {
  if (rules.isHidden(item.kind, item.key)) return true;
  const cut = rules.cut();
  return cut !== null && recordPoints(scene, item).every(([x, y, z]) => beyondCut(cut, x, y, z) > 0);
}
