"use client";

import { useSyncExternalStore } from "react";
import { NARROW_ROW_HEIGHT, ROW_HEIGHTS, type RowDensity } from "./row-density";

const NARROW = "(max-width: 760px)";
let narrowQuery: MediaQueryList | undefined;

/** One for all: a row that scrolls into sight asks no new one. Where there is no window to ask, none. */
function narrow(): MediaQueryList | undefined {
  narrowQuery ??= window.matchMedia?.(NARROW);
  return narrowQuery;
}

function subscribe(onChange: () => void): () => void {
  const query = narrow();
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

/** A list's density: as chosen for it, else as the viewer has it everywhere, else as the screen asks. */
export function useDensity(preferred: RowDensity, chosen: RowDensity | null = null): RowDensity {
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? chosenDensity() ?? preferred,
    () => chosen ?? preferred,
  );
}

/** How high rows are: three lines under 760 px, else as the density has it. */
export function useRowHeight(density: RowDensity): { isNarrow: boolean; rowHeight: number } {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => narrow()?.matches ?? false,
    () => false,
  );
  return { isNarrow, rowHeight: isNarrow ? NARROW_ROW_HEIGHT : ROW_HEIGHTS[density] };
}
