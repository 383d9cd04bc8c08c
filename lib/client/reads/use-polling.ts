"use client";
import { useEffect, useRef } from "react";

const NO_DELAY = () => 0;

/**
 * Calls `poll` every `everyMs` milliseconds (0: never) while the page is visible and online; a missed poll runs as
 * soon as both hold again. Polling is no user activity. `untilDue`: the milliseconds for which a more recent answer
 * delays the next poll.
 */
export function usePolling(poll: () => unknown, everyMs: number, untilDue: () => number = NO_DELAY): void {
  const latest = useRef(poll);
  useEffect(() => {
    latest.current = poll;
  });

  useEffect(() => {
    if (everyMs === 0) return;
    let isLate = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(run, milliseconds);
    };
    const run = () => {
      isLate = document.visibilityState === "hidden" || !navigator.onLine;
      const delay = untilDue();
      wait(delay || everyMs);
      if (!isLate && delay === 0) latest.current();
    };
    const runMissed = () => {
      if (isLate) run();
    };
    // The first data on screen may be old; a due poll runs with the first render.
    wait(untilDue() || everyMs);
    document.addEventListener("visibilitychange", runMissed);
    window.addEventListener("online", runMissed);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", runMissed);
      window.removeEventListener("online", runMissed);
    };
  }, [everyMs, untilDue]);
}
