"use client";
/** Other people's edits: asked for every 30 s while the page is in sight, and when the user comes back to it. */
import { useEffect } from "react";

const REFRESH_MS = 30_000;

/** `refresh` null: there is nothing to keep fresh yet. */
export function useFreshLists(refresh: (() => Promise<void>) | null): void {
  useEffect(() => {
    if (refresh === null) return;
    const ask = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    const timer = setInterval(ask, REFRESH_MS);
    window.addEventListener("focus", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [refresh]);
}
