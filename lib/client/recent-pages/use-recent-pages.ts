"use client";

import { usePathname } from "next/navigation";
import { useEffect, useMemo } from "react";
import { sessionLifetime } from "../calls/session-lifetime";
import { scopeOf } from "../calls/session-scope";
import { useSession } from "../session/use-session";
import { keepRecentPage, type RecentPage, readRecentPages } from "./recent-pages";

const SETTLED_MS = 1000;
const NONE: readonly RecentPage[] = [];

/** Records every opened page with its title, even if the title is set late. */
export function useRecentPagesRecorder(isWorthKeeping: (path: string) => boolean): void {
  const { session } = useSession();
  const owner = scopeOf(session);
  const path = usePathname();
  useEffect(() => {
    if (owner === null || !isWorthKeeping(path)) return;
    const keep = () => {
      const { pathname, search } = window.location;
      if (pathname !== path || document.title === "" || sessionLifetime.isEnded()) return;
      keepRecentPage(owner, { href: path + search, title: document.title });
    };
    // At first the title is still the previous page's.
    const timer = setTimeout(keep, SETTLED_MS);
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [owner, path, isWorthKeeping]);
}

/** The pages opened last, except the current one; read each time `isShown` becomes true. */
export function useRecentPages(isShown: boolean): readonly RecentPage[] {
  const { session } = useSession();
  const owner = scopeOf(session);
  const here = usePathname();
  return useMemo(
    () => (isShown && owner !== null ? readRecentPages(owner).filter(({ href }) => href.split("?")[0] !== here) : NONE),
    [isShown, owner, here],
  );
}
