"use client";
/** Stores for each survey which panels are open in this browser, and opens them again. */
import { useEffect, useLayoutEffect } from "react";
import type { EditorView, ViewState } from "../canvas/view/editor-view";
import { readSurveySetting, writeSurveySetting } from "../state/survey-settings";

const PANELS = ["isHistoryShown", "isLayersShown", "isViewsShown", "isPhotosShown", "isReviewShown"] as const;
type Shown = Pick<ViewState, (typeof PANELS)[number]>;

const KEPT = "panels";

/** Ignores unknown entries. */
function keptPanels(surveyKey: string): Partial<Shown> {
  const kept = readSurveySetting(KEPT, surveyKey);
  return Object.fromEntries(
    PANELS.filter((panel) => Array.isArray(kept) && kept.includes(panel)).map((one) => [one, true]),
  );
}

export function useStoredPanels(surveyKey: string, view: EditorView): void {
  useLayoutEffect(() => view.set(keptPanels(surveyKey)), [surveyKey, view]);
  useEffect(() => {
    const read = (): string[] => PANELS.filter((panel) => view.get()[panel]);
    let last = read().join();
    return view.subscribe(() => {
      const shown = read();
      if (shown.join() === last) return;
      last = shown.join();
      writeSurveySetting(KEPT, surveyKey, shown);
    });
  }, [surveyKey, view]);
}
