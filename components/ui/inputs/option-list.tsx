"use client";

import { useLayoutEffect, useState } from "react";
import { VIRTUAL_DROPDOWN_THRESHOLD } from "@/lib/domain/constants";
import styles from "./option-list.module.css";
import { type OptionListProps, OptionRow, optionId } from "./option-row";
import { VirtualOptions } from "./virtual-options";

/** A list box that never takes the focus: the field keeps it and refers to the active option. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  // State instead of a ref: the effects of the rows inside run before a parent's ref is filled.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isVirtual = props.options.length > VIRTUAL_DROPDOWN_THRESHOLD;
  const { activeIndex, isRevealed, options } = props;
  useLayoutEffect(() => {
    if (isVirtual || !isRevealed) return;
    const row = scroller?.querySelector(`#${CSS.escape(optionId(props.id, activeIndex))}`);
    row?.scrollIntoView?.({ block: "nearest" });
  }, [scroller, isVirtual, isRevealed, activeIndex, props.id]);
  return (
    <div
      ref={setScroller}
      id={props.id}
      role="listbox"
      tabIndex={-1}
      aria-label={props.label}
      aria-multiselectable={props.isMulti || undefined}
      className={styles.list}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isVirtual ? (
        <VirtualOptions scroller={scroller} {...props} />
      ) : (
        options.map((option, index) => <OptionRow key={option.value} list={props} option={option} index={index} />)
      )}
    </div>
  );
}
