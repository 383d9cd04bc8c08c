"use client";

import { type ReactNode, useId, useState } from "react";
import { FilterChip } from "./filter-chip";
import { lazyPart, useLazyLayer } from "./lazy-part";
import type { Option } from "./option";
import { PICKER_WORDS } from "./picker-words";
import { Popover } from "./popover";
import styles from "./search-list.module.css";

const pickerPanel = lazyPart(() => import("./filter-picker-panel").then(({ FilterPickerPanel }) => FilterPickerPanel));

export type FilterPickerProps<Value extends string> = {
  /** What it filters by. */
  label: string;
  icon?: ReactNode;
  options: readonly Option<Value>[];
  /** Empty while everything is listed. */
  value: readonly Value[];
  onValueChange: (value: readonly Value[]) => void;
};

/**
 * A filter by several choices: dashed while nothing is chosen, then solid with the choices in words. Where there are not
 * two things to choose between and nothing is chosen, it is not there. What is chosen and is no option any more is told as not
 * found, never by its value.
 */
export function FilterPicker<Value extends string>(props: FilterPickerProps<Value>) {
  const { label, icon, options, value, onValueChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const [first, ...more] = value;
  // While nothing is known to choose from, nothing is said to be gone.
  const gone = options.length > 0 ? PICKER_WORDS.notFound : first;
  const text = first && (options.find((option) => option.value === first)?.text ?? gone);
  const shown = more.length > 0 ? `${text} ${PICKER_WORDS.more(more.length)}` : text;
  const Panel = useLazyLayer(pickerPanel, isOpen, () => setIsOpen(false));
  if (options.length < 2 && value.length === 0) return null;
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className={styles.popover}
      trigger={<FilterChip label={label} icon={icon} value={shown ?? null} onClear={() => onValueChange([])} />}
    >
      {Panel ? (
        <Panel
          listId={listId}
          label={label}
          options={options}
          value={value}
          onValueChange={(next) => onValueChange(next as readonly Value[])}
        />
      ) : null}
    </Popover>
  );
}
