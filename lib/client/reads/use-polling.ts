"use client";
import { useEffect, useRef } from "react";

const AT_EVERY_TICK = () => 0;

/**
 * Calls `poll` every so many milliseconds (0: never) while somebody can see the page and there is a network; what was
 * left out meanwhile is made up for at once when they are back. It is no activity of the user. `untilDue` says, in
 * milliseconds, for how long an answer that came in between is still young enough: so long the next poll waits, no longer.
 */
export function usePolling(poll: () => unknown, everyMs: number, untilDue: () => number = AT_EVERY_TICK): void {
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
      const early = untilDue();
      wait(early || everyMs);
      if (!isLate && early === 0) latest.current();
    };
    const makeUp = () => {
      if (isLate) run();
    };
    // What is shown first may have been read a while ago; what is due at once is read with the first drawing.
    wait(untilDue() || everyMs);
    document.addEventListener("visibilitychange", makeUp);
    window.addEventListener("online", makeUp);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", makeUp);
      window.removeEventListener("online", makeUp);
    };
  }, [everyMs, untilDue]);
}
