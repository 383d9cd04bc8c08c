"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";

const listeners = new Set<() => void>();

/** Calls `listener` when a command, rather than a link, leads to another page. Answers how to end it. */
export function onCommandLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Leads to an address of ours, for commands that press no link. */
export function useGo(): (href: string) => void {
  const router = useRouter();
  return useCallback(
    (href) => {
      const { pathname, search } = new URL(href, window.location.href);
      const isElsewhere = pathname + search !== window.location.pathname + window.location.search;
      if (isElsewhere) for (const listener of [...listeners]) listener();
      router.push(href);
    },
    [router],
  );
}
