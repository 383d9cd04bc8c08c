"use client";

import { type MouseEvent, type RefObject, useEffect, useId, useRef } from "react";
import { useVirtualRows, type VirtualRows } from "./use-virtual-rows";

type VirtualListbox = Pick<VirtualRows, "drawn" | "after"> & {
  rowId(index: number): string;
  activeRowId: string | undefined;
  /** Focuses the list, because the pressed row is removed when it is scrolled away or its element is resolved. */
  keepFocus(event: MouseEvent): void;
  /** Returns whether the focus comes from a press, which chooses its own row, and not from the keyboard. */
  isPressed(): boolean;
};

/** Manages a list that keeps the focus and points to its active row. Scrolls to the active row when it changes. */
export function useVirtualListbox(setup: {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** In pixels. */
  rowHeight: number;
  /** The index of the active row; negative for none. */
  active: number;
}): VirtualListbox {
  const { scroller, count, rowHeight, active } = setup;
  const listId = useId();
  const isPressed = useRef(false);
  const { drawn, after, reveal } = useVirtualRows(scroller, count, rowHeight);
  useEffect(() => {
    if (active >= 0) reveal(active);
  }, [active, reveal]);

  const rowId = (index: number): string => `${listId}-${index}`;
  return {
    drawn,
    after,
    rowId,
    activeRowId: active >= 0 ? rowId(active) : undefined,
    keepFocus(event) {
      event.preventDefault();
      isPressed.current = true;
      scroller.current?.focus({ preventScroll: true, focusVisible: false });
      isPressed.current = false;
    },
    isPressed: () => isPressed.current,
  };
}

/** Returns the index of the row that an event hits, or null. */
export function rowIndexOf(event: MouseEvent): number | null {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-index]") : null;
  return row ? Number(row.dataset.index) : null;
}
