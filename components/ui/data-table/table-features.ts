import { type ColumnDef, rowSortingFeature, type SortingState, tableFeatures } from "@tanstack/react-table";
import type { DataTableColumn, SortOrder } from "./column";

/** Only what these tables use, so that nothing else is loaded; the order itself is the backend's. */
export const features = tableFeatures({ rowSortingFeature });
export type TableFeatureSet = typeof features;

export function columnDefinitions<Item extends object>(
  columns: readonly DataTableColumn<Item>[],
): ColumnDef<TableFeatureSet, Item>[] {
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    accessorFn: (item: Item) => item,
    enableSorting: column.isSortable ?? false,
    sortDescFirst: column.isDescendingFirst ?? false,
  }));
}

export function sortingState(order: SortOrder | null): SortingState {
  return order ? [{ id: order.columnId, desc: order.isDescending }] : [];
}

export function sortOrder(state: SortingState): SortOrder | null {
  const first = state[0];
  return first ? { columnId: first.id, isDescending: first.desc } : null;
}
