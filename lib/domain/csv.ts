/** Writes tables as CSV that a spreadsheet reads as data, never as formulas. */

/** Characters at which a spreadsheet starts a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;
/** A sign before a number ("-12.50", a phone in E.164) does not start a formula. */
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Includes other separators: a spreadsheet of another locale splits an unquoted cell at them. */
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;
const LINE_END = "\r\n";
/** Without this mark, a spreadsheet reads UTF-8 in its local encoding. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Puts an apostrophe before a formula, but not before a number, so that a spreadsheet keeps the cell as text. */
export function csvText(text: string): string {
  return FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

function csvCell(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function linesOf(rows: readonly (readonly string[])[], write: (text: string) => string): string {
  return rows.map((cells) => cells.map(write).join(",") + LINE_END).join("");
}

/** Writes rows of cells, headings first, with the line ends of RFC 4180, for people who open them in a spreadsheet. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return linesOf(rows, (text) => csvCell(csvText(text)));
}

/** Writes the same table for programs: each cell is exactly its text, without the apostrophe. */
export function plainCsvTable(rows: readonly (readonly string[])[]): string {
  return linesOf(rows, csvCell);
}
