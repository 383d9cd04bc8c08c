import { formatCount } from "../format-time";

export const paginationCopy = {
  label: (table: string) => `Pages of ${table}`,
  range: (first: number, last: number, total: number) =>
    `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`,
  none: "0 of 0",
  page: (page: number) => `Page ${formatCount(page)}`,
  previous: "Previous page",
  next: "Next page",
  isFirst: "This is the first page",
  isLast: "This is the last page",
  isLoading: "The page is loading",
  perPage: "Rows per page",
  rowsPerPage: (count: number) => `${formatCount(count)} per page`,
};
