"use client";

import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** Returns false on the server and during hydration, then true. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
