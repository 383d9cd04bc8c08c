"use client";
/** On a narrow screen the panels are a sheet under the canvas: which panel it shows, and whether it is folded. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import type { EditorView } from "./canvas/view/editor-view";
import { usePlacingController } from "./objects/use-placing-controller";
import { useViewPart } from "./state/use-store";

export type PanelName = "outliner" | "properties";

export type PanelSheet = {
  panel: PanelName;
  isFolded: boolean;
  /** A panel other than the folded checks is open under the outliner. */
  hasSidePanel: boolean;
  /** Brings a panel into view; keeps its identity. */
  choose(panel: PanelName): void;
  setFolded(isFolded: boolean): void;
};

/** Returns the key of the only selected element if it has two versions to compare, else null. */
function comparedKey(store: EditorStore, view: EditorView): string | null {
  const [item, ...others] = selectedItems(store.getSelection());
  const isCompared = item && others.length === 0 && view.get().contested.some(({ key }) => key === item.key);
  return isCompared ? item.key : null;
}

/**
 * Calls `onCompared` when an element with two versions is selected, even if it was selected before, and when the
 * selected element gets a second version.
 */
function useCompared(store: EditorStore, view: EditorView, onCompared: () => void): void {
  useEffect(() => {
    let last = comparedKey(store, view);
    if (last !== null) onCompared();
    const stops = [
      store.subscribeSelection(() => {
        last = comparedKey(store, view);
        if (last !== null) onCompared();
      }),
      view.subscribe(() => {
        const current = comparedKey(store, view);
        if (current !== null && current !== last) onCompared();
        last = current;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, view, onCompared]);
}

/** Brings a panel that was opened elsewhere into view: a side panel, a rename, squaring up, or a comparison. */
export function usePanelSheet(store: EditorStore, view: EditorView): PanelSheet {
  const [panel, setPanel] = useState<PanelName>("outliner");
  const [isFolded, setFolded] = useState(false);
  const isLayersShown = useViewPart(view, "isLayersShown");
  const isViewsShown = useViewPart(view, "isViewsShown");
  const isHistoryShown = useViewPart(view, "isHistoryShown");
  const isChecksShown = useViewPart(view, "isChecksShown");
  const isReviewShown = useViewPart(view, "isReviewShown");
  const isPhotosShown = useViewPart(view, "isPhotosShown");
  const { squareUp, isPaletteOpen } = usePlacingController(view.placing);
  const isSquaring = squareUp !== null;

  // Closing a panel brings nothing into view, even if another one is still open.
  const shown = [isLayersShown, isViewsShown, isHistoryShown, isChecksShown, isReviewShown, isPhotosShown].filter(
    Boolean,
  ).length;
  const shownBefore = useRef(0);
  useEffect(() => {
    const isMore = shown > shownBefore.current;
    shownBefore.current = shown;
    if (!isMore) return;
    setPanel("outliner");
    setFolded(false);
  }, [shown]);

  const renamed = useViewPart(view, "renaming");
  useEffect(() => {
    if (renamed === null) return;
    setPanel("outliner");
    setFolded(false);
  }, [renamed]);

  useEffect(() => {
    if (!isSquaring) return;
    setPanel("properties");
    setFolded(false);
  }, [isSquaring]);

  // The palette covers the canvas, where the chosen object is placed, so the panels fold while it is open.
  const wasFolded = useRef<boolean | null>(null);
  useEffect(() => {
    if (isPaletteOpen === (wasFolded.current !== null)) return;
    setFolded(wasFolded.current ?? true);
    wasFolded.current = isPaletteOpen ? isFolded : null;
  }, [isPaletteOpen, isFolded]);

  const choose = useCallback((next: PanelName) => {
    setPanel(next);
    setFolded(false);
  }, []);
  useCompared(
    store,
    view,
    useCallback(() => choose("properties"), [choose]),
  );
  return { panel, isFolded, hasSidePanel: shown > 0, choose, setFolded };
}
