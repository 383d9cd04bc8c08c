/** Rows that one statement takes: each of their values is a parameter, and PostgreSQL takes 65,535 of those. */
const ROWS_AT_ONCE = 1_000;

/** The rows in their order, as many at a time as one statement takes. */
export function inParts<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) parts.push(rows.slice(start, start + ROWS_AT_ONCE));
  return parts;
}
