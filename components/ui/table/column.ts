import type { ReactNode } from "react";

/**
 * The position of a cell in a three-line row (under 760 px): the start or end of the first line, another line, or
 * hidden.
 */
export type NarrowPlace = "lead" | "trail" | "second" | "third" | "third-end" | "hidden";

export type DataTableColumn<Item> = {
  id: string;
  /** The heading, also the column's name for screen readers. */
  header: string;
  cell: (item: Item) => ReactNode;
  /** Pixels; without it the column takes the remaining space. */
  width?: number;
  /** Pixels that the column may shrink to before the table scrolls sideways. */
  leastWidth?: number;
  isSortable?: boolean;
  /** The first press on the heading sorts in descending order, for times and counts. */
  isDescendingFirst?: boolean;
  /** The cell with the row's link; exactly one column, always shown. */
  isLead?: boolean;
  /** Hidden until the user chooses the column. */
  isHiddenByDefault?: boolean;
  narrow: NarrowPlace;
  /** Shows the cell's text in a quieter color. */
  tone?: "quiet" | "quieter";
};

/** A column of a list sorted by named orders: a sortable column has the name of its order as id. */
export type SortedColumn<Item, SortName extends string> = DataTableColumn<Item> &
  ({ id: SortName; isSortable: true } | { isSortable?: false });

export type SortOrder = { columnId: string; isDescending: boolean };
