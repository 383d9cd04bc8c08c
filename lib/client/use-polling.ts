"use client";
import { useEffect, useRef } from "react";

/**
 * Calls `poll` every so many milliseconds (0: never) while somebody can see the page and there is a network; what was
 * left out meanwhile is made up for at once when they are back. It is no activity of the user.
 */
export function usePolling(poll: () => unknown, everyMs: number): void {
  const latest = useRef(poll);
  useEffect(() => {
    latest.current = poll;
  });

  useEffect(() => {
    if (everyMs === 0) return;
    let isLate = false;
    const run = () => {
      isLate = document.visibilityState === "hidden" || !navigator.onLine;
      if (!isLate) latest.current();
    };
    const makeUp = () => {
      if (isLate) run();
    };
    const timer = setInterval(run, everyMs);
    document.addEventListener("visibilitychange", makeUp);
    window.addEventListener("online", makeUp);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", makeUp);
      window.removeEventListener("online", makeUp);
    };
  }, [everyMs]);
}
