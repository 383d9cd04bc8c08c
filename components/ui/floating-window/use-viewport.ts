"use client";

import { useMemo, useSyncExternalStore } from "react";
import type { Viewport } from "./window-place";

function subscribe(onChange: () => void) {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** The page's width without its scrollbar; jsdom lays nothing out and has only the window's. */
const read = () => `${document.documentElement.clientWidth || window.innerWidth},${window.innerHeight}`;

/** The size of the viewport in pixels, kept up to date through resizes and zoom; null on the server. */
export function useViewport(): Viewport | null {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => {
    const [width = 0, height = 0] = (text ?? "").split(",").map(Number);
    return text === null ? null : { width, height };
  }, [text]);
}
