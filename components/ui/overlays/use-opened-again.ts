"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { isOtherPage, onPageLeaving } from "../page-leaving";

/**
 * A change of the address calls off the opening of another page. Told of each change as it begins, this opens a page once
 * more whose opening had begun before the change arrived.
 */
export function useOpenedAgain(): (arriving: Promise<unknown>) => void {
  const router = useRouter();
  const arrival = useRef<Promise<unknown> | null>(null);
  useEffect(
    () =>
      onPageLeaving((target) => {
        if (isOtherPage(target)) void arrival.current?.then(() => router.push(target));
      }),
    [router],
  );
  return useCallback((change) => {
    const arriving = change.finally(() => {
      if (arrival.current === arriving) arrival.current = null;
    });
    arrival.current = arriving;
  }, []);
}
