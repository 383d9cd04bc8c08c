"use client";

import { useSyncExternalStore } from "react";
import type { Platform } from "./key-stroke";

/** Whose keyboard this is: on Apple's, ⌘ does what Ctrl does elsewhere. */
export function readPlatform(): Platform {
  const { platform = "", userAgent = "" } = typeof navigator === "undefined" ? {} : navigator;
  return /^(mac|iphone|ipad|ipod)/i.test(platform) || /macintosh|iphone|ipad/i.test(userAgent) ? "apple" : "other";
}

const nothing = () => () => {};

/** Null on the server and in the first render: keys are written once it is known. */
export function usePlatform(): Platform | null {
  return useSyncExternalStore(nothing, readPlatform, () => null);
}
