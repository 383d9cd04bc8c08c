"use client";

import { useDeletedCompanies } from "@/lib/client/data/companies/use-deleted-companies";
import { decodeText, type TextEncoding } from "@/lib/domain/decode-text";
import type { Employee } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { guessMapping, type Mapping, readEmployeeTable, type TableChoice } from "@/lib/validation/employee-table";
import { isMapped, mappedRows, type TableSource } from "./bulk-table";
import type { BulkStep, Tally } from "./copy";
import { changeTable, type KeptTable, NO_RESULT, sendRows, useKeptTable } from "./kept-table";
import { useBulkRows } from "./use-bulk-rows";

/** A table of new employees: the step, the choices, and the rows. Added rows leave; the others stay. */
export function useBulkAdd(
  employees: readonly Employee[],
  companyNames: ReadonlyMap<string, string>,
  roles: readonly Role[],
  isOpen: boolean,
) {
  const kept = useKeptTable(isOpen);
  const { step, source, choice, table, mapping, areErrorsShown, answered, result } = kept;
  const bulk = useBulkRows(kept.rows, employees, roles);
  const companyKeys = kept.companyKeys ?? (companyNames.size === 1 ? [...companyNames.keys()] : []);
  const deletedNotice = useDeletedCompanies(companyKeys, companyNames, setCompanyKeys);

  /** Continues with the remaining rows, or first with the companies if there is none. */
  const goOn = () => changeTable({ areErrorsShown: true, step: companyKeys.length === 0 ? "columns" : "rows" });
  const add = async () => {
    if (answered !== null || bulk.ready.length === 0) return;
    if (companyKeys.length === 0) return goOn();
    await sendRows(bulk.ready, companyKeys);
  };
  return {
    step,
    setStep: (to: BulkStep) => changeTable({ step: to }),
    source,
    choice,
    table,
    readFirst,
    setChoice: (to: TableChoice) => setChoice(kept, to),
    setEncoding: (to: TextEncoding) => setEncoding(kept, to),
    tally: countRows(kept, bulk),
    mapping,
    setMapping: (to: Mapping) => changeTable({ mapping: to }),
    companyKeys,
    setCompanyKeys,
    areErrorsShown,
    check: () => check(kept, companyKeys),
    add,
    goOn,
    deletedNotice,
    answered,
    result,
    bulk,
  };
}

function setCompanyKeys(companyKeys: readonly string[]): void {
  changeTable({ companyKeys });
}

/** Reads a new table and continues with its columns. */
function readFirst(source: TableSource): void {
  const table = readEmployeeTable(source.text);
  changeTable({
    source,
    choice: {},
    table,
    mapping: guessMapping(table),
    checked: null,
    areErrorsShown: false,
    result: NO_RESULT,
    step: "columns",
  });
}

/** Reads the table again after a change of encoding or lines. */
function readAgain(kept: KeptTable, source: TableSource, choice: TableChoice): void {
  const table = readEmployeeTable(source.text, choice);
  const isSameHeading = JSON.stringify(table.heading) === JSON.stringify(kept.table?.heading);
  const mapping = isSameHeading ? { ...kept.mapping } : guessMapping(table);
  changeTable({ source, choice, table, mapping, checked: null });
}

function setChoice(kept: KeptTable, choice: TableChoice): void {
  if (kept.source) readAgain(kept, kept.source, choice);
}

function setEncoding(kept: KeptTable, encoding: TextEncoding): void {
  const bytes = kept.source?.file?.bytes;
  if (!bytes) return;
  const { text } = decodeText(bytes, encoding);
  readAgain(kept, { text, file: { bytes, encoding, isDoubtful: false } }, kept.choice);
}

/** Continues with the rows, or marks what is missing before that. */
function check({ table, mapping, checked }: KeptTable, companyKeys: readonly string[]): void {
  changeTable({ areErrorsShown: true });
  if (!table || table.rows.length === 0 || !isMapped(mapping) || companyKeys.length === 0) return;
  // Going back and on again keeps fixed and skipped rows, unless the columns are assigned differently.
  const rows = mapping === checked ? {} : { rows: mappedRows(table, mapping), skippedByHand: 0, result: NO_RESULT };
  changeTable({ ...rows, checked: mapping, step: "rows" });
}

function countRows({ table, result, skippedByHand }: KeptTable, bulk: ReturnType<typeof useBulkRows>): Tally {
  const skippedLines = table?.skipped.length ?? 0;
  return {
    read: (table?.rows.length ?? 0) + skippedLines,
    added: result.added,
    refused: bulk.wrong.length,
    ready: bulk.ready.length,
    skipped: skippedLines + skippedByHand,
  };
}
