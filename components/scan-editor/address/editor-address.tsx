"use client";

import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { useEditor } from "../context/editor-context";
import { useChecksAddress } from "./use-checks-address";
import { useEditAddress } from "./use-edit-address";
import { useLayoutAddress } from "./use-layout-address";
import { useSelectionAddress } from "./use-selection-address";
import { useViewAddress } from "./use-view-address";

/** Keeps the address and the editor alike: floor, pictures, named view, selection, and the edit or the checks that a link leads to. Draws nothing, so that a change of the address draws no part of the editor anew. */
export function EditorAddress(props: {
  conflicts: readonly ElementConflict[];
  /** Must keep its identity. */
  onShow: (item: SelectionItem) => void;
}) {
  const { conflicts, onShow } = props;
  const { store, view, views } = useEditor();
  useViewAddress(store, view, views);
  useLayoutAddress(store.scene.surveyKey, view);
  useSelectionAddress(store, view);
  useEditAddress(conflicts, onShow);
  useChecksAddress(view);
  return null;
}
