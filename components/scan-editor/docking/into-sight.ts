"use client";

import { type RefObject, useEffect } from "react";
import { useViewport } from "@/components/ui/overlays/floating-window/use-viewport";
import { LEAST_WIDTH } from "./floating-panels";

/** So much of it has to be in sight already, in pixels: a head and the beginning of what is under it. */
const ENOUGH = 120;

/** On a narrow screen, whose column scrolls as a whole, what is asked for is scrolled to where it stands below what is seen. */
export function useIntoSight(part: RefObject<HTMLElement | null>, isAsked: boolean): void {
  const isNarrow = (useViewport()?.width ?? LEAST_WIDTH) < LEAST_WIDTH;
  useEffect(() => {
    const panel = part.current?.closest("section");
    const column = panel?.parentElement;
    if (!isAsked || !isNarrow || !panel || !column) return;
    const isSeen = panel.getBoundingClientRect().top + ENOUGH <= column.getBoundingClientRect().bottom;
    if (!isSeen) panel.scrollIntoView?.({ block: "start" });
  }, [part, isAsked, isNarrow]);
}
