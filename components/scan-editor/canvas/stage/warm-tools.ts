/** What is selected may be moved next: the tools get ready for it when nothing else is to be done. */
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { Toolbox } from "@/lib/editor/tools/toolbox";

const LATER_MS = 300;

/** Returns what ends it. */
export function warmWhenSelected(store: EditorStore, tools: Toolbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const warm = (): void => {
    tools.warm();
    // Who names whom is read when it is first asked for, and the first movement asks.
    store.scene.referrersOf("");
  };
  const stop = store.subscribeSelection(() => {
    clearTimeout(timer);
    if (store.getSelection().kinds.size === 0) return;
    // After the picture and the panels have followed the selection; Safari has no idle callback.
    timer = setTimeout(() => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(warm);
      else warm();
    }, LATER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
