"use client";

import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { useEditor } from "../context/editor-context";
import { useChecksAddress } from "./use-checks-address";
import { useEditAddress } from "./use-edit-address";
import { useLayoutAddress } from "./use-layout-address";
import { useSelectionAddress } from "./use-selection-address";
import { useViewAddress } from "./use-view-address";

/**
 * Synchronizes the address with the editor: floor, layout, named view and selection, and the edit or checks of a link.
 * Renders nothing, so that a change of the address renders no part of the editor.
 */
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
