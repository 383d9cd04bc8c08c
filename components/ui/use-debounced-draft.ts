"use client";

import { useEffect, useRef, useState } from "react";
import { onPageLeaving } from "./page-leaving";

/**
 * What is being typed, and its later arrival: `commit` is called once typing has paused. A value from outside wins. Nothing
 * arrives once another page is being opened: a change of the address would call that off.
 */
export function useDebouncedDraft(
  value: string,
  commit: (value: string) => void,
  delay: number,
): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
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
      latestCommit.current(draft);
    }, delay);
    const unlisten = onPageLeaving((target) => {
      if (target.split("?")[0] !== window.location.pathname) clearTimeout(timer);
    });
    return () => {
      unlisten();
      clearTimeout(timer);
    };
  }, [draft, delay]);
  return [draft, setDraft];
}
