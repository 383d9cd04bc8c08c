"use client";

import { readZoneName } from "./format-time";
import { useIsInBrowser } from "./use-is-in-browser";

/** Returns the short name of the viewer's time zone; null while rendering on the server. */
export function useZoneName(): string | null {
  return useIsInBrowser() ? readZoneName(Date.now()) : null;
}
