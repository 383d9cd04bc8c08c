"use client";
/** The pictures shown stand in the address, as `view=plan`, and are kept for each survey in this browser. */
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useLayoutEffect } from "react";
import { type EditorView, LAYOUTS } from "../canvas/editor-view";
import { layoutMemory } from "./layout-memory";

const PARSER = parseAsStringLiteral(LAYOUTS);

export function useLayoutAddress(surveyKey: string, view: EditorView): void {
  const [address, setAddress] = useQueryState("view", PARSER);

  // What the link says comes first; one that says nothing, or nonsense, opens as the survey was left.
  useLayoutEffect(() => {
    const kept = address === null ? layoutMemory.get(surveyKey) : null;
    const wanted = address ?? kept;
    if (wanted) view.set({ layout: wanted });
    // So that the address can be passed on.
    if (kept) void setAddress(kept);
  }, [address, setAddress, surveyKey, view]);

  useEffect(() => {
    let last = view.get().layout;
    return view.subscribe(() => {
      const { layout } = view.get();
      if (layout === last) return;
      last = layout;
      layoutMemory.set(surveyKey, layout);
      void setAddress(layout);
    });
  }, [setAddress, surveyKey, view]);
}
