/** Rows of one statement: each value is a parameter, and PostgreSQL allows 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/** Splits rows, in order, into parts that fit one statement. */
export function inParts<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) parts.push(rows.slice(start, start + ROWS_AT_ONCE));
  return parts;
}
