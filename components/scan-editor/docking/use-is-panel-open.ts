"use client";
import { useCallback, useSyncExternalStore } from "react";
import type { EditorView } from "../canvas/view/editor-view";
import { isPanelOpen, type SidePanelId, sideColumn } from "./side-column";

/** Returns whether a panel is shown and not folded, for the button that toggles it. */
export function useIsPanelOpen(view: EditorView, id: SidePanelId): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [view.subscribe(listener), sideColumn.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [view],
  );
  const read = useCallback(() => isPanelOpen(view, id), [view, id]);
  return useSyncExternalStore(subscribe, read, read);
}
