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

/** What a filter by several choices opens: a list that can be searched, and all or none of it at once. */
export function FilterPickerPanel({ listId, label, options, value, onValueChange }: FilterPickerPanelProps) {
  const chosen = new Set(value);
  const shown = useMemo(() => withGone(options, value), [options, value]);
  const toggle = (picked: string) =>
    onValueChange(chosen.has(picked) ? value.filter((one) => one !== picked) : [...value, picked]);
  return (
    <SearchList
      listId={listId}
      label={label}
      options={shown}
      isChosen={(one) => chosen.has(one)}
      isMulti
      onPick={(option) => toggle(option.value)}
      head={(found) => <MultiselectHead found={found} chosen={chosen} value={value} onValueChange={onValueChange} />}
    />
  );
}

/** What is chosen and is no option any more stands last, to be taken away. */
function withGone(options: readonly Option[], value: readonly string[]): readonly Option[] {
  if (options.length === 0) return options;
  const known = new Set(options.map((option) => option.value));
  const gone = value.filter((one) => !known.has(one));
  return [...options, ...gone.map((one) => ({ value: one, text: PICKER_COPY.notFound }))];
}
