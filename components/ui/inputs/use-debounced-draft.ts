"use client";

import { useEffect, useRef, useState } from "react";
import { useOpenedAgain } from "../overlays/use-opened-again";
import { isOtherPage, onPageLeaving } from "../page-leaving";

/**
 * What is being typed, and its later arrival: `commit` is called once typing has paused, and resolves when the address says
 * it, where it stands there. A value from outside wins. A change of the address calls off the opening of another page: none
 * is begun after that, and one that is on its way already is followed by the opening once more.
 */
export function useDebouncedDraft(
  value: string,
  commit: (value: string) => unknown,
  delay: number,
): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const noteArriving = useOpenedAgain();
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
      noteArriving(Promise.resolve(latestCommit.current(draft)));
    }, delay);
    const unlisten = onPageLeaving((target) => {
      if (isOtherPage(target)) clearTimeout(timer);
    });
    return () => {
      unlisten();
      clearTimeout(timer);
    };
  }, [draft, delay, noteArriving]);
  return [draft, setDraft];
}
