"use client";
import { parseAsBoolean, useQueryState } from "nuqs";
import { useEffect } from "react";
import { CHECKS_PARAM } from "@/lib/domain/insured-paths";
import type { EditorView } from "../canvas/view/editor-view";

/** Opens the checks if the URL requests them, then removes the parameter, so that a reload does not reopen them. */
export function useChecksAddress(view: EditorView): void {
  const [isRequested, setIsRequested] = useQueryState(CHECKS_PARAM, parseAsBoolean.withOptions({ history: "replace" }));
  useEffect(() => {
    if (isRequested === null) return;
    if (isRequested) view.set({ isChecksShown: true });
    void setIsRequested(null);
  }, [isRequested, setIsRequested, view]);
}
