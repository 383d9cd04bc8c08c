"use client";

import { useDeletedCompanies } from "@/lib/client/data/companies/use-deleted-companies";
import { decodeText, type TextEncoding } from "@/lib/domain/decode-text";
import type { Employee } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { guessMapping, type Mapping, readEmployeeTable, type TableChoice } from "@/lib/validation/employee-table";
import { isMapped, mappedRows, type TableSource } from "./bulk-table";
import type { BulkStep, Tally } from "./copy";
import { changeTable, NO_RESULT, sendRows, useKeptTable } from "./kept-table";
import { useBulkRows } from "./use-bulk-rows";

/** A table of new employees: the step, the choices, and the rows. Added rows leave; the others stay. */
export function useBulkAdd(
  employees: readonly Employee[],
  companyNames: ReadonlyMap<string, string>,
  roles: readonly Role[],
  isOpen: boolean,
) {
  const kept = useKeptTable(isOpen);
  const { step, table, mapping, checked, areErrorsShown, answered, result } = kept;
  const bulk = useBulkRows(kept.rows, employees, roles);
  const companyKeys = kept.companyKeys ?? (companyNames.size === 1 ? [...companyNames.keys()] : []);
  const setCompanyKeys = (keys: readonly string[]) => changeTable({ companyKeys: keys });
  const deletedNotice = useDeletedCompanies(companyKeys, companyNames, setCompanyKeys);

  /** Reads the table, again after a change of encoding or lines. */
  const read = (source: TableSource, choice: TableChoice) => {
    const given = readEmployeeTable(source.text, choice);
    const isSameHeading = JSON.stringify(given.heading) === JSON.stringify(table?.heading);
    changeTable({
      source,
      choice,
      table: given,
      mapping: isSameHeading ? { ...mapping } : guessMapping(given),
      checked: null,
    });
  };
  const take = (source: TableSource) => {
    const given = readEmployeeTable(source.text);
    changeTable({
      source,
      choice: {},
      table: given,
      mapping: guessMapping(given),
      checked: null,
      areErrorsShown: false,
      result: NO_RESULT,
      step: "columns",
    });
  };
  const setChoice = (choice: TableChoice) => {
    if (kept.source) read(kept.source, choice);
  };
  const setEncoding = (encoding: TextEncoding) => {
    const bytes = kept.source?.file?.bytes;
    if (!bytes) return;
    const { text } = decodeText(bytes, encoding);
    read({ text, file: { bytes, encoding, isDoubtful: false } }, kept.choice);
  };
  const check = () => {
    changeTable({ areErrorsShown: true });
    if (!table || table.rows.length === 0 || !isMapped(mapping) || companyKeys.length === 0) return;
    // Going back and on again keeps fixed and skipped rows, unless the columns are assigned differently.
    const rows = mapping === checked ? {} : { rows: mappedRows(table, mapping), skippedByHand: 0, result: NO_RESULT };
    changeTable({ ...rows, checked: mapping, step: "rows" });
  };
  /** Continues with the remaining rows, or first with the companies if there is none. */
  const goOn = () => changeTable({ areErrorsShown: true, step: companyKeys.length === 0 ? "columns" : "rows" });
  const add = async () => {
    if (answered !== null || bulk.ready.length === 0) return;
    if (companyKeys.length === 0) return goOn();
    await sendRows(bulk.ready, companyKeys);
  };
  const tally: Tally = {
    read: (table?.rows.length ?? 0) + (table?.skipped.length ?? 0),
    added: result.added,
    refused: bulk.wrong.length,
    ready: bulk.ready.length,
    skipped: (table?.skipped.length ?? 0) + kept.skippedByHand,
  };
  return {
    step,
    setStep: (to: BulkStep) => changeTable({ step: to }),
    source: kept.source,
    choice: kept.choice,
    table,
    take,
    setChoice,
    setEncoding,
    tally,
    mapping,
    setMapping: (to: Mapping) => changeTable({ mapping: to }),
    companyKeys,
    setCompanyKeys,
    areErrorsShown,
    check,
    add,
    goOn,
    deletedNotice,
    answered,
    result,
    bulk,
  };
}
