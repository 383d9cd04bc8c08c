"use client";

import { type ReactNode, useId, useMemo, useState } from "react";
import { FilterChip } from "./filter-chip";
import { MultiselectHead } from "./multiselect-head";
import type { Option } from "./option";
import { PICKER_WORDS } from "./picker-words";
import { Popover } from "./popover";
import { SearchList } from "./search-list";
import styles from "./search-list.module.css";

export type FilterPickerProps<Value extends string> = {
  /** What it filters by. */
  label: string;
  icon?: ReactNode;
  options: readonly Option<Value>[];
  /** Empty while everything is listed. */
  value: readonly Value[];
  onValueChange: (value: readonly Value[]) => void;
};

/** A filter by several choices: dashed while nothing is chosen, then solid with the choices in words. */
export function FilterPicker<Value extends string>(props: FilterPickerProps<Value>) {
  const { label, icon, options, value, onValueChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const chosen = useMemo(() => new Set(value), [value]);
  const [first, ...more] = value;
  const text = options.find((option) => option.value === first)?.text ?? first;
  const shown = more.length > 0 ? `${text} ${PICKER_WORDS.more(more.length)}` : text;
  const toggle = (picked: Value) => {
    onValueChange(chosen.has(picked) ? value.filter((one) => one !== picked) : [...value, picked]);
  };
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className={styles.popover}
      trigger={<FilterChip label={label} icon={icon} value={shown ?? null} onClear={() => onValueChange([])} />}
    >
      <SearchList
        listId={listId}
        label={label}
        options={options}
        isChosen={(one) => chosen.has(one)}
        isMulti
        onPick={(option) => toggle(option.value)}
        head={(found) => <MultiselectHead found={found} chosen={chosen} value={value} onValueChange={onValueChange} />}
      />
    </Popover>
  );
}
