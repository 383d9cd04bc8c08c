import { wholeNumber } from "../format-time";

/** What the line under a paged table says. */
export const paginationCopy = {
  label: (table: string) => `Pages of ${table}`,
  range: (first: number, last: number, total: number) =>
    `${wholeNumber(first)}–${wholeNumber(last)} of ${wholeNumber(total)}`,
  none: "0 of 0",
  page: (page: number) => `Page ${wholeNumber(page)}`,
  previous: "Previous page",
  next: "Next page",
  isFirst: "This is the first page",
  isLast: "This is the last page",
  isLoading: "The page is loading",
  perPage: "Rows per page",
  rowsPerPage: (count: number) => `${wholeNumber(count)} per page`,
};
