"use client";
/** Keeps the layout in the address (`view=plan`), and for each survey in this browser. */
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useLayoutEffect } from "react";
import { useNavigationRetry } from "@/components/ui/use-navigation-retry";
import { type EditorView, LAYOUTS, type Layout } from "../canvas/view/editor-view";
import { readSurveySetting, writeSurveySetting } from "../state/survey-settings";

const PARSER = parseAsStringLiteral(LAYOUTS);

const KEPT = "layout";

function keptLayout(surveyKey: string): Layout | null {
  const kept = readSurveySetting(KEPT, surveyKey);
  return LAYOUTS.find((layout) => layout === kept) ?? null;
}

export function useLayoutAddress(surveyKey: string, view: EditorView): void {
  const [address, setAddress] = useQueryState("view", PARSER);
  const noteArriving = useNavigationRetry();

  // The address comes first; without a valid value the survey opens in its last layout.
  useLayoutEffect(() => {
    const kept = address === null ? keptLayout(surveyKey) : null;
    const layout = address ?? kept;
    if (layout) view.set({ layout });
    // Makes the address complete, for sharing.
    if (kept) noteArriving(setAddress(kept));
  }, [address, setAddress, noteArriving, surveyKey, view]);

  useEffect(() => {
    let last = view.get().layout;
    return view.subscribe(() => {
      const { layout } = view.get();
      if (layout === last) return;
      last = layout;
      writeSurveySetting(KEPT, surveyKey, layout);
      noteArriving(setAddress(layout));
    });
  }, [setAddress, noteArriving, surveyKey, view]);
}
