/** The view that canvas and panels share, with its tools. */
import type { EditorStore } from "@/lib/editor/editor-store";
import { createToolbox } from "@/lib/editor/tools/toolbox";
import { createEditorView, type EditorView } from "../canvas/editor-view";

export function openEditorView(store: EditorStore, floorNumber: number): EditorView {
  const view = createEditorView(floorNumber);
  view.tools = createToolbox(store, {
    floorNumber: () => view.get().floorNumber,
    refusal: () => view.get().refusal,
    refuse: (refusal) => view.set({ refusal }),
  });
  return view;
}
