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
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function linesOf(rows: readonly (readonly string[])[], write: (text: string) => string): string {
  return rows.map((cells) => cells.map(write).join(",") + LINE_END).join("");
}

/** Rows of cells, the first being the headings; lines end as RFC 4180 says. For people, who open it in a spreadsheet. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return linesOf(rows, (text) => csvCell(csvText(text)));
}

/** The same for a program: each cell is exactly its text, without an apostrophe before what a spreadsheet would calculate. */
export function plainCsvTable(rows: readonly (readonly string[])[]): string {
  return linesOf(rows, csvCell);
}
