/** What a table says of itself; its columns and its empty state come from the screen. */
export const tableWords = {
  loading: "Loading",
  loadingMore: "Loading more",
  retry: "Retry",
  sort: "Sort",
  sortBy: "Sort by",
  sortedBy: (column: string, direction: string) => `Sorted by ${column}, ${direction.toLowerCase()}`,
  order: "Order",
  ascending: "Ascending",
  descending: "Descending",
};
