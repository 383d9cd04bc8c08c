"use client";

import { useSyncExternalStore } from "react";
import { DENSITIES, type Density, readDensity } from "@/lib/density";

/** The height of a three-line row in pixels, under 760 px. */
const NARROW_ROW_HEIGHT = 88;
const NARROW = "(max-width: 760px)";
let narrowQuery: MediaQueryList | undefined;

/** Returns one query shared by all rows; undefined without `matchMedia`. */
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

/** Returns the viewer's setting; null for the default, which each screen sets. */
const readDensitySetting = () => readDensity(document.documentElement.dataset.density);

/** Returns a list's density: the viewer's choice for it, else the viewer's setting, else the screen's default. */
export function useDensity(preferred: Density, chosen: Density | null = null): Density {
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? readDensitySetting() ?? preferred,
    () => chosen ?? preferred,
  );
}

/** Returns the row height: three lines under 760 px, otherwise by density. */
export function useRowHeight(density: Density): { isNarrow: boolean; rowHeight: number } {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => getNarrowQuery()?.matches ?? false,
    () => false,
  );
  return { isNarrow, rowHeight: isNarrow ? NARROW_ROW_HEIGHT : DENSITIES[density].rowHeight };
}
