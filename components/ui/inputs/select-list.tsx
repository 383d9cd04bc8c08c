"use client";

import type { Option } from "./option";
import { OptionList } from "./option-list";
import { PICKER_COPY } from "./picker-copy";
import styles from "./search-list.module.css";
import type { SelectControl } from "./use-select";

/** The short list of a select: the button keeps the focus, and its keys move the mark. */
export function PlainList<Value extends string>(props: {
  id: string;
  label: string;
  options: readonly Option<Value>[];
  select: SelectControl<Value>;
}) {
  const { id, label, options, select } = props;
  return (
    <div className={styles.list}>
      <OptionList
        id={id}
        label={label}
        options={options}
        activeIndex={select.cursor.index}
        isRevealed={select.cursor.isByKey}
        isChosen={select.isChosen}
        onPick={select.pick}
        onPoint={select.cursor.point}
      />
      {options.length === 0 ? <p className={styles.empty}>{PICKER_COPY.noOptions}</p> : null}
    </div>
  );
}
