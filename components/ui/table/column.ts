import type { ReactNode } from "react";

/** Where a cell stands once a row is three lines (under 760 px): the first line's start or end, a line, or nowhere. */
export type NarrowPlace = "lead" | "trail" | "second" | "third" | "third-end" | "hidden";

export type DataTableColumn<Item> = {
  id: string;
  /** The heading, and the column's name to a screen reader. */
  header: string;
  cell: (item: Item) => ReactNode;
  /** Pixels; without it the column takes what is left. */
  width?: number;
  /** Pixels that it may shrink to before the whole table scrolls sideways. */
  leastWidth?: number;
  isSortable?: boolean;
  /** The first press on the heading sorts from high to low: for times and counts. */
  isDescendingFirst?: boolean;
  /** The cell that holds the row's link; one column has it, and it is always shown. */
  isLead?: boolean;
  /** Out of sight until someone chooses it. */
  isHiddenAtFirst?: boolean;
  narrow: NarrowPlace;
  /** How far the cell's text stands back. */
  tone?: "quiet" | "quieter";
};

/** A column of a list that is sorted by these names: one that sorts is named after its own. */
export type SortedColumn<Item, SortName extends string> = DataTableColumn<Item> &
  ({ id: SortName; isSortable: true } | { isSortable?: false });

export type SortOrder = { columnId: string; isDescending: boolean };
