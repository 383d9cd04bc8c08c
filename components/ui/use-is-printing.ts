"use client";

import { useSyncExternalStore } from "react";

/** Between `beforeprint` and `afterprint`, when the page is not laid out for paper yet. */
let isAtPrinter = false;

function subscribe(onChange: () => void): () => void {
  const paper = window.matchMedia?.("print");
  const begin = () => {
    isAtPrinter = true;
    onChange();
  };
  const end = () => {
    isAtPrinter = false;
    onChange();
  };
  paper?.addEventListener("change", onChange);
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  return () => {
    paper?.removeEventListener("change", onChange);
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
}

/** True while the page is made ready for paper, so that what draws only what is in sight can draw all of it. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAtPrinter || (window.matchMedia?.("print")?.matches ?? false),
    () => false,
  );
}
