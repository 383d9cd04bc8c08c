"use client";
/** On a narrow screen the panels are a sheet under the picture: which of them it shows, and whether it is folded. */
import { useEffect, useState } from "react";
import type { EditorView } from "./canvas/editor-view";
import { useDesk } from "./objects/use-desk";
import { useViewPart } from "./use-store";

export type PanelName = "outliner" | "properties";

export type PanelSheet = {
  panel: PanelName;
  isFolded: boolean;
  /** Brings it into sight. */
  choose(panel: PanelName): void;
  setFolded(isFolded: boolean): void;
};

/** A panel that is asked for elsewhere (layers, views, history, squaring up) comes into sight by itself. */
export function usePanelSheet(view: EditorView): PanelSheet {
  const [panel, setPanel] = useState<PanelName>("outliner");
  const [isFolded, setFolded] = useState(false);
  const isLayersShown = useViewPart(view, "isLayersShown");
  const isViewsShown = useViewPart(view, "isViewsShown");
  const isHistoryShown = useViewPart(view, "isHistoryShown");
  const isSquaring = useDesk(view.desk).squareUp !== null;

  useEffect(() => {
    if (!isLayersShown && !isViewsShown && !isHistoryShown) return;
    setPanel("outliner");
    setFolded(false);
  }, [isLayersShown, isViewsShown, isHistoryShown]);

  useEffect(() => {
    if (!isSquaring) return;
    setPanel("properties");
    setFolded(false);
  }, [isSquaring]);

  return {
    panel,
    isFolded,
    choose(next) {
      setPanel(next);
      setFolded(false);
    },
    setFolded,
  };
}
