import type { DataTableProps } from "./data-table";

const nothing = () => {};

/** What a table is told whose rows are all there, in one order: nothing is on its way, and nothing can fail. */
export const WHOLE_LIST = {
  sort: null,
  onSortChange: nothing,
  isLoading: false,
  isLoadingMore: false,
  hasMore: false,
  onLoadMore: nothing,
  error: null,
  onRetry: nothing,
} satisfies Partial<DataTableProps<never>>;
