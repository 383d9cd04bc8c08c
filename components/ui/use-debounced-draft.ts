"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { onPageLeaving } from "./page-leaving";

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
  const router = useRouter();
  const sent = useRef(value);
  const arrival = useRef<Promise<unknown> | null>(null);
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
      const arriving = Promise.resolve(latestCommit.current(draft)).finally(() => {
        if (arrival.current === arriving) arrival.current = null;
      });
      arrival.current = arriving;
    }, delay);
    const unlisten = onPageLeaving((target) => {
      if (isElsewhere(target)) clearTimeout(timer);
    });
    return () => {
      unlisten();
      clearTimeout(timer);
    };
  }, [draft, delay]);
  useEffect(
    () =>
      onPageLeaving((target) => {
        if (isElsewhere(target)) void arrival.current?.then(() => router.push(target));
      }),
    [router],
  );
  return [draft, setDraft];
}

const isElsewhere = (target: string): boolean => target.split("?")[0] !== window.location.pathname;
