"use client";

import { type RefObject, useCallback, useMemo, useRef } from "react";
import { type ElementSize, useElementSize } from "../use-element-size";
import { useCurrentKey, useKeepInView } from "./use-current-key";
import { findLead, useRowKeys } from "./use-row-keys";
import type { RowSelection } from "./use-row-selection";
import { useScrollMemory } from "./use-scroll-memory";
import { useVirtualRows, type VirtualRows } from "./use-virtual-rows";

/** Pixels covered by the heading at the top, and by the bulk bar at the bottom. */
const HEAD_HEIGHT = 32;
const BAR_HEIGHT = 64;

type RowNavigationOptions<Item> = {
  /** All loaded rows, drawn or not. */
  shown: readonly Item[];
  itemKey: (item: Item) => string;
  rowHeight: number;
  isNarrow: boolean;
  hasBar: boolean;
  /** More rows can be loaded. */
  hasMore: boolean;
  selection?: RowSelection<Item>;
  onPeek?: (item: Item) => void;
  isMain?: boolean;
  /** The current row, if the page controls it. */
  currentKey?: string | null;
  onCurrentChange?: (rowKey: string) => void;
};

type RowNavigation = {
  /** The scrolling element. */
  scroller: RefObject<HTMLDivElement | null>;
  /** The scroller's visible size; null before it is measured. */
  size: ElementSize | null;
  rows: VirtualRows;
  currentKey: string | null;
  setCurrentKey: (rowKey: string) => void;
};

/** Returns the rows to draw and the current row, and handles the keys that move, select, open and peek. */
export function useRowNavigation<Item>(options: RowNavigationOptions<Item>): RowNavigation {
  const { shown, itemKey, selection, onPeek, isMain = true, hasMore } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const { currentKey, setCurrentKey } = useCurrentKey(options);
  const currentIndex = useMemo(
    () => (currentKey === null ? -1 : shown.findIndex((item) => itemKey(item) === currentKey)),
    [shown, itemKey, currentKey],
  );
  const size = useElementSize(scroller);
  const height = size?.height ?? 0;
  const rows = useVirtualRows({
    scroller,
    height,
    count: shown.length,
    rowHeight: options.rowHeight,
    coveredHeight: (options.isNarrow ? 0 : HEAD_HEIGHT) + (options.hasBar ? BAR_HEIGHT : 0),
    currentIndex,
    isRemembered: isMain,
  });
  const withItem = (index: number, act: (item: Item) => void) => {
    const item = shown[index];
    if (item) act(item);
  };
  const { focusRow } = useRowKeys({
    scroller,
    count: shown.length,
    currentIndex,
    isMain,
    onMove: (index) => {
      withItem(index, (item) => setCurrentKey(itemKey(item)));
      rows.reveal(index);
    },
    onOpen: (index) => {
      const lead = findLead(scroller.current, index);
      lead?.click();
      return lead !== null;
    },
    onSelect: selection && ((index, isRange) => withItem(index, (item) => selection.toggle(itemKey(item), isRange))),
    onSelectAll: selection?.selectAll,
    onPeek: onPeek && ((index) => withItem(index, onPeek)),
    onClear: () => {
      if (!selection || selection.chosen.size === 0) return false;
      selection.clear();
      return true;
    },
  });
  useKeepInView({
    scroller,
    currentIndex,
    isOn: options.currentKey !== undefined,
    height,
    reveal: rows.reveal,
  });
  const isTableControlled = options.currentKey === undefined;
  const restore = useCallback(
    (rowKey: string, index: number) => {
      focusRow();
      if (!isTableControlled) return;
      // If the row has left the list, for example after a decision, the row now at its index becomes current.
      const isPresent = shown.some((item) => itemKey(item) === rowKey);
      const successor = shown[hasMore ? index : Math.min(index, shown.length - 1)];
      setCurrentKey(isPresent || !successor ? rowKey : itemKey(successor));
    },
    [focusRow, setCurrentKey, isTableControlled, shown, itemKey, hasMore],
  );
  useScrollMemory({ scroller, isOn: isMain, hasRows: shown.length > 0, currentKey, currentIndex, onRestore: restore });
  return { scroller, size, rows, currentKey, setCurrentKey };
}
