"use client";

import { useMemo, useSyncExternalStore } from "react";
import { notifyEach } from "@/lib/notify-each";
import type { Viewport } from "./window-place";

/** The page's width without its scrollbar; jsdom lays nothing out and has only the window's. */
const measure = () => `${document.documentElement.clientWidth || window.innerWidth},${window.innerHeight}`;

const listeners = new Set<() => void>();
/** As it was last measured, while anybody watches: to ask for it at each drawing would have the page laid out each time. */
let known: string | null = null;

function onResize(): void {
  known = measure();
  notifyEach(listeners);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    known = measure();
    window.addEventListener("resize", onResize);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    known = null;
    window.removeEventListener("resize", onResize);
  };
}

const read = () => known ?? measure();

/** The size of the viewport in pixels, kept up to date through resizes and zoom; null on the server. */
export function useViewport(): Viewport | null {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => {
    const [width = 0, height = 0] = (text ?? "").split(",").map(Number);
    return text === null ? null : { width, height };
  }, [text]);
}
