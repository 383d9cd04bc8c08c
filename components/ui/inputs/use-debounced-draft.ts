"use client";

import { useEffect, useRef, useState } from "react";
import { isOtherPage, onPageLeaving } from "../page-leaving";
import { useNavigationRetry } from "../use-navigation-retry";

/**
 * Returns the typed draft and its setter. `commit` is called once typing pauses; if it changes the URL, it resolves
 * when the URL has changed. A new `value` replaces the draft. Leaving for another page cancels a pending commit; if a
 * commit is already running, that page is opened again once the commit completes.
 */
export function useDebouncedDraft(
  value: string,
  commit: (value: string) => unknown,
  delay: number,
): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const openAgainAfter = useNavigationRetry();
  const committed = useRef(value);
  const currentCommit = useRef(commit);
  useEffect(() => {
    currentCommit.current = commit;
  });
  useEffect(() => {
    if (value === committed.current) return;
    committed.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => {
    if (draft === committed.current) return;
    const timer = setTimeout(() => {
      committed.current = draft;
      openAgainAfter(Promise.resolve(currentCommit.current(draft)));
    }, delay);
    const unsubscribe = onPageLeaving((target) => {
      if (isOtherPage(target)) clearTimeout(timer);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [draft, delay, openAgainAfter]);
  return [draft, setDraft];
}
