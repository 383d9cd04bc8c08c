"use client";

import { useState } from "react";
import type { DataTableColumn, SortOrder } from "./column";
import { tableWords } from "./words";

type Told = { order: string; count: number; text: string };

/** What a screen reader is told of a change: how the list is sorted now, or how many rows are chosen. */
export function useTableStatus<Item>(
  columns: readonly DataTableColumn<Item>[],
  sort: SortOrder | null,
  count: number,
): string {
  const column = columns.find(({ id }) => id === sort?.columnId);
  const direction = sort?.isDescending ? tableWords.descending : tableWords.ascending;
  const order = column ? tableWords.sortedBy(column.header, direction) : "";
  const [told, setTold] = useState<Told>({ order, count, text: "" });
  if (told.order !== order) setTold({ order, count, text: order });
  else if (told.count !== count) {
    setTold({ order, count, text: count === 0 ? tableWords.nothingSelected : tableWords.selected(count) });
  }
  return told.text;
}
