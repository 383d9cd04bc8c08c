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
  /** Names what the list is filtered by. */
  label: string;
  icon?: ReactNode;
  options: readonly Option<Value>[];
  /** Empty while nothing is filtered. */
  value: readonly Value[];
  onValueChange: (value: readonly Value[]) => void;
};

function describeChoices(value: readonly string[], options: readonly Option[]): string {
  // Until the options have loaded, no value can be reported as not found.
  if (options.length === 0) return PICKER_COPY.chosen(value.length);
  const text = options.find((option) => option.value === value[0])?.text ?? PICKER_COPY.notFound;
  return value.length > 1 ? `${text} ${PICKER_COPY.more(value.length - 1)}` : text;
}

/**
 * A filter by several choices: dashed while nothing is chosen, then solid with the choices as text. Hidden with fewer
 * than two options and nothing chosen. A chosen value that is no longer an option shows as not found; while no options
 * are loaded, the number of choices shows. Raw values never show.
 */
export function FilterPicker<Value extends string>(props: FilterPickerProps<Value>) {
  const { label, icon, options, value, onValueChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const valueText = value.length > 0 ? describeChoices(value, options) : null;
  const Panel = useLazyLayer(pickerPanel, isOpen, () => setIsOpen(false));
  if (options.length < 2 && value.length === 0) return null;
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className={styles.popover}
      trigger={<FilterChip label={label} icon={icon} value={valueText} onClear={() => onValueChange([])} />}
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
