"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
/**
 * Parts that no first paint needs (layers that open later, and the library that places them): they come at the first sign
 * of life on the page, a while after it at the latest, so that they are there when there is no network any more, or
 * another build stands at their address.
 */
import { loadNeeded, reportMissingPart } from "@/lib/load-part";
import { notifyEach } from "@/lib/notify-each";

/** So long after the first part was declared nobody has to have touched the page. */
const LATEST_MS = 15_000;
/** So long after a load failed it is tried again, and twice as long each further time. */
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;
const SIGNS = ["pointermove", "pointerdown", "keydown", "touchstart", "wheel"] as const;
const HOW = { passive: true, capture: true } as const;

export type LazyPart<Part> = {
  /** Null until it is there. */
  get: () => Part | null;
  /** Loads it. A load that fails is tried again by the next call. */
  prepare: () => Promise<void>;
  /** The same for who is waiting for it: answers it, and reports it missing. */
  load: () => Promise<Part>;
  subscribe: (listener: () => void) => () => void;
};

const parts = new Set<() => Promise<void>>();
let isWanted = false;
let isListening = false;

/** Loads every part that is declared. Resolves when all have been tried. */
export async function prepareParts(): Promise<void> {
  isWanted = true;
  await Promise.allSettled([...parts].map((prepare) => prepare()));
}

function listen(): void {
  if (isListening || typeof window === "undefined") return;
  isListening = true;
  const begin = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, begin, HOW);
    void prepareParts();
  };
  const timer = setTimeout(begin, LATEST_MS);
  for (const sign of SIGNS) window.addEventListener(sign, begin, HOW);
}

/**
 * Declares a part: once, beside the component that draws it. One that `waits` does not come at the first sign of life, only
 * where it is wanted: what most deployments or pages never show.
 */
export function lazyPart<Part>(load: () => Promise<Part>, { waits = false } = {}): LazyPart<Part> {
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
  if (!waits) {
    parts.add(prepare);
    if (isWanted) void prepare().catch(() => {});
    else listen();
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

/** The part, null until it is there. Loads it when it is wanted now, and retries a failed load while it is wanted; `onFailed` after the first failure. */
export function useLazyPart<Part>(lazy: LazyPart<Part>, isWantedNow: boolean, onFailed?: () => void): Part | null {
  const part = useSyncExternalStore(lazy.subscribe, lazy.get, () => null);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  const isMissing = isWantedNow && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = RETRY_MS;
    const attempt = (): Promise<void> => {
      clearTimeout(timer);
      return lazy.prepare().catch((reason: unknown) => {
        if (!isOver) timer = setTimeout(again, wait);
        wait = Math.min(2 * wait, LONGEST_RETRY_MS);
        throw reason;
      });
    };
    const again = () => void attempt().catch(() => {});
    window.addEventListener("online", again);
    attempt().catch((reason: unknown) => {
      reportMissingPart(reason);
      failed.current?.();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [isMissing, lazy]);
  return part;
}

/** The same for a layer: null, too, until it has been open for the first time. */
export function useLazyLayer<Part>(lazy: LazyPart<Part>, isOpen: boolean, onFailed?: () => void): Part | null {
  const part = useLazyPart(lazy, isOpen, onFailed);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? part : null;
}
