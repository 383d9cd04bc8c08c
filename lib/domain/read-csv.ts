/** Reading a table that somebody's spreadsheet wrote: RFC 4180, and what programs make of it. */
import { BYTE_ORDER_MARK } from "./csv";

const SEPARATORS = [",", ";", "\t"] as const;
/** How `csvText` keeps a cell from being a formula. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

/** What separates the cells: whichever the first line has most of, outside of quotes; a comma where it has none. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === "\n" || letter === "\r")) break;
    else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** The cell that begins at `start`, and where it ends: at a separator, at a line's end or at the end of the text. */
function readCell(text: string, start: number, separator: string): { cell: string; end: number } {
  let cell = "";
  let at = start;
  if (text[at] === '"') {
    at += 1;
    while (at < text.length) {
      const quote = text.indexOf('"', at);
      cell += text.slice(at, quote < 0 ? text.length : quote);
      at = quote < 0 ? text.length : quote + 1;
      if (text[at] !== '"' || quote < 0) break;
      cell += '"';
      at += 1;
    }
  }
  const rest = at;
  while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at += 1;
  return { cell: cell + text.slice(rest, at), end: at };
}

/**
 * The rows of a table, each cell without blanks around it and without the apostrophe that made it safe. Commas, semicolons
 * and tabs separate; a byte order mark and Excel's line "sep=;" count for nothing, as do rows without any text.
 */
export function readCsv(source: string): string[][] {
  let text = source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source;
  const named = /^"?sep=(.)"?(\r\n|\r|\n)/i.exec(text);
  if (named) text = text.slice(named[0].length);
  const separator = named?.[1] ?? separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const close = () => {
    if (row.some((cell) => cell !== "")) rows.push(row);
    row = [];
  };
  while (at < text.length) {
    const { cell, end } = readCell(text, at, separator);
    row.push(cell.trim().replace(GUARDED, ""));
    at = end + 1;
    if (text[end] === separator) {
      if (end === text.length - 1) row.push("");
      continue;
    }
    if (text[end] === "\r" && text[end + 1] === "\n") at += 1;
    close();
  }
  close();
  return rows;
}
