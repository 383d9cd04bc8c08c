import type { EditorStore } from "@/lib/editor/core/editor-store";
import { type EditorView, runCameraCommand } from "../../canvas/view/editor-view";

/** Selects the faces that a figure comes from, and frames them. */
export function showFaces(store: EditorStore, view: EditorView, keys: readonly string[]): void {
  store.select(keys.map((key) => ({ kind: "face" as const, key })));
  // Once their floor is shown.
  requestAnimationFrame(() => runCameraCommand(view, "frame"));
}
