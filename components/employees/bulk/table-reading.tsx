"use client";

import { Notice } from "@/components/ui/feedback/notice";
import { Checkbox } from "@/components/ui/inputs/checkbox";
import { Select } from "@/components/ui/inputs/select";
import { TEXT_ENCODINGS, type TextEncoding } from "@/lib/domain/decode-text";
import type { EmployeeTable, TableChoice } from "@/lib/validation/employee-table";
import styles from "./bulk.module.css";
import type { TableSource } from "./bulk-table";
import { bulkCopy } from "./copy";

const copy = bulkCopy.reading;
const NO_HEADING = "none";
const MAX_TEXT_LENGTH = 80;
const MAX_LINES = 100;
const PREVIEWED_LINES = 5;
const NON_ASCII = /[^\p{ASCII}]/u;

export type TableReadingProps = {
  source: TableSource;
  table: EmployeeTable;
  choice: TableChoice;
  onChoice: (choice: TableChoice) => void;
  onEncoding: (encoding: TextEncoding) => void;
};

/** How the table was read: its encoding, its heading and its skipped lines, each of which can be changed. */
export function TableReading({ source, table, choice, onChoice, onEncoding }: TableReadingProps) {
  const headings = table.firstLines.map(({ line, text }) => ({
    value: `${line}`,
    text: copy.lineSays(line, text.slice(0, MAX_TEXT_LENGTH)),
  }));
  const notesOf = (kind: string) => table.quoteNotes.filter((note) => note.kind === kind);
  const blanks = notesOf("blankBefore");
  const spanned = notesOf("spansLines");
  const isHeadingUnclosed = notesOf("unclosed").some(({ line }) => line === table.headingLine);
  return (
    <>
      {source.file && NON_ASCII.test(source.text) ? (
        <EncodingChoice file={source.file} table={table} onEncoding={onEncoding} />
      ) : null}
      <Select
        label={copy.heading}
        options={[{ value: NO_HEADING, text: copy.noHeading }, ...headings]}
        value={table.headingLine === null ? NO_HEADING : `${table.headingLine}`}
        onValueChange={(value) => onChoice({ ...choice, headingLine: value === NO_HEADING ? null : Number(value) })}
      />
      {isHeadingUnclosed ? <Notice tone="warn">{copy.unclosedHeading(table.headingLine ?? 0)}</Notice> : null}
      {blanks.length > 0 ? <Notice>{copy.blankBeforeQuote(blanks.map(({ line }) => line))}</Notice> : null}
      {spanned.length > 0 ? <Notice>{copy.spanned(spanned)}</Notice> : null}
      <SkippedLines table={table} choice={choice} onChoice={onChoice} />
    </>
  );
}

type EncodingProps = Pick<TableReadingProps, "table" | "onEncoding"> & { file: NonNullable<TableSource["file"]> };

function EncodingChoice({ file, table, onEncoding }: EncodingProps) {
  const nonAsciiRows = table.rows.filter(({ cells }) => cells.some((cell) => NON_ASCII.test(cell)));
  return (
    <>
      {file.isDoubtful ? <Notice tone="warn">{copy.doubtful}</Notice> : null}
      <Select
        label={copy.encoding}
        options={TEXT_ENCODINGS.map((value) => ({ value, text: copy.encodings[value] }))}
        value={file.encoding}
        hint={copy.encodingHint}
        onValueChange={onEncoding}
      />
      {nonAsciiRows.length > 0 ? (
        <ul className={styles.lines} aria-label={copy.preview}>
          {nonAsciiRows.slice(0, PREVIEWED_LINES).map(({ line, cells }) => (
            <li key={line} dir="auto">
              {copy.lineSays(
                line,
                cells
                  .filter((cell) => cell !== "")
                  .join(", ")
                  .slice(0, MAX_TEXT_LENGTH),
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The lines that are not rows, each with the reason. All except blank ones can be included. */
function SkippedLines({ table, choice, onChoice }: Pick<TableReadingProps, "table" | "choice" | "onChoice">) {
  const { skipped, rows } = table;
  const included = choice.included ?? [];
  const blank = skipped.flatMap(({ reason, line }) => (reason === "blank" ? [line] : []));
  const filled = [
    ...skipped.filter(({ reason }) => reason !== "blank").map(({ line, reason, text }) => ({ line, text, reason })),
    ...rows
      .filter(({ line }) => included.includes(line))
      .map(({ line, cells }) => ({ line, text: cells.join(", "), reason: null })),
  ].sort((a, b) => a.line - b.line);
  if (blank.length + filled.length === 0) return null;
  const toggle = (line: number, isIncluded: boolean) =>
    onChoice({ ...choice, included: isIncluded ? [...included, line] : included.filter((other) => other !== line) });
  return (
    <fieldset className={styles.skipped}>
      <legend>{copy.skipped(skipped.length)}</legend>
      {filled.slice(0, MAX_LINES).map(({ line, text, reason }) => (
        <Checkbox
          key={line}
          label={copy.includeLine(line, text.slice(0, MAX_TEXT_LENGTH))}
          hint={reason === null ? copy.included : copy.reasons[reason]}
          checked={reason === null}
          onValueChange={(isIncluded) => toggle(line, isIncluded)}
        />
      ))}
      {filled.length > MAX_LINES ? <p>{bulkCopy.result.more(filled.length - MAX_LINES)}</p> : null}
      {blank.length > 0 ? <p>{copy.blankLines(blank)}</p> : null}
    </fieldset>
  );
}
