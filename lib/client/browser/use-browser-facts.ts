"use client";

import { useSyncExternalStore } from "react";
import type { BrowserFacts } from "../../telemetry/environment-details";

/** Reported by some browsers only. */
type NavigatorWithMemory = Navigator & { deviceMemory?: number };

let known: BrowserFacts | null = null;

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
  const isSame = known?.screenWidth === width && known.screenHeight === height && known.pixelRatio === facts.pixelRatio;
  if (!known || !isSame) known = facts;
  return known;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

/** The facts that the browser reports about itself, updated when the window moves to another screen; null on the server. */
export function useBrowserFacts(): BrowserFacts | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
