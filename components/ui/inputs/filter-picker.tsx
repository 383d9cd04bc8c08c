"use client";

import { type ReactNode, useId, useState } from "react";
import { lazyPart, useLazyLayer } from "../lazy-part";
import { Popover } from "../overlays/popover";
import { FilterChip } from "./filter-chip";
import type { Option } from "./option";
import { PICKER_COPY } from "./picker-copy";
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

function chosenText(value: readonly string[], options: readonly Option[]): string {
  // While nothing is known to choose from, nothing is said to be gone.
  if (options.length === 0) return PICKER_COPY.chosen(value.length);
  const text = options.find((option) => option.value === value[0])?.text ?? PICKER_COPY.notFound;
  return value.length > 1 ? `${text} ${PICKER_COPY.more(value.length - 1)}` : text;
}

/**
 * A filter by several choices: dashed while nothing is chosen, then solid with the choices in words. Where there are not
 * two things to choose between and nothing is chosen, it is not there. What is chosen and is no option any more is told as not
 * found, and where no option is known by its number: never by its value.
 */
export function FilterPicker<Value extends string>(props: FilterPickerProps<Value>) {
  const { label, icon, options, value, onValueChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const shown = value.length > 0 ? chosenText(value, options) : null;
  const Panel = useLazyLayer(pickerPanel, isOpen, () => setIsOpen(false));
  if (options.length < 2 && value.length === 0) return null;
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className={styles.popover}
      trigger={<FilterChip label={label} icon={icon} value={shown} onClear={() => onValueChange([])} />}
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
