"use client";

import { useState } from "react";
import { useGoneCompanies } from "@/lib/client/companies/use-gone-companies";
import { addInBulk } from "@/lib/client/employees/add-in-bulk";
import type { Employee } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { type GivenTable, guessMapping, isMapped, type Mapping, mappedRows } from "./bulk-table";
import { useBulkRows } from "./use-bulk-rows";
import type { BulkStep } from "./words";

const NO_MAPPING: Mapping = { email: null, givenName: null, familyName: null, phone: null, role: null };
const NO_RESULT = { added: 0, unsure: 0, failure: null as string | null };

/** A table on its way to employees: the step, what was chosen, and the rows. Rows that were taken leave; the others stay. */
export function useBulkAdd(
  employees: readonly Employee[],
  companyNames: ReadonlyMap<string, string>,
  roles: readonly Role[],
) {
  const [step, setStep] = useState<BulkStep>("file");
  const [table, setTable] = useState<GivenTable | null>(null);
  const [mapping, setMapping] = useState<Mapping>(NO_MAPPING);
  const [chosenKeys, setCompanyKeys] = useState<readonly string[] | null>(null);
  /** What the rows were made with. */
  const [checked, setChecked] = useState<Mapping | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  /** How many rows were answered; null while none is sent. */
  const [answered, setAnswered] = useState<number | null>(null);
  const [result, setResult] = useState(NO_RESULT);
  const bulk = useBulkRows(employees, roles);
  const companyKeys = chosenKeys ?? (companyNames.size === 1 ? [...companyNames.keys()] : []);
  const gone = useGoneCompanies(companyKeys, companyNames, setCompanyKeys);

  const take = (given: GivenTable) => {
    setTable(given);
    setMapping(guessMapping(given));
    setIsAsked(false);
    setResult(NO_RESULT);
    setStep("columns");
  };
  const check = () => {
    setIsAsked(true);
    if (!table || !isMapped(mapping) || companyKeys.length === 0) return;
    // Back and on again, what was mended and skipped stays, unless the columns mean something else now.
    if (mapping !== checked) bulk.setRows(mappedRows(table, mapping));
    setChecked(mapping);
    setStep("rows");
  };
  /** To the rows that are left; where no company is, there first. */
  const goOn = () => {
    setIsAsked(true);
    setStep(companyKeys.length === 0 ? "columns" : "rows");
  };
  const add = async () => {
    const sent = bulk.ready;
    if (answered !== null || sent.length === 0) return;
    if (companyKeys.length === 0) return goOn();
    setAnswered(0);
    const cells = sent.map((row) => row.cells);
    const outcome = await addInBulk(cells, companyKeys, setAnswered);
    const messages = new Map(outcome.refused.map(({ at, message }) => [sent[at]?.number, message]));
    const left = new Set(outcome.left.map((at) => sent[at]?.number));
    const unsure = new Set(outcome.unsure.map((at) => sent[at]?.number));
    const taken = new Set(sent.map(({ number }) => number).filter((one) => !messages.has(one) && !left.has(one)));
    bulk.setRows((before) =>
      before
        .filter(({ number }) => !taken.has(number))
        .map((row) =>
          messages.has(row.number)
            ? { number: row.number, cells: row.cells, refusal: messages.get(row.number) }
            : { ...row, isUnsure: row.isUnsure || unsure.has(row.number) },
        ),
    );
    setResult(({ added }) => ({
      added: added + outcome.added,
      unsure: outcome.unsure.length,
      failure: outcome.failure,
    }));
    setAnswered(null);
    setStep("result");
  };
  return {
    step,
    setStep,
    table,
    take,
    mapping,
    setMapping,
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
