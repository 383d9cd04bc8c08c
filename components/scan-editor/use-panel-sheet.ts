"use client";
/** On a narrow screen the panels are a sheet under the picture: which of them it shows, and whether it is folded. */
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
  /** Something else than the folded checks is opened beside the outliner. */
  isBeside: boolean;
  /** Brings it into sight; keeps its identity. */
  choose(panel: PanelName): void;
  setFolded(isFolded: boolean): void;
};

/** The element that is selected alone and was changed otherwise in the meantime; null where it is none. */
function comparedKey(store: EditorStore, view: EditorView): string | null {
  const [item, ...others] = selectedItems(store.getSelection());
  const isCompared = item && others.length === 0 && view.get().contested.some(({ key }) => key === item.key);
  return isCompared ? item.key : null;
}

/** Calls `onCompared` when such an element is selected, though it was so before, and when a selected one becomes such. */
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
        const now = comparedKey(store, view);
        if (now !== null && now !== last) onCompared();
        last = now;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, view, onCompared]);
}

/** A panel that is asked for elsewhere (layers, views, history, checks, review, photos, squaring up, a choice) comes into sight by itself. */
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

  // Of one that is hidden nothing comes into sight: another that is still shown was not asked for.
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

  // The palette lies over the picture, and what is chosen of it is placed there: meanwhile the picture has the room.
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
  return { panel, isFolded, isBeside: shown > 0, choose, setFolded };
}
