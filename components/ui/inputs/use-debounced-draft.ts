"use client";

import { useEffect, useRef, useState } from "react";
import { isOtherPage, onPageLeaving } from "../page-leaving";
import { useNavigationRetry } from "../use-navigation-retry";

/**
 * Returns the typed draft and its setter. `commit` is called once typing pauses; if it changes the URL, it resolves
 * when the URL has changed. A value from outside wins. Leaving for another page cancels a pending commit; a commit
 * already under way repeats the opening of that page once it completes.
 */
export function useDebouncedDraft(
  value: string,
  commit: (value: string) => unknown,
  delay: number,
): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const openAgainAfter = useNavigationRetry();
  const sent = useRef(value);
  const currentCommit = useRef(commit);
  useEffect(() => {
    currentCommit.current = commit;
  });
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => {
    if (draft === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = draft;
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
