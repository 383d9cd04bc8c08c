"use client";

import { useSyncExternalStore } from "react";
import type { BrowserFacts } from "../../telemetry/environment-details";

/** Reported by some browsers only. */
type NavigatorWithMemory = Navigator & { deviceMemory?: number };

let cached: BrowserFacts | null = null;

function read(): BrowserFacts {
  const { userAgent, language, deviceMemory } = navigator as NavigatorWithMemory;
  const { width, height } = window.screen;
  const facts = {
    userAgent,
    language,
    deviceMemory,
    screenWidth: width,
    screenHeight: height,
    pixelRatio: window.devicePixelRatio,
  };
  const isSame =
    cached?.screenWidth === width && cached.screenHeight === height && cached.pixelRatio === facts.pixelRatio;
  if (!cached || !isSame) cached = facts;
  return cached;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

/** Returns what the browser reports about itself, updated when the screen changes; null on the server. */
export function useBrowserFacts(): BrowserFacts | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
