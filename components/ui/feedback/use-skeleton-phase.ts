"use client";

import { useEffect, useRef, useState } from "react";

/** A shorter wait shows nothing, in milliseconds. */
const DELAY_MS = 150;
/** A visible skeleton stays at least this long, in milliseconds. */
const MINIMUM_MS = 300;

export type SkeletonPhase = "waiting" | "skeleton" | "content";

/**
 * Returns what to show while content loads: nothing for 150 ms, then the skeleton for at least 300 ms, then the
 * content.
 */
export function useSkeletonPhase(isLoading: boolean): SkeletonPhase {
  const [phase, setPhase] = useState<SkeletonPhase>(isLoading ? "waiting" : "content");
  const shownAt = useRef(0);
  useEffect(() => {
    if (isLoading) {
      if (phase === "content") setPhase("waiting");
      if (phase !== "waiting") return;
      const timer = setTimeout(() => {
        shownAt.current = performance.now();
        setPhase("skeleton");
      }, DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (phase === "waiting") setPhase("content");
    if (phase !== "skeleton") return;
    const remaining = Math.max(0, MINIMUM_MS - (performance.now() - shownAt.current));
    const timer = setTimeout(() => setPhase("content"), remaining);
    return () => clearTimeout(timer);
  }, [isLoading, phase]);
  // Content is never delayed by a wait that showed nothing.
  return !isLoading && phase === "waiting" ? "content" : phase;
}
