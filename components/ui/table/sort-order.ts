/** The order of a list as text: a column's id, after "-" for descending. */
import type { SortOrder } from "./column";

/** Returns the one of `sorts` that names this order, or null. */
export function sortOf<Sort extends string>(sorts: readonly Sort[], order: SortOrder | null): Sort | null {
  const text = order?.isDescending ? `-${order.columnId}` : order?.columnId;
  return sorts.find((sort) => sort === text) ?? null;
}

/** Returns "-name" as a column and a direction. */
export function orderOf(sort: string): SortOrder {
  const isDescending = sort.startsWith("-");
  return { columnId: isDescending ? sort.slice(1) : sort, isDescending };
}
