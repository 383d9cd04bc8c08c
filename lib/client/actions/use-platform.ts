"use client";

import { useSyncExternalStore } from "react";
import type { Platform } from "./key-stroke";

/** Reads the platform, which decides the keys: Apple's keyboards use ⌘ where others use Ctrl. */
export function readPlatform(): Platform {
  const { platform = "", userAgent = "" } = typeof navigator === "undefined" ? {} : navigator;
  return /^(mac|iphone|ipad|ipod)/i.test(platform) || /macintosh|iphone|ipad/i.test(userAgent) ? "apple" : "other";
}

const subscribeToNothing = () => () => {};

/** Returns null on the server and in the first render; keys are shown once the platform is known. */
export function usePlatform(): Platform | null {
  return useSyncExternalStore(subscribeToNothing, readPlatform, () => null);
}
