"use client";

import { MenuLabel, MenuRadioGroup, MenuSeparator } from "../menus/menu";
import type { DataTableColumn, SortOrder } from "./column";
import { tableWords } from "./words";

export type SortMenuProps<Item> = {
  columns: readonly DataTableColumn<Item>[];
  sort: SortOrder | null;
  onSortChange: (sort: SortOrder) => void;
};

const DIRECTIONS = [
  { value: "ascending", label: tableWords.ascending },
  { value: "descending", label: tableWords.descending },
] as const;

/** By which column a list is sorted, and which way round. */
export function SortChoices<Item>({ columns, sort, onSortChange }: SortMenuProps<Item>) {
  const sortable = columns.filter((column) => column.isSortable);
  const sorted = sortable.find(({ id }) => id === sort?.columnId);
  const sortBy = (columnId: string) => {
    if (columnId === sort?.columnId) return;
    const column = sortable.find(({ id }) => id === columnId);
    onSortChange({ columnId, isDescending: column?.isDescendingFirst ?? false });
  };
  return (
    <>
      <MenuLabel>{tableWords.sortBy}</MenuLabel>
      <MenuRadioGroup
        label={tableWords.sortBy}
        value={sorted?.id ?? ""}
        onValueChange={sortBy}
        options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
      />
      {sorted ? (
        <>
          <MenuSeparator />
          <MenuRadioGroup
            label={tableWords.order}
            value={sort?.isDescending ? "descending" : "ascending"}
            onValueChange={(value) => onSortChange({ columnId: sorted.id, isDescending: value === "descending" })}
            options={DIRECTIONS}
          />
        </>
      ) : null}
    </>
  );
}
