import type { EditorStore } from "@/lib/editor/core/editor-store";
import { type EditorView, runCameraCommand } from "../../canvas/view/editor-view";

/** Selects and frames the faces of a figure. */
export function showFaces(store: EditorStore, view: EditorView, keys: readonly string[]): void {
  store.select(keys.map((key) => ({ kind: "face" as const, key })));
  // Waits for the next animation frame, in which the floor of the faces is shown.
  requestAnimationFrame(() => runCameraCommand(view, "frame"));
}
