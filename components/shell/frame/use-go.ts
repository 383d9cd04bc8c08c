"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { announceLeaving } from "@/components/ui/page-leaving";

/** Returns a function that navigates to an address of the app, for commands without a link. */
export function useGo(): (href: string) => void {
  const router = useRouter();
  return useCallback(
    (href) => {
      const { pathname, search } = new URL(href, window.location.href);
      const target = pathname + search;
      if (target !== window.location.pathname + window.location.search) announceLeaving(target);
      router.push(href);
    },
    [router],
  );
}
