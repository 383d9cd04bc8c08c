"use client";
/** The pictures shown stand in the address, as `view=plan`, and are kept for each survey in this browser. */
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useLayoutEffect } from "react";
import { useOpenedAgain } from "@/components/ui/overlays/use-opened-again";
import { type EditorView, LAYOUTS, type Layout } from "../canvas/view/editor-view";
import { keep, readKept } from "../state/kept-in-browser";

const PARSER = parseAsStringLiteral(LAYOUTS);

const KEPT = "layout";

function keptLayout(surveyKey: string): Layout | null {
  const kept = readKept(KEPT, surveyKey);
  return LAYOUTS.find((layout) => layout === kept) ?? null;
}

export function useLayoutAddress(surveyKey: string, view: EditorView): void {
  const [address, setAddress] = useQueryState("view", PARSER);
  const noteArriving = useOpenedAgain();

  // What the link says comes first; one that says nothing, or nonsense, opens as the survey was left.
  useLayoutEffect(() => {
    const kept = address === null ? keptLayout(surveyKey) : null;
    const wanted = address ?? kept;
    if (wanted) view.set({ layout: wanted });
    // So that the address can be passed on.
    if (kept) noteArriving(setAddress(kept));
  }, [address, setAddress, noteArriving, surveyKey, view]);

  useEffect(() => {
    let last = view.get().layout;
    return view.subscribe(() => {
      const { layout } = view.get();
      if (layout === last) return;
      last = layout;
      keep(KEPT, surveyKey, layout);
      noteArriving(setAddress(layout));
    });
  }, [setAddress, noteArriving, surveyKey, view]);
}
