"use client";

import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect } from "react";
import { VIRTUAL_DROPDOWN_OVERSCAN, VIRTUAL_DROPDOWN_ROW_HEIGHT_PX } from "@/lib/domain/constants";
import styles from "./option-list.module.css";
import { type OptionListProps, OptionRow } from "./option-row";

/** The list height in `option-list.module.css`, for the first render. */
const LIST_HEIGHT_PX = 320;

/** Renders the visible rows of a long list, and always the active one: the field refers to its id. */
export function VirtualOptions<Value extends string>({
  scroller,
  ...list
}: OptionListProps<Value> & { scroller: HTMLDivElement | null }) {
  const { options, activeIndex, isRevealed } = list;
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => VIRTUAL_DROPDOWN_ROW_HEIGHT_PX,
    overscan: VIRTUAL_DROPDOWN_OVERSCAN,
    initialRect: { width: 0, height: LIST_HEIGHT_PX },
    initialOffset: Math.max(0, activeIndex * VIRTUAL_DROPDOWN_ROW_HEIGHT_PX - LIST_HEIGHT_PX / 2),
    rangeExtractor: useCallback(
      (range: Range) => includeIndex(defaultRangeExtractor(range), activeIndex, range.count),
      [activeIndex],
    ),
  });
  useLayoutEffect(() => {
    if (isRevealed && activeIndex >= 0) virtualizer.scrollToIndex(activeIndex, { align: "auto" });
  }, [virtualizer, isRevealed, activeIndex]);
  return (
    <>
      <div role="presentation" className={styles.space} style={{ height: virtualizer.getTotalSize() }} />
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const option = options[index];
        return option ? <OptionRow key={option.value} list={list} option={option} index={index} top={start} /> : null;
      })}
    </>
  );
}

function includeIndex(indexes: number[], index: number, count: number): number[] {
  return index < 0 || index >= count || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}
