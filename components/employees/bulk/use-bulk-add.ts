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

/** Holds a table of new employees: the step, the choices, and the rows. Rows that were added are removed. */
export function useBulkAdd(
  employees: readonly Employee[],
  companyNames: ReadonlyMap<string, string>,
  roles: readonly Role[],
  isOpen: boolean,
) {
  const state = useKeptTable(isOpen);
  const { step, source, choice, table, mapping, areErrorsShown, answered, result } = state;
  const bulk = useBulkRows(state.rows, employees, roles);
  const companyKeys = state.companyKeys ?? (companyNames.size === 1 ? [...companyNames.keys()] : []);
  const deletedNotice = useDeletedCompanies(companyKeys, companyNames, setCompanyKeys);

  /** Continues with the remaining rows, or with the choice of companies if none is chosen. */
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
    setChoice: (to: TableChoice) => setChoice(state, to),
    setEncoding: (to: TextEncoding) => setEncoding(state, to),
    tally: countRows(state, bulk),
    mapping,
    setMapping: (to: Mapping) => changeTable({ mapping: to }),
    companyKeys,
    setCompanyKeys,
    areErrorsShown,
    check: () => check(state, companyKeys),
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
function readAgain(state: KeptTable, source: TableSource, choice: TableChoice): void {
  const table = readEmployeeTable(source.text, choice);
  const isSameHeading = JSON.stringify(table.heading) === JSON.stringify(state.table?.heading);
  const mapping = isSameHeading ? { ...state.mapping } : guessMapping(table);
  changeTable({ source, choice, table, mapping, checked: null });
}

function setChoice(state: KeptTable, choice: TableChoice): void {
  if (state.source) readAgain(state, state.source, choice);
}

function setEncoding(state: KeptTable, encoding: TextEncoding): void {
  const bytes = state.source?.file?.bytes;
  if (!bytes) return;
  const { text } = decodeText(bytes, encoding);
  readAgain(state, { text, file: { bytes, encoding, isDoubtful: false } }, state.choice);
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
