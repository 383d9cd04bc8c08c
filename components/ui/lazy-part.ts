"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
/**
 * Loads parts of the interface that the first paint does not need, such as layers that open later and the library that
 * positions them. Parts load on the first user interaction, or after 15 s at the latest, so that they are present when
 * the network is lost or a newer build replaces their files.
 */
import { loadNeeded, reportMissingPart } from "@/lib/load-part";
import { notifyEach } from "@/lib/notify-each";

/** All parts load this long after the first was declared, even without an interaction. */
const MAX_DELAY_MS = 15_000;
/** The delay before the first retry of a failed load; it doubles up to the longest delay. */
const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;
const INTERACTIONS = ["pointermove", "pointerdown", "keydown", "touchstart", "wheel"] as const;
const LISTENER_OPTIONS = { passive: true, capture: true } as const;

export type LazyPart<Part> = {
  /** Returns null until the part is loaded. */
  get: () => Part | null;
  /** Loads the part. A failed load is retried by the next call. */
  prepare: () => Promise<void>;
  /** Loads the part for a caller that cannot go on without it, and reports a failed load. */
  load: () => Promise<Part>;
  subscribe: (listener: () => void) => () => void;
};

const parts = new Set<() => Promise<void>>();
let areAllRequested = false;
let isListening = false;

/** Loads every declared part. Resolves when all loads have settled. */
export async function prepareParts(): Promise<void> {
  areAllRequested = true;
  await Promise.allSettled([...parts].map((prepare) => prepare()));
}

function prepareOnInteraction(): void {
  if (isListening || typeof window === "undefined") return;
  isListening = true;
  const prepareAll = () => {
    clearTimeout(timer);
    for (const interaction of INTERACTIONS) window.removeEventListener(interaction, prepareAll, LISTENER_OPTIONS);
    void prepareParts();
  };
  const timer = setTimeout(prepareAll, MAX_DELAY_MS);
  for (const interaction of INTERACTIONS) window.addEventListener(interaction, prepareAll, LISTENER_OPTIONS);
}

/**
 * Declares a lazy part, once, next to the component that draws it. With `isOnDemand` the part loads only when needed:
 * for parts that most deployments or pages never show.
 */
export function lazyPart<Part>(load: () => Promise<Part>, { isOnDemand = false } = {}): LazyPart<Part> {
  const listeners = new Set<() => void>();
  let part: Part | null = null;
  let loading: Promise<Part> | null = null;
  const loadOnce = (): Promise<Part> => {
    loading ??= load().then(
      (loaded) => {
        part = loaded;
        notifyEach(listeners);
        return loaded;
      },
      (reason: unknown) => {
        loading = null;
        throw reason;
      },
    );
    return loading;
  };
  const prepare = () => loadOnce().then(() => {});
  if (!isOnDemand) {
    parts.add(prepare);
    if (areAllRequested) void prepare().catch(() => {});
    else prepareOnInteraction();
  }
  return {
    get: () => part,
    prepare,
    load: () => loadNeeded(loadOnce()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns the part, or null until it is loaded. While `isNeeded`, loads it and retries with back-off; calls `onFailed`
 * after the first failure.
 */
export function useLazyPart<Part>(lazy: LazyPart<Part>, isNeeded: boolean, onFailed?: () => void): Part | null {
  const part = useSyncExternalStore(lazy.subscribe, lazy.get, () => null);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  const isMissing = isNeeded && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = RETRY_MS;
    const attempt = (): Promise<void> => {
      clearTimeout(timer);
      return lazy.prepare().catch((reason: unknown) => {
        if (!isCanceled) timer = setTimeout(retry, delay);
        delay = Math.min(2 * delay, MAX_RETRY_MS);
        throw reason;
      });
    };
    const retry = () => void attempt().catch(() => {});
    window.addEventListener("online", retry);
    attempt().catch((reason: unknown) => {
      reportMissingPart(reason);
      failed.current?.();
    });
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [isMissing, lazy]);
  return part;
}

/** Like `useLazyPart`, but returns null until the layer has been open once. */
export function useLazyLayer<Part>(lazy: LazyPart<Part>, isOpen: boolean, onFailed?: () => void): Part | null {
  const part = useLazyPart(lazy, isOpen, onFailed);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? part : null;
}
