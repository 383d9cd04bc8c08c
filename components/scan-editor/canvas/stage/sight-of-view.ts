/** What the view shows of a survey: for rays, and for boxes. */

import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { ALL_LAYERS } from "@/lib/editor/tools/layers/layer-list";
import { beyondCut, type CutPlane, cutPlane, type Section } from "@/lib/editor/tools/views/section";
import type { SightRules } from "../pick/sight-rules";
import type { EditorView } from "../view/editor-view";
import { recordPoints } from "../view/scene-bounds";

/** The rules that picking follows, as the view is at each question. */
export function sightOf(view: EditorView): SightRules {
  let known: { section: Section | null; plane: CutPlane | null } = { section: null, plane: null };
  let areApart = false;
  return {
    areEdgesApart() {
      areApart ||= view.layers?.areEdgesApart() ?? false;
      return areApart;
    },
    shown: () => view.layers?.shown() ?? ALL_LAYERS,
    isHidden: (kind, key) => view.layers?.isHidden(kind, key) ?? false,
    isRowHidden: (kind, key) => view.layers?.isRowHidden(kind, key) ?? false,
    cut() {
      const { section } = view.get();
      if (known.section !== section) known = { section, plane: section && cutPlane(section) };
      return known.plane;
    },
    isXray: () => view.get().isXray,
  };
}

/** Whether nothing of an element is in the picture: it is hidden, or lies beyond the section whole. */
export function isUnseen(scene: ReadScene, rules: SightRules, item: SelectionItem): boolean {
  if (rules.isHidden(item.kind, item.key)) return true;
  const cut = rules.cut();
  return cut !== null && recordPoints(scene, item).every(([x, y, z]) => beyondCut(cut, x, y, z) > 0);
}
