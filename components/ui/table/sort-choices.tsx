"use client";

import { MenuLabel, MenuRadioGroup, MenuSeparator } from "../menus/menu";
import type { DataTableColumn, SortOrder } from "./column";
import { tableCopy } from "./copy";

export type SortMenuProps<Item> = {
  columns: readonly DataTableColumn<Item>[];
  sort: SortOrder | null;
  onSortChange: (sort: SortOrder) => void;
};

const DIRECTIONS = [
  { value: "ascending", label: tableCopy.ascending },
  { value: "descending", label: tableCopy.descending },
] as const;

/** The sort column and direction of a list, as menu items. */
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
      <MenuLabel>{tableCopy.sortBy}</MenuLabel>
      <MenuRadioGroup
        label={tableCopy.sortBy}
        value={sorted?.id ?? ""}
        onValueChange={sortBy}
        options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
      />
      {sorted ? (
        <>
          <MenuSeparator />
          <MenuRadioGroup
            label={tableCopy.order}
            value={sort?.isDescending ? "descending" : "ascending"}
            onValueChange={(value) => onSortChange({ columnId: sorted.id, isDescending: value === "descending" })}
            options={DIRECTIONS}
          />
        </>
      ) : null}
    </>
  );
}
