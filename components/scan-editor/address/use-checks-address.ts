"use client";
/** A link that leads to what the checks find unfolds them. */
import { parseAsBoolean, useQueryState } from "nuqs";
import { useEffect } from "react";
import { CHECKS_PARAM } from "@/lib/domain/insured-paths";
import type { EditorView } from "../canvas/view/editor-view";

/** The address forgets it once they are shown: a reload opens the editor as it was left. */
export function useChecksAddress(view: EditorView): void {
  const [isAsked, setIsAsked] = useQueryState(CHECKS_PARAM, parseAsBoolean.withOptions({ history: "replace" }));
  useEffect(() => {
    if (isAsked === null) return;
    if (isAsked) view.set({ isChecksShown: true });
    void setIsAsked(null);
  }, [isAsked, setIsAsked, view]);
}
