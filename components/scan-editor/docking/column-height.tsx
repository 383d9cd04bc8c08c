"use client";

import { type RefObject, useEffect } from "react";
import { useViewport } from "@/components/ui/overlays/floating-window/use-viewport";
import { useElementSize } from "@/components/ui/table/use-element-size";
import { columnRoom } from "./column-room";
import { LEAST_WIDTH } from "./floating-panels";

/** Tells how much room the column has; on a narrow screen, where it scrolls as a whole, that there is no end to it. Draws nothing. */
export function ColumnHeight({ column }: { column: RefObject<HTMLElement | null> }) {
  const height = useElementSize(column)?.height ?? null;
  const isNarrow = (useViewport()?.width ?? 0) < LEAST_WIDTH;
  useEffect(() => {
    columnRoom.setHeight(isNarrow ? null : height);
    return () => columnRoom.setHeight(null);
  }, [height, isNarrow]);
  return null;
}
