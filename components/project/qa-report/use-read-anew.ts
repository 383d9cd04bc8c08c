"use client";

import { useEffect, useRef } from "react";

/** The polling interval of rooms with unprocessed scans and of surveys that others edit. */
const REFRESH_INTERVAL_MS = 30_000;
/** Switching between page and window does not read data younger than this again. */
const MIN_AGE_MS = 3_000;

export type ReadAnewOptions = {
  reportWindow: () => Window | null;
  /** Counts the window's "ready" messages; each comes from a new document. */
  readyCount: number;
  /** The first data was cached and may be ten minutes old. */
  isOld: boolean;
  readAnew: () => void;
};

/** Returns the window's document; null without one, or if the window navigated to another origin, which hides it. */
function documentOf(report: Window | null): Document | null {
  try {
    return report?.document ?? null;
  } catch {
    return null;
  }
}

const isVisible = (page: Document | null) => page?.visibilityState === "visible";

/**
 * Refreshes the claim of an open report every 30 s while its window or page is visible, and when either becomes
 * visible.
 */
export function useReadAnew({ reportWindow, readyCount, isOld, readAnew }: ReadAnewOptions): void {
  const latest = useRef(readAnew);
  const lastAt = useRef(0);
  const wasOld = useRef(isOld);
  useEffect(() => {
    latest.current = readAnew;
  });
  const refresh = useRef(() => {
    if (!navigator.onLine || !(isVisible(document) || isVisible(documentOf(reportWindow())))) return;
    lastAt.current = Date.now();
    latest.current();
  }).current;
  const refreshIfOld = useRef(() => {
    const age = Date.now() - lastAt.current;
    if (age < 0 || age >= MIN_AGE_MS) refresh();
  }).current;

  useEffect(() => {
    lastAt.current = Date.now();
    if (wasOld.current) refresh();
    const timer = setInterval(refresh, REFRESH_INTERVAL_MS);
    window.addEventListener("online", refreshIfOld);
    const stopListening = onAppear(window, document, refreshIfOld);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", refreshIfOld);
      stopListening();
    };
  }, [refresh, refreshIfOld]);

  // A new document of the window has no listeners until it is ready.
  useEffect(() => {
    if (readyCount === 0) return;
    const report = reportWindow();
    const reportDocument = documentOf(report);
    return report && reportDocument ? onAppear(report, reportDocument, refreshIfOld) : undefined;
  }, [reportWindow, readyCount, refreshIfOld]);
}

/** Calls `callback` when a window is focused or becomes visible. Returns the function that stops listening. */
function onAppear(view: Window, page: Document, callback: () => void): () => void {
  view.addEventListener("focus", callback);
  page.addEventListener("visibilitychange", callback);
  return () => {
    view.removeEventListener("focus", callback);
    page.removeEventListener("visibilitychange", callback);
  };
}
