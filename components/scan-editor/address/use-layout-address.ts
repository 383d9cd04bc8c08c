"use client";
/** Keeps the layout in the address (`view=plan`), and stores it for each survey in this browser. */
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useLayoutEffect } from "react";
import { useNavigationRetry } from "@/components/ui/use-navigation-retry";
import { type EditorView, LAYOUTS, type Layout } from "../canvas/view/editor-view";
import { readSurveySetting, writeSurveySetting } from "../state/survey-settings";

const PARSER = parseAsStringLiteral(LAYOUTS);

const SETTING = "layout";

function readStoredLayout(surveyKey: string): Layout | null {
  const stored = readSurveySetting(SETTING, surveyKey);
  return LAYOUTS.find((layout) => layout === stored) ?? null;
}

export function useLayoutAddress(surveyKey: string, view: EditorView): void {
  const [address, setAddress] = useQueryState("view", PARSER);
  const registerUrlChange = useNavigationRetry();

  // The address comes first; without a valid value the survey opens in its last layout.
  useLayoutEffect(() => {
    const stored = address === null ? readStoredLayout(surveyKey) : null;
    const layout = address ?? stored;
    if (layout) view.set({ layout });
    // Makes the address complete, for sharing.
    if (stored) registerUrlChange(setAddress(stored));
  }, [address, setAddress, registerUrlChange, surveyKey, view]);

  useEffect(() => {
    let last = view.get().layout;
    return view.subscribe(() => {
      const { layout } = view.get();
      if (layout === last) return;
      last = layout;
      writeSurveySetting(SETTING, surveyKey, layout);
      registerUrlChange(setAddress(layout));
    });
  }, [setAddress, registerUrlChange, surveyKey, view]);
}
