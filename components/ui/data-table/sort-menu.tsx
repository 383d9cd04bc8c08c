"use client";

import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import { IconButton } from "../icon-button";
import { Menu, MenuLabel, MenuRadioGroup, MenuSeparator } from "../menu";
import type { DataTableColumn, SortOrder } from "./column";
import styles from "./sort-menu.module.css";
import { tableWords } from "./words";

const DIRECTIONS = [
  { value: "ascending", label: tableWords.ascending },
  { value: "descending", label: tableWords.descending },
] as const;

/** What the headings do, for screens under 760 px, where rows are three lines and there are no headings. */
export function SortMenu<Item>(props: {
  columns: readonly DataTableColumn<Item>[];
  sort: SortOrder | null;
  onSortChange: (sort: SortOrder) => void;
}) {
  const { columns, sort, onSortChange } = props;
  const sortable = columns.filter((column) => column.isSortable);
  const sorted = sortable.find(({ id }) => id === sort?.columnId);
  const direction = sort?.isDescending ? "descending" : "ascending";
  const Icon = sort?.isDescending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  const sortBy = (columnId: string) => {
    if (columnId === sort?.columnId) return;
    const column = sortable.find(({ id }) => id === columnId);
    onSortChange({ columnId, isDescending: column?.isDescendingFirst ?? false });
  };
  return (
    <Menu
      placement="bottom-end"
      label={tableWords.sort}
      trigger={
        <IconButton
          className={styles.trigger}
          variant="secondary"
          icon={<Icon />}
          label={sorted ? tableWords.sortedBy(sorted.header, tableWords[direction]) : tableWords.sort}
        />
      }
    >
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
            value={direction}
            onValueChange={(value) => onSortChange({ columnId: sorted.id, isDescending: value === "descending" })}
            options={DIRECTIONS}
          />
        </>
      ) : null}
    </Menu>
  );
}
