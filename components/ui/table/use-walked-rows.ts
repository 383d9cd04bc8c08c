"use client";

import { type RefObject, useCallback, useMemo, useRef } from "react";
import { useCurrentKey, useKeepInSight } from "./use-current-key";
import { type ElementSize, useElementSize } from "./use-element-size";
import { leadOf, useRowKeys } from "./use-row-keys";
import type { RowSelection } from "./use-row-selection";
import { useScrollMemory } from "./use-scroll-memory";
import { useVirtualRows, type VirtualRows } from "./use-virtual-rows";

/** Pixels that the heading covers at the top, and the bar of bulk actions at the bottom. */
const HEAD_HEIGHT = 32;
const BAR_HEIGHT = 64;

type WalkedRowsOptions<Item> = {
  /** The rows there are, drawn or not. */
  shown: readonly Item[];
  itemKey: (item: Item) => string;
  rowHeight: number;
  isNarrow: boolean;
  hasBar: boolean;
  /** Rows are still to come after those shown. */
  hasMore: boolean;
  selection?: RowSelection<Item>;
  onPeek?: (item: Item) => void;
  isMain?: boolean;
  /** The current row where somebody else decides about it. */
  currentKey?: string | null;
  onCurrentChange?: (rowKey: string) => void;
};

type WalkedRows = {
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** What of it is seen; null before it is measured. */
  size: ElementSize | null;
  rows: VirtualRows;
  currentKey: string | null;
  setCurrentKey: (rowKey: string) => void;
};

/** The rows to draw and the current one of them, which keys move, choose, open and look at. */
export function useWalkedRows<Item>(options: WalkedRowsOptions<Item>): WalkedRows {
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
  const at = (index: number, act: (item: Item) => void) => {
    const item = shown[index];
    if (item) act(item);
  };
  const { focusRow } = useRowKeys({
    scroller,
    count: shown.length,
    currentIndex,
    isMain,
    onMove: (index) => {
      at(index, (item) => setCurrentKey(itemKey(item)));
      rows.reveal(index);
    },
    onOpen: (index) => {
      const lead = leadOf(scroller.current, index);
      lead?.click();
      return lead !== null;
    },
    onSelect: selection && ((index, isRange) => at(index, (item) => selection.toggle(itemKey(item), isRange))),
    onSelectAll: selection?.selectAll,
    onPeek: onPeek && ((index) => at(index, onPeek)),
    onGiveUp: () => {
      if (!selection || selection.chosen.size === 0) return false;
      selection.clear();
      return true;
    },
  });
  useKeepInSight({
    scroller,
    currentIndex,
    isOn: options.currentKey !== undefined,
    height,
    reveal: rows.reveal,
  });
  const isOwn = options.currentKey === undefined;
  const restore = useCallback(
    (rowKey: string, index: number) => {
      focusRow();
      if (!isOwn) return;
      // The row may have left the list meanwhile, such as by a decision: then the one that stands in its place.
      const isThere = shown.some((item) => itemKey(item) === rowKey);
      const inPlace = shown[hasMore ? index : Math.min(index, shown.length - 1)];
      setCurrentKey(isThere || !inPlace ? rowKey : itemKey(inPlace));
    },
    [focusRow, setCurrentKey, isOwn, shown, itemKey, hasMore],
  );
  useScrollMemory({ scroller, isOn: isMain, hasRows: shown.length > 0, currentKey, currentIndex, onRestore: restore });
  return { scroller, size, rows, currentKey, setCurrentKey };
}
