/** What is selected may be moved next: the tools get ready for it when nothing else is to be done. */
import type { EditorStore } from "@/lib/editor/editor-store";
import type { Toolbox } from "@/lib/editor/tools/toolbox";

const LATER_MS = 300;

/** Returns what ends it. */
export function warmWhenSelected(store: EditorStore, tools: Toolbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = store.subscribeSelection(() => {
    clearTimeout(timer);
    if (store.getSelection().kinds.size === 0) return;
    // After the picture and the panels have followed the selection; Safari has no idle callback.
    timer = setTimeout(() => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(() => tools.warm());
      else tools.warm();
    }, LATER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
