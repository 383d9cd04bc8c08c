"use client";

import { type RefObject, useEffect } from "react";
import { useViewport } from "@/components/ui/overlays/floating-window/use-viewport";
import { useElementSize } from "@/components/ui/use-element-size";
import { MIN_DOCKING_WIDTH } from "./floating-panels";
import { sideColumn } from "./side-column";

/** Reports the height of the side column, or null on a narrow screen, where it scrolls as a whole. Renders nothing. */
export function ColumnHeight({ column }: { column: RefObject<HTMLElement | null> }) {
  const height = useElementSize(column)?.height ?? null;
  const isNarrow = (useViewport()?.width ?? 0) < MIN_DOCKING_WIDTH;
  useEffect(() => {
    sideColumn.setHeight(isNarrow ? null : height);
    return () => sideColumn.setHeight(null);
  }, [height, isNarrow]);
  return null;
}
