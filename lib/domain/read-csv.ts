/** Reads a table from a spreadsheet or an HR system: RFC 4180, and the ways in which programs deviate from it. */
import { BYTE_ORDER_MARK } from "./csv";

export type CsvRecord = {
  /** The line on which the record starts, from 1. */
  line: number;
  /** The line on which the record ends: a later one if a quoted cell has line breaks. */
  lastLine: number;
  cells: string[];
  /** The index of the first cell with an unclosed quote, which ends with its line. */
  unclosedAt: number | null;
  /** Whether a blank precedes the quote of a cell. */
  hasBlankBeforeQuote: boolean;
  /** The number of cells with a quote where RFC 4180 does not allow one. */
  irregular: number;
};

type Cell = {
  text: string;
  end: number;
  breaks: number;
  isUnclosed: boolean;
  isIrregular: boolean;
  hasBlankBeforeQuote: boolean;
};

const SEPARATORS = [",", ";", "\t", "|"] as const;
/** The apostrophe that `csvText` writes before a formula, and a spreadsheet before digits. */
const GUARDED = /^'(?=[=+\-@\t\r\d(])/;
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;
/** The most characters in a spreadsheet's cell; a longer one is the rest of a file after an unclosed quote. */
const MAX_QUOTED_LENGTH = 32_767;
/** Lines that are read to detect the separator. */
const SAMPLE_LINES = 30;
/** A quoted cell, up to the end of its line. */
const QUOTED = /"[^"]*("|$)/g;
const EMAIL_ADDRESS = /^(?:.*<)?(?:mailto:)?[^\s@,;|<>"]+@[^\s@,;|<>"]+\.[^\s@,;|<>"]+>?$/i;

const hasEmailCell = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.some((cell) => EMAIL_ADDRESS.test(cell));

/**
 * Returns the text with "\n" line ends. A lone CR ends a line if most lines end so; otherwise it becomes a blank.
 */
function withPlainLineEnds(text: string): string {
  const plain = text.replace(/\r+\n/g, "\n");
  const countOf = (letter: string) => plain.split(letter).length - 1;
  return plain.replaceAll("\r", countOf("\r") > countOf("\n") ? "\n" : " ");
}

/**
 * The position of a quoted cell: the cells before and after it in its record, and the number of cells in the widest row
 * so far.
 */
type CellPosition = { before: number; after: number; widest: number };

/**
 * Whether a quoted cell contains a row, so that its quote was never closed: one of its lines has an email address among
 * other cells, or its first line and a later one each have as many separators as a row.
 */
function hidesRow(quoted: string, separator: string, { before, after, widest }: CellPosition): boolean {
  const lines = quoted.split("\n").map((line) => line.split(separator));
  if (lines.some((cells) => hasEmailCell(cells.map((cell) => cell.replaceAll('"', "").trim())))) return true;
  const record = before + 1 + after;
  const width = Math.max(2, widest > 2 ? Math.min(record, widest) : record);
  const [first = 0, ...later] = lines.map((cells) => cells.length);
  const last = later.length - 1;
  return before + first >= width && later.some((count, index) => count + (index === last ? after : 0) >= width);
}

/** Returns the end of the unquoted cell that starts at `start`. */
function endOfPlain(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n") end += 1;
  return end;
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end < 0 ? text.length : end;
}

/**
 * Returns the text between the quote before `start` and its closing quote, and the position after that; else null.
 */
function readQuoted(text: string, start: number): { quoted: string; end: number } | null {
  let quoted = "";
  let position = start;
  for (;;) {
    const quote = text.indexOf('"', position);
    if (quote < 0 || quote - start > MAX_QUOTED_LENGTH) return null;
    quoted += text.slice(position, quote);
    if (text[quote + 1] !== '"') return { quoted, end: quote + 1 };
    quoted += '"';
    position = quote + 2;
  }
}

/** Reads the cell that starts at `start`; `before` cells precede it in its record. */
function readCell(text: string, start: number, separator: string, before: number, widest: number): Cell {
  const readPlain = (isUnclosed: boolean): Cell => {
    const end = endOfPlain(text, start, separator);
    const cell = text.slice(start, end);
    return { text: cell, end, breaks: 0, isUnclosed, isIrregular: cell.includes('"'), hasBlankBeforeQuote: false };
  };
  let at = start;
  while (text[at] === " " || text[at] === "\u00a0" || (text[at] === "\t" && separator !== "\t")) at += 1;
  const hasBlankBeforeQuote = at > start;
  // A spreadsheet's ="0512" is text that looks like a number.
  const isTextFormula = text[at] === "=" && text[at + 1] === '"';
  if (isTextFormula) at += 1;
  if (text[at] !== '"') return readPlain(false);
  const quotedCell = readQuoted(text, at + 1);
  if (!quotedCell) return readPlain(!isTextFormula);
  const end = endOfPlain(text, quotedCell.end, separator);
  const rest = text.slice(quotedCell.end, end);
  if (isTextFormula && rest.trim() !== "") return readPlain(false);
  const breaks = quotedCell.quoted.split("\n").length - 1;
  if (breaks > 0) {
    const following = text.slice(end, endOfLine(text, end)).replace(QUOTED, "");
    const after = following.split(separator).length - 1;
    if (rest.trim() !== "" || hidesRow(quotedCell.quoted, separator, { before, after, widest })) return readPlain(true);
  }
  const isIrregular = rest.trim() !== "";
  return { text: quotedCell.quoted + rest, end, breaks, isUnclosed: false, isIrregular, hasBlankBeforeQuote };
}

function readRecords(text: string, separator: string, firstLine: number): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = firstLine;
  let widest = 0;
  let at = 0;
  while (at < text.length) {
    const record: CsvRecord = {
      line,
      lastLine: line,
      cells: [],
      unclosedAt: null,
      hasBlankBeforeQuote: false,
      irregular: 0,
    };
    let end: number;
    do {
      const cell = readCell(text, at, separator, record.cells.length, widest);
      if (cell.isUnclosed) record.unclosedAt ??= record.cells.length;
      if (cell.isIrregular) record.irregular += 1;
      record.hasBlankBeforeQuote ||= cell.hasBlankBeforeQuote;
      record.cells.push(cell.text.trim().replace(GUARDED, ""));
      line += cell.breaks;
      end = cell.end;
      at = end + 1;
    } while (text[end] === separator);
    record.lastLine = line;
    line += 1;
    records.push(record);
    widest = Math.max(widest, record.cells.length);
  }
  return records;
}

/**
 * Picks the separator with which most of the first lines contain an email address; on a tie, the one with the
 * fewest misplaced quotes, the most split lines, and the most cells.
 */
function separatorOf(text: string): string {
  const sample = text.split("\n", SAMPLE_LINES).join("\n");
  const scores = SEPARATORS.map((separator) => {
    const records = readRecords(sample, separator, 1).filter(({ cells }) => cells.length > 1);
    const addresses = records.filter(({ cells }) => hasEmailCell(cells)).length;
    const sum = (count: (record: CsvRecord) => number) => records.reduce((all, record) => all + count(record), 0);
    const irregular = sum((record) => record.irregular);
    return [
      addresses,
      Math.min(records.length, 1),
      -irregular,
      records.length,
      sum(({ cells }) => cells.length),
    ] as const;
  });
  const best = scores.reduce((most, score) => {
    const difference = score.map((value, index) => value - (most[index] ?? 0)).find((value) => value !== 0) ?? 0;
    return difference > 0 ? score : most;
  });
  return SEPARATORS[scores.indexOf(best)] ?? ",";
}

/**
 * Reads every line of a table as a record, blank ones too. Separators are commas, semicolons, tabs and pipes. Cells are
 * trimmed, without the apostrophe that kept them text. An unclosed quote ends with its line, so that it affects no
 * other row. A byte order mark and a spreadsheet's line "sep=;" are not records.
 */
export function readCsv(source: string): CsvRecord[] {
  const text = withPlainLineEnds(source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source);
  const named = SEPARATOR_LINE.exec(text);
  if (named) return readRecords(text.slice(named[0].length), named[1] ?? ",", 2);
  return readRecords(text, separatorOf(text), 1);
}
