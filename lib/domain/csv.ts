/** Tables as CSV that a spreadsheet reads as data, never as formulas. */

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;
/** A sign before it, as of "-12.50" or a phone number in E.164, makes no formula. */
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Other separators too: a spreadsheet of another country splits a bare cell at them. */
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;
const LINE_END = "\r\n";
/** Without it a spreadsheet takes UTF-8 for its own country's letters. */
export const BYTE_ORDER_MARK = "\ufeff";

/** The text as a cell that stays text: an apostrophe stands before what would begin a formula, not before a number. */
export function csvText(text: string): string {
  return FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

function csvCell(text: string): string {
  const safe = csvText(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of cells, the first being the headings; lines end as RFC 4180 says. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(csvCell).join(",") + LINE_END).join("");
}
