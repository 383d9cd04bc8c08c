"use client";

import { useSyncExternalStore } from "react";

/** Pixels. */
export const ROW_HEIGHTS = { comfortable: 44, regular: 36, dense: 28 } as const;
export const NARROW_ROW_HEIGHT = 88;
export type RowDensity = keyof typeof ROW_HEIGHTS;

const NARROW = "(max-width: 760px)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener("change", onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-density"] });
  return () => {
    query?.removeEventListener("change", onChange);
    observer.disconnect();
  };
}

function chosenDensity(): RowDensity | null {
  const chosen = document.documentElement.dataset.density;
  return chosen === "dense" || chosen === "comfortable" ? chosen : null;
}

/** How high rows are: three lines under 760 px, else as the viewer has chosen, else as the screen asks. */
export function useRowHeight(preferred: RowDensity): { density: RowDensity; isNarrow: boolean; rowHeight: number } {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(NARROW)?.matches ?? false,
    () => false,
  );
  const density = useSyncExternalStore(
    subscribe,
    () => chosenDensity() ?? preferred,
    () => preferred,
  );
  return { density, isNarrow, rowHeight: isNarrow ? NARROW_ROW_HEIGHT : ROW_HEIGHTS[density] };
}
