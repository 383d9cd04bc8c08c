import type { EditorStore } from "@/lib/editor/core/editor-store";

/**
 * Calls `onChange` once, when the latest edit is followed by another or undone. Returns a function that stops watching.
 */
export function watchLatestEdit(store: EditorStore, onChange: () => void): () => void {
  const readLatestId = () => store.getHistory().past.at(-1)?.gestureIds[0];
  const watchedId = readLatestId();
  const stop = store.subscribeHistory(() => {
    if (readLatestId() === watchedId) return;
    stop();
    onChange();
  });
  return stop;
}
