"use client";

import { useCallback, useRef, useState } from "react";
import type { SurveyListItem } from "@/lib/domain/entities";

/** The inspection whose contents are being mailed, from its row's menu; closed, the menu's button has the focus again. */
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
