/** Tells when the newest step of the history is no longer the newest: another edit came, or it was undone. */
import type { EditorStore } from "@/lib/editor/core/editor-store";

/** Calls `onChange` once. Returns what stops the watch before that. */
export function whenNoLongerLast(store: EditorStore, onChange: () => void): () => void {
  const newest = () => store.getHistory().past.at(-1)?.gestureIds[0];
  const watched = newest();
  const stop = store.subscribeHistory(() => {
    if (newest() === watched) return;
    stop();
    onChange();
  });
  return stop;
}
