"use client";

import { useSyncExternalStore } from "react";

/** True between `beforeprint` and `afterprint`, before the page matches the print media. */
let isPreparingPrint = false;

function subscribe(onChange: () => void): () => void {
  const printMedia = window.matchMedia?.("print");
  const start = () => {
    isPreparingPrint = true;
    onChange();
  };
  const end = () => {
    isPreparingPrint = false;
    onChange();
  };
  printMedia?.addEventListener("change", onChange);
  window.addEventListener("beforeprint", start);
  window.addEventListener("afterprint", end);
  return () => {
    printMedia?.removeEventListener("change", onChange);
    window.removeEventListener("beforeprint", start);
    window.removeEventListener("afterprint", end);
  };
}

/** Returns true while the page is prepared for print, so that virtualized lists can draw all rows. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPreparingPrint || (window.matchMedia?.("print")?.matches ?? false),
    () => false,
  );
}
