"use client";

import { useEffect, useRef } from "react";

/** As often as rooms that wait for a scan, and a survey that others edit, are read. */
const EVERY_MS = 30_000;
/** Between the page and its window one goes back and forth; what has just been read is not read again for that. */
const YOUNG_MS = 3_000;

export type ReadAnewOptions = {
  reportWindow: () => Window | null;
  /** How often the window has said that it can show something: each of its documents is another. */
  readyCount: number;
  /** What the report begins with was here before it, and may be ten minutes old. */
  isOld: boolean;
  readAnew: () => void;
};

/** A window that has gone elsewhere tells nothing of itself. */
function documentOf(report: Window | null): Document | null {
  try {
    return report?.document ?? null;
  } catch {
    return null;
  }
}

const isInSight = (seen: Document | null) => seen?.visibilityState === "visible";

/**
 * What others do to a claim reaches its report: the claim is read again every 30 s while somebody can see the window or its
 * page, which may lie hidden behind another tab, and as one comes to either.
 */
export function useReadAnew({ reportWindow, readyCount, isOld, readAnew }: ReadAnewOptions): void {
  const latest = useRef(readAnew);
  const lastAt = useRef(0);
  const wasOld = useRef(isOld);
  useEffect(() => {
    latest.current = readAnew;
  });
  const read = useRef(() => {
    if (!navigator.onLine || !(isInSight(document) || isInSight(documentOf(reportWindow())))) return;
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

  // With each document of the window the listeners of the one before are gone; until it is ready it has none of its own.
  useEffect(() => {
    if (readyCount === 0) return;
    const report = reportWindow();
    const shown = documentOf(report);
    return report && shown ? follow(report, shown, come) : undefined;
  }, [reportWindow, readyCount, come]);
}

/** Tells when somebody comes to a window, or it comes into sight. */
function follow(view: Window, shown: Document, come: () => void): () => void {
  view.addEventListener("focus", come);
  shown.addEventListener("visibilitychange", come);
  return () => {
    view.removeEventListener("focus", come);
    shown.removeEventListener("visibilitychange", come);
  };
}
