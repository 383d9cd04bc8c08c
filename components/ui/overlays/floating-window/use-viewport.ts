"use client";

import { useMemo, useSyncExternalStore } from "react";
import { notifyEach } from "@/lib/notify-each";
import type { Viewport } from "./window-place";

/** Returns "width,height" of the viewport, without the scrollbar; jsdom has no layout, only a window width. */
const measure = () => `${document.documentElement.clientWidth || window.innerWidth},${window.innerHeight}`;

const listeners = new Set<() => void>();
/** The last measurement, cached while anyone subscribes: measuring in each render would force a layout. */
let cached: string | null = null;

function onResize(): void {
  cached = measure();
  notifyEach(listeners);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    cached = measure();
    window.addEventListener("resize", onResize);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    cached = null;
    window.removeEventListener("resize", onResize);
  };
}

const read = () => cached ?? measure();

/** Returns the size of the viewport in pixels, updated on resize and zoom; null on the server. */
export function useViewport(): Viewport | null {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => {
    const [width = 0, height = 0] = (text ?? "").split(",").map(Number);
    return text === null ? null : { width, height };
  }, [text]);
}
