"use client";

import { useGoneCompanies } from "@/lib/client/companies/use-gone-companies";
import type { Employee } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { type GivenTable, guessMapping, isMapped, type Mapping, mappedRows } from "./bulk-table";
import { changeTable, NO_RESULT, sendRows, useKeptTable } from "./kept-table";
import { useBulkRows } from "./use-bulk-rows";
import type { BulkStep } from "./words";

/** A table on its way to employees: the step, what was chosen, and the rows. Rows that were taken leave; the others stay. */
export function useBulkAdd(
  employees: readonly Employee[],
  companyNames: ReadonlyMap<string, string>,
  roles: readonly Role[],
  isOpen: boolean,
) {
  const kept = useKeptTable(isOpen);
  const { step, table, mapping, checked, isAsked, answered, result } = kept;
  const bulk = useBulkRows(kept.rows, employees, roles);
  const companyKeys = kept.companyKeys ?? (companyNames.size === 1 ? [...companyNames.keys()] : []);
  const setCompanyKeys = (keys: readonly string[]) => changeTable({ companyKeys: keys });
  const gone = useGoneCompanies(companyKeys, companyNames, setCompanyKeys);

  const take = (given: GivenTable) =>
    changeTable({
      table: given,
      mapping: guessMapping(given),
      isAsked: false,
      result: NO_RESULT,
      step: "columns",
    });
  const check = () => {
    changeTable({ isAsked: true });
    if (!table || !isMapped(mapping) || companyKeys.length === 0) return;
    // Back and on again, what was mended and skipped stays, unless the columns mean something else now.
    const rows = mapping === checked ? {} : { rows: mappedRows(table, mapping) };
    changeTable({ ...rows, checked: mapping, step: "rows" });
  };
  /** To the rows that are left; where no company is, there first. */
  const goOn = () => changeTable({ isAsked: true, step: companyKeys.length === 0 ? "columns" : "rows" });
  const add = async () => {
    if (answered !== null || bulk.ready.length === 0) return;
    if (companyKeys.length === 0) return goOn();
    await sendRows(bulk.ready, companyKeys);
  };
  return {
    step,
    setStep: (to: BulkStep) => changeTable({ step: to }),
    table,
    take,
    mapping,
    setMapping: (to: Mapping) => changeTable({ mapping: to }),
    companyKeys,
    setCompanyKeys,
    isAsked,
    check,
    add,
    goOn,
    gone,
    answered,
    result,
    bulk,
  };
}
