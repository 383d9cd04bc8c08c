"use client";

import { useEffect, useRef } from "react";

/** Another page takes the focus that the link to it has left with its own page, so that Tab goes on from there. */
export function useFocusOnArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
