/** The order of a list as text: a column's id, with "-" in front for descending. */
import type { SortOrder } from "./column";

/** Returns the entry of `sorts` that matches this order, or null. */
export function sortOf<Sort extends string>(sorts: readonly Sort[], order: SortOrder | null): Sort | null {
  const text = order?.isDescending ? `-${order.columnId}` : order?.columnId;
  return sorts.find((sort) => sort === text) ?? null;
}

/** Parses "-name" into a column and a direction. */
export function orderOf(sort: string): SortOrder {
  const isDescending = sort.startsWith("-");
  return { columnId: isDescending ? sort.slice(1) : sort, isDescending };
}
