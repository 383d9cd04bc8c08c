"use client";

import { useCallback, useSyncExternalStore } from "react";
import { notifyEach } from "@/lib/notify-each";

/** Who waits. All are told in one go: so React draws them together, not one after another. */
const waiting = new Set<() => void>();
/** While something is dragged its figures are read, not watched: the frames between belong to the picture. */
const AT_MOST_EVERY_MS = 100;
let toldAt = Number.NEGATIVE_INFINITY;
/** Set while somebody waits. */
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

/** In a task of its own: the picture has been drawn by then, and has not waited for the panels. */
function tellBehindNext(): void {
  const frame = requestAnimationFrame(() => later(tellWaiting));
  callOff = () => cancelAnimationFrame(frame);
}

/** Tells it once right behind the next frame, together with all others; ten times a second at most. */
export function tellBehindFrame(listener: () => void): void {
  waiting.add(listener);
  if (callOff) return;
  const since = performance.now() - toldAt;
  if (since >= 0 && since < AT_MOST_EVERY_MS) later(tellBehindNext, AT_MOST_EVERY_MS - since);
  else tellBehindNext();
}

/** It no longer waits. */
export function forgetBehindFrame(listener: () => void): void {
  waiting.delete(listener);
  if (waiting.size > 0) return;
  callOff?.();
  callOff = null;
}

/**
 * A value of an outside store, drawn behind a frame however often it changes (see `tellBehindFrame`). `read` must give the
 * same value until something has changed.
 */
export function useFrameValue<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const throttled = useCallback(
    (listener: () => void) => {
      // Its own, since who reads several things subscribes each with the same listener.
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
