"use client";

import { useCallback, useSyncExternalStore } from "react";
import { notifyEach } from "@/lib/notify-each";

/** Listeners of the next notification, called in one task so that React renders them together. */
const listeners = new Set<() => void>();
/** In milliseconds. The frames in between are left to the canvas, which draws a drag. */
const MIN_INTERVAL_MS = 100;
let notifiedAt = Number.NEGATIVE_INFINITY;
/** Cancels the scheduled notification; null if none is scheduled. */
let cancel: (() => void) | null = null;

function schedule(work: () => void, ms = 0): void {
  const timer = setTimeout(work, ms);
  cancel = () => clearTimeout(timer);
}

function notifyListeners(): void {
  cancel = null;
  notifiedAt = performance.now();
  const called = [...listeners];
  listeners.clear();
  notifyEach(called);
}

/** Schedules a separate task after the frame, so that the canvas does not wait for the panels. */
function notifyAfterNextFrame(): void {
  const frame = requestAnimationFrame(() => schedule(notifyListeners));
  cancel = () => cancelAnimationFrame(frame);
}

/** Calls a listener once after the next frame, together with all others, and at most ten times a second. */
export function notifyAfterFrame(listener: () => void): void {
  listeners.add(listener);
  if (cancel) return;
  const since = performance.now() - notifiedAt;
  if (since >= 0 && since < MIN_INTERVAL_MS) schedule(notifyAfterNextFrame, MIN_INTERVAL_MS - since);
  else notifyAfterNextFrame();
}

export function cancelAfterFrame(listener: () => void): void {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  cancel?.();
  cancel = null;
}

/**
 * Subscribes to an external store and renders after a frame, however often the value changes (see `notifyAfterFrame`).
 * `read` must return the same value until something has changed.
 */
export function useFrameValue<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const throttled = useCallback(
    (listener: () => void) => {
      // A wrapper per subscription: a component may subscribe to several stores with the same listener.
      const notify = () => listener();
      const unsubscribe = subscribe(() => notifyAfterFrame(notify));
      return () => {
        unsubscribe();
        cancelAfterFrame(notify);
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(throttled, read, read);
}
