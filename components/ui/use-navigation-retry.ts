"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { isOtherPage, onPageLeaving } from "./page-leaving";

/**
 * Returns a function that registers a pending change of the URL. Such a change cancels a navigation in progress, so a
 * navigation that starts while the change is pending is repeated after it.
 */
export function useNavigationRetry(): (pending: Promise<unknown>) => void {
  const router = useRouter();
  const pendingChange = useRef<Promise<unknown> | null>(null);
  useEffect(
    () =>
      onPageLeaving((target) => {
        if (isOtherPage(target)) void pendingChange.current?.then(() => router.push(target));
      }),
    [router],
  );
  return useCallback((change) => {
    const pending = change.finally(() => {
      if (pendingChange.current === pending) pendingChange.current = null;
    });
    pendingChange.current = pending;
  }, []);
}
