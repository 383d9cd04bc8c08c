import { setDeduct } from "@/lib/editor/commands/set-deduct";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { EditorView } from "../../canvas/view/editor-view";
import { refusalText } from "../../names/refusal-text";

/** Switches the deduction in one edit; the mode line shows the reason of a refusal. */
export function switchDeduct(store: EditorStore, view: EditorView, keys: readonly string[], deduct: boolean): void {
  const result = store.run((scene) => setDeduct(scene, { keys, deduct }));
  view.set({ refusal: result.ok ? null : refusalText(store.scene, result.refusal) });
}
