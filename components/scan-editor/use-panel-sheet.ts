"use client";
/** On a narrow screen the panels are a sheet under the picture: which of them it shows, and whether it is folded. */
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { EditorStore } from "@/lib/editor/editor-store";
import { selectedItems } from "@/lib/editor/selection";
import type { EditorView } from "./canvas/editor-view";
import { useDesk } from "./objects/use-desk";
import { useViewPart } from "./use-store";

export type PanelName = "outliner" | "properties";

export type PanelSheet = {
  panel: PanelName;
  isFolded: boolean;
  /** Brings it into sight; keeps its identity. */
  choose(panel: PanelName): void;
  setFolded(isFolded: boolean): void;
};

/** The element that is selected alone and was changed otherwise in the meantime; null where it is none. */
function useComparedKey(store: EditorStore, view: EditorView): string | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribeSelection(listener), view.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, view],
  );
  const read = useCallback(() => {
    const [item, ...others] = selectedItems(store.getSelection());
    const isCompared = item && others.length === 0 && view.get().contested.some(({ key }) => key === item.key);
    return isCompared ? item.key : null;
  }, [store, view]);
  return useSyncExternalStore(subscribe, read, read);
}

/** A panel that is asked for elsewhere (layers, views, history, squaring up, a choice) comes into sight by itself. */
export function usePanelSheet(store: EditorStore, view: EditorView): PanelSheet {
  const [panel, setPanel] = useState<PanelName>("outliner");
  const [isFolded, setFolded] = useState(false);
  const isLayersShown = useViewPart(view, "isLayersShown");
  const isViewsShown = useViewPart(view, "isViewsShown");
  const isHistoryShown = useViewPart(view, "isHistoryShown");
  const isSquaring = useDesk(view.desk).squareUp !== null;
  const compared = useComparedKey(store, view);

  useEffect(() => {
    if (!isLayersShown && !isViewsShown && !isHistoryShown) return;
    setPanel("outliner");
    setFolded(false);
  }, [isLayersShown, isViewsShown, isHistoryShown]);

  useEffect(() => {
    if (!isSquaring && compared === null) return;
    setPanel("properties");
    setFolded(false);
  }, [isSquaring, compared]);

  const choose = useCallback((next: PanelName) => {
    setPanel(next);
    setFolded(false);
  }, []);
  return { panel, isFolded, choose, setFolded };
}
