import type { DataTableProps } from "./data-table";

const noop = () => {};

/** Table props of a complete list in fixed order: nothing loads, and nothing can fail. */
export const STATIC_LIST = {
  sort: null,
  onSortChange: noop,
  isLoading: false,
  isLoadingMore: false,
  hasMore: false,
  onLoadMore: noop,
  error: null,
  onRetry: noop,
} satisfies Partial<DataTableProps<never>>;
