"use client";

import { useCallback, useSyncExternalStore } from "react";
import { notifyEach } from "@/lib/notify-each";

/** Called in one go, so that React renders them together. */
const waiting = new Set<() => void>();
/** In milliseconds. During a drag the frames in between belong to the canvas. */
const AT_MOST_EVERY_MS = 100;
let toldAt = Number.NEGATIVE_INFINITY;
/** Set while a notification is scheduled. */
let callOff: (() => void) | null = null;

function later(work: () => void, ms = 0): void {
  const timer = setTimeout(work, ms);
  callOff = () => clearTimeout(timer);
}

function tellWaiting(): void {
  callOff = null;
  toldAt = performance.now();
  const listeners = [...waiting];
  waiting.clear();
  notifyEach(listeners);
}

/** Runs in its own task after the frame, so that the canvas does not wait for the panels. */
function tellBehindNext(): void {
  const frame = requestAnimationFrame(() => later(tellWaiting));
  callOff = () => cancelAnimationFrame(frame);
}

/** Calls a listener once after the next frame, together with all others, and at most ten times a second. */
export function tellBehindFrame(listener: () => void): void {
  waiting.add(listener);
  if (callOff) return;
  const since = performance.now() - toldAt;
  if (since >= 0 && since < AT_MOST_EVERY_MS) later(tellBehindNext, AT_MOST_EVERY_MS - since);
  else tellBehindNext();
}

export function forgetBehindFrame(listener: () => void): void {
  waiting.delete(listener);
  if (waiting.size > 0) return;
  callOff?.();
  callOff = null;
}

/**
 * Subscribes to an external store and renders after a frame, however often the value changes (see `notifyAfterFrame`).
 * `read` must return the same value until something has changed.
 */
export function useFrameValue<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const throttled = useCallback(
    (listener: () => void) => {
      // A wrapper per subscription: a component may subscribe to several stores with the same listener.
      const tell = () => listener();
      const unsubscribe = subscribe(() => tellBehindFrame(tell));
      return () => {
        unsubscribe();
        forgetBehindFrame(tell);
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(throttled, read, read);
}
