"use client";

import { useSyncExternalStore } from "react";
import { readZoneName } from "./format-time";

const subscribeToNothing = () => () => {};

/** Returns the short name of the viewer's time zone; null while rendering on the server. */
export function useZoneName(): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => readZoneName(Date.now()),
    () => null,
  );
}
