"use client";

import { useCallback, useSyncExternalStore } from "react";

/**
 * A value of an outside store, at most one render for each frame however often it changes. `read` must give the same value
 * until something has changed.
 */
export function useFrameValue<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const throttled = useCallback(
    (listener: () => void) => {
      let frame = 0;
      const unsubscribe = subscribe(() => {
        if (frame !== 0) return;
        frame = requestAnimationFrame(() => {
          frame = 0;
          listener();
        });
      });
      return () => {
        cancelAnimationFrame(frame);
        unsubscribe();
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(throttled, read, read);
}
