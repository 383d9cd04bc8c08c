"use client";
import { useCallback, useSyncExternalStore } from "react";
import type { EditorView } from "../canvas/view/editor-view";
import { columnRoom, isPanelOpen, type SidePanelId } from "./column-room";

/** For a button that opens a panel or hides it: what its press would do, also when the panel is folded for another. */
export function useIsPanelOpen(view: EditorView, id: SidePanelId): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [view.subscribe(listener), columnRoom.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [view],
  );
  const read = useCallback(() => isPanelOpen(view, id), [view, id]);
  return useSyncExternalStore(subscribe, read, read);
}
