"use client";

import { usePathname } from "next/navigation";
import { useEffect, useMemo } from "react";
import { sessionLifetime } from "../calls/session-lifetime";
import { scopeOf } from "../calls/session-scope";
import { useSession } from "../session/use-session";
import { keepRecentPage, type RecentPage, readRecentPages } from "./recent-pages";

const TITLE_DELAY_MS = 1000;
const NONE: readonly RecentPage[] = [];

/** Records every opened page with its title, even if the title is set late. */
export function useRecentPagesRecorder(isWorthKeeping: (path: string) => boolean): void {
  const { session } = useSession();
  const owner = scopeOf(session);
  const path = usePathname();
  useEffect(() => {
    if (owner === null || !isWorthKeeping(path)) return;
    const recordPage = () => {
      const { pathname, search } = window.location;
      if (pathname !== path || document.title === "" || sessionLifetime.isEnded()) return;
      keepRecentPage(owner, { href: path + search, title: document.title });
    };
    // After a navigation, the title is that of the previous page for a moment.
    const timer = setTimeout(recordPage, TITLE_DELAY_MS);
    const observer = new MutationObserver(recordPage);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [owner, path, isWorthKeeping]);
}

/** Returns the pages opened last, except the current one; read each time `isShown` becomes true. */
export function useRecentPages(isShown: boolean): readonly RecentPage[] {
  const { session } = useSession();
  const owner = scopeOf(session);
  const path = usePathname();
  return useMemo(
    () => (isShown && owner !== null ? readRecentPages(owner).filter(({ href }) => href.split("?")[0] !== path) : NONE),
    [isShown, owner, path],
  );
}
