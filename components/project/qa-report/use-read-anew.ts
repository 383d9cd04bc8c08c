"use client";

import { useEffect, useRef } from "react";

/** The polling interval of rooms with unprocessed scans and of surveys that others edit. */
const EVERY_MS = 30_000;
/** Switching between page and window does not read data younger than this again. */
const YOUNG_MS = 3_000;

export type ReadAnewOptions = {
  reportWindow: () => Window | null;
  /** Counts the window's "ready" messages; each comes from a new document. */
  readyCount: number;
  /** The first data was cached and may be ten minutes old. */
  isOld: boolean;
  readAnew: () => void;
};

/** A window that navigated to another origin hides its document. */
function documentOf(report: Window | null): Document | null {
  try {
    return report?.document ?? null;
  } catch {
    return null;
  }
}

const isVisible = (seen: Document | null) => seen?.visibilityState === "visible";

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
  const read = useRef(() => {
    if (!navigator.onLine || !(isVisible(document) || isVisible(documentOf(reportWindow())))) return;
    lastAt.current = Date.now();
    latest.current();
  }).current;
  const come = useRef(() => {
    const age = Date.now() - lastAt.current;
    if (age < 0 || age >= YOUNG_MS) read();
  }).current;

  useEffect(() => {
    lastAt.current = Date.now();
    if (wasOld.current) read();
    const timer = setInterval(read, EVERY_MS);
    window.addEventListener("online", come);
    const leavePage = follow(window, document, come);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", come);
      leavePage();
    };
  }, [read, come]);

  // A new document of the window has no listeners until it is ready.
  useEffect(() => {
    if (readyCount === 0) return;
    const report = reportWindow();
    const shown = documentOf(report);
    return report && shown ? follow(report, shown, come) : undefined;
  }, [reportWindow, readyCount, come]);
}

/** Calls back when a window is focused or becomes visible. */
function follow(view: Window, shown: Document, come: () => void): () => void {
  view.addEventListener("focus", come);
  shown.addEventListener("visibilitychange", come);
  return () => {
    view.removeEventListener("focus", come);
    shown.removeEventListener("visibilitychange", come);
  };
}
