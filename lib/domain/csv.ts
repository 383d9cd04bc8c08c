/** Writes tables as CSV that a spreadsheet reads as data, never as formulas. */

/** Characters at which a spreadsheet starts a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;
/** A sign before a number ("-12.50", a phone in E.164) starts no formula. */
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Also other separators, at which a spreadsheet of another locale splits an unquoted cell. */
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;
const LINE_END = "\r\n";
/** Without it, a spreadsheet reads UTF-8 in its local encoding. */
export const BYTE_ORDER_MARK = "\ufeff";

/** The text as a cell that stays text: an apostrophe precedes a formula, but not a number. */
export function csvText(text: string): string {
  return FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

function csvCell(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function linesOf(rows: readonly (readonly string[])[], write: (text: string) => string): string {
  return rows.map((cells) => cells.map(write).join(",") + LINE_END).join("");
}

/** Rows of cells, headings first, with the line ends of RFC 4180. For people, who open it in a spreadsheet. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return linesOf(rows, (text) => csvCell(csvText(text)));
}

/** The same for programs: each cell is exactly its text, without the apostrophe. */
export function plainCsvTable(rows: readonly (readonly string[])[]): string {
  return linesOf(rows, csvCell);
}
