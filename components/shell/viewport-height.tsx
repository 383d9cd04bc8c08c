"use client";

import { useEffect } from "react";
import { VIEWPORT_HEIGHT_REFRESH_MS } from "@/lib/domain/constants";

/**
 * Keeps `--viewport-height` at the height of the page without the browser's bars: read every 500 ms while the page is
 * visible and on resize, written when it changes.
 */
export function ViewportHeight() {
  useEffect(() => {
    let written = "";
    let timer: ReturnType<typeof setInterval> | undefined;
    const refresh = () => {
      const height = `${window.innerHeight}px`;
      if (height === written) return;
      written = height;
      document.documentElement.style.setProperty("--viewport-height", height);
    };
    const restart = () => {
      clearInterval(timer);
      if (document.hidden) return;
      refresh();
      timer = setInterval(refresh, VIEWPORT_HEIGHT_REFRESH_MS);
    };
    restart();
    document.addEventListener("visibilitychange", restart);
    window.addEventListener("resize", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", restart);
      window.removeEventListener("resize", refresh);
    };
  }, []);
  return null;
}
