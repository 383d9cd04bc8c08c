"use client";

import { useSyncExternalStore } from "react";
import { NARROW_ROW_HEIGHT, ROW_HEIGHTS, type RowDensity } from "./row-density";

const NARROW = "(max-width: 760px)";
let narrowQuery: MediaQueryList | undefined;

/** One query shared by all rows. Undefined without `matchMedia`. */
function getNarrowQuery(): MediaQueryList | undefined {
  narrowQuery ??= window.matchMedia?.(NARROW);
  return narrowQuery;
}

function subscribe(onChange: () => void): () => void {
  const query = getNarrowQuery();
  query?.addEventListener("change", onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-density"] });
  return () => {
    query?.removeEventListener("change", onChange);
    observer.disconnect();
  };
}

function readDensitySetting(): RowDensity | null {
  const chosen = document.documentElement.dataset.density;
  return chosen === "dense" || chosen === "comfortable" ? chosen : null;
}

/** Returns a list's density: the viewer's choice for it, else the viewer's setting, else the screen's default. */
export function useDensity(preferred: RowDensity, chosen: RowDensity | null = null): RowDensity {
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? readDensitySetting() ?? preferred,
    () => chosen ?? preferred,
  );
}

/** Returns the row height: three lines under 760 px, otherwise by density. */
export function useRowHeight(density: RowDensity): { isNarrow: boolean; rowHeight: number } {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => getNarrowQuery()?.matches ?? false,
    () => false,
  );
  return { isNarrow, rowHeight: isNarrow ? NARROW_ROW_HEIGHT : ROW_HEIGHTS[density] };
}
