"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/** Another search or order starts from the top; the first one keeps the place that Back restored. */
export function useStartAtTop(scroller: RefObject<HTMLDivElement | null>, viewKey: string): void {
  const seen = useRef(viewKey);
  useLayoutEffect(() => {
    if (seen.current === viewKey) return;
    seen.current = viewKey;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [scroller, viewKey]);
}
