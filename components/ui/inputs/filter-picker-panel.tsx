"use client";

import { useMemo } from "react";
import { MultiselectHead } from "./multiselect-head";
import type { Option } from "./option";
import { PICKER_COPY } from "./picker-copy";
import { SearchList } from "./search-list";

export type FilterPickerPanelProps = {
  listId: string;
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
};

/** The content of a filter picker: a searchable list, with "select all" and "clear". */
export function FilterPickerPanel({ listId, label, options, value, onValueChange }: FilterPickerPanelProps) {
  const chosen = new Set(value);
  const shown = useMemo(() => withMissing(options, value), [options, value]);
  const toggleValue = (picked: string) =>
    onValueChange(chosen.has(picked) ? value.filter((one) => one !== picked) : [...value, picked]);
  return (
    <SearchList
      listId={listId}
      label={label}
      options={shown}
      isChosen={(one) => chosen.has(one)}
      isMulti
      onPick={(option) => toggleValue(option.value)}
      head={(found) => <MultiselectHead found={found} chosen={chosen} value={value} onValueChange={onValueChange} />}
    />
  );
}

/** Appends chosen values that are no longer options, so that they can be removed. */
function withMissing(options: readonly Option[], value: readonly string[]): readonly Option[] {
  if (options.length === 0) return options;
  const knownValues = new Set(options.map((option) => option.value));
  const missing = value.filter((one) => !knownValues.has(one));
  return [...options, ...missing.map((one) => ({ value: one, text: PICKER_COPY.notFound }))];
}
