"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** Open or closed, now or after a delay in milliseconds; the last wish counts. */
export function useDelayedOpen() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback((next: boolean, delay: number) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => setIsOpen(next), delay);
    else setIsOpen(next);
  }, []);
  const open = useCallback((delay = 0) => change(true, delay), [change]);
  const close = useCallback((delay = 0) => change(false, delay), [change]);
  return { isOpen, open, close };
}
