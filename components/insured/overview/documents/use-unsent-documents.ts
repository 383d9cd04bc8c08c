"use client";

import { useEffect, useRef } from "react";
import { showAlert } from "@/lib/client/alerts-store";
import { holdPage } from "@/lib/client/media/guard-uploads";
import { sessionLifetime } from "@/lib/client/session/session-lifetime";
import { documentWords } from "./words";

/**
 * Documents that are being sent, or failed, end with their tab: until they are there or let go the page asks before it is
 * left, and where the tab is left an alert names them.
 */
export function useUnsentDocuments(names: readonly string[]): void {
  const left = useRef(names);
  useEffect(() => {
    left.current = names;
  });
  const isHeld = names.length > 0;
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld]);
  useEffect(
    () => () => {
      if (left.current.length === 0 || sessionLifetime.isEnded()) return;
      showAlert({ type: "error", message: documentWords.leftUnsent(left.current), isPersistent: true });
    },
    [],
  );
}
