"use client";

import { useCallback, useRef, useState } from "react";
import type { SurveyListItem } from "@/lib/domain/entities";

/** The inspection of the open email dialog; on close, its row's menu button gets the focus. */
export function useMailedSurvey() {
  const [survey, setSurvey] = useState<SurveyListItem | null>(null);
  const button = useRef<HTMLElement | null>(null);
  const open = useCallback((chosen: SurveyListItem) => {
    button.current = document.querySelector("table [aria-haspopup='menu'][aria-expanded='true']");
    setSurvey(chosen);
  }, []);
  const close = useCallback(() => {
    setSurvey(null);
    requestAnimationFrame(() => button.current?.focus());
  }, []);
  return { survey, open, close };
}
