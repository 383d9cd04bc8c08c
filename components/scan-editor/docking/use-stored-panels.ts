"use client";
/** Stores for each survey which panels are open in this browser, and opens them again. */
import { useEffect, useLayoutEffect } from "react";
import type { EditorView, ViewState } from "../canvas/view/editor-view";
import { readSurveySetting, writeSurveySetting } from "../state/survey-settings";

const PANELS = ["isHistoryShown", "isLayersShown", "isViewsShown", "isPhotosShown", "isReviewShown"] as const;
type Shown = Pick<ViewState, (typeof PANELS)[number]>;

const SETTING_NAME = "panels";

/** Ignores unknown entries. */
function readStoredPanels(surveyKey: string): Partial<Shown> {
  const stored = readSurveySetting(SETTING_NAME, surveyKey);
  return Object.fromEntries(
    PANELS.filter((panel) => Array.isArray(stored) && stored.includes(panel)).map((one) => [one, true]),
  );
}

export function useStoredPanels(surveyKey: string, view: EditorView): void {
  useLayoutEffect(() => view.set(readStoredPanels(surveyKey)), [surveyKey, view]);
  useEffect(() => {
    const read = (): string[] => PANELS.filter((panel) => view.get()[panel]);
    let last = read().join();
    return view.subscribe(() => {
      const shown = read();
      if (shown.join() === last) return;
      last = shown.join();
      writeSurveySetting(SETTING_NAME, surveyKey, shown);
    });
  }, [surveyKey, view]);
}
