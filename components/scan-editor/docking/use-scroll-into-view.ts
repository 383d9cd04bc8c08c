"use client";

import { type RefObject, useEffect } from "react";
import { useViewport } from "@/components/ui/overlays/floating-window/use-viewport";
import { MIN_DOCKING_WIDTH } from "./floating-panels";

/** Visible height in pixels below which a panel is scrolled: a head and the beginning of its content. */
const MIN_VISIBLE = 120;

/** On a narrow screen, whose column scrolls as a whole, scrolls an opened panel to the top. */
export function useScrollIntoView(part: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const isNarrow = (useViewport()?.width ?? MIN_DOCKING_WIDTH) < MIN_DOCKING_WIDTH;
  useEffect(() => {
    const panel = part.current?.closest("section");
    const column = panel?.parentElement;
    if (!isOpen || !isNarrow || !panel || !column) return;
    const isVisible = panel.getBoundingClientRect().top + MIN_VISIBLE <= column.getBoundingClientRect().bottom;
    if (!isVisible) panel.scrollIntoView?.({ block: "start" });
  }, [part, isOpen, isNarrow]);
}
