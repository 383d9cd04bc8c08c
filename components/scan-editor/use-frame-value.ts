"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Who waits for the next frame. All are told in one go: so React draws them together, not one after another. */
const waiting = new Set<() => void>();
let frame = 0;

function tellWaiting(): void {
  frame = 0;
  const listeners = [...waiting];
  waiting.clear();
  for (const listener of listeners) listener();
}

/** Tells it once at the next frame, together with all others. */
export function tellAtFrame(listener: () => void): void {
  waiting.add(listener);
  if (frame === 0) frame = requestAnimationFrame(tellWaiting);
}

/** It no longer waits. */
export function forgetAtFrame(listener: () => void): void {
  waiting.delete(listener);
  if (waiting.size > 0) return;
  cancelAnimationFrame(frame);
  frame = 0;
}

/**
 * A value of an outside store, at most one render for each frame however often it changes. `read` must give the same value
 * until something has changed.
 */
export function useFrameValue<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const throttled = useCallback(
    (listener: () => void) => {
      // Its own, since who reads several things subscribes each with the same listener.
      const tell = () => listener();
      const unsubscribe = subscribe(() => tellAtFrame(tell));
      return () => {
        unsubscribe();
        forgetAtFrame(tell);
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(throttled, read, read);
}
