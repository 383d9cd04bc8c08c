"use client";

import { MultiselectHead } from "./multiselect-head";
import type { Option } from "./option";
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
  const toggle = (picked: string) =>
    onValueChange(chosen.has(picked) ? value.filter((one) => one !== picked) : [...value, picked]);
  return (
    <SearchList
      listId={listId}
      label={label}
      options={options}
      isChosen={(one) => chosen.has(one)}
      isMulti
      onPick={(option) => toggle(option.value)}
      head={(found) => <MultiselectHead found={found} chosen={chosen} value={value} onValueChange={onValueChange} />}
    />
  );
}
