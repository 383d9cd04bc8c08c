"use client";
/**
 * Stores the table of new employees. The table and a running upload outlive the page, for example after Back: reopening
 * the drawer shows them again. The table is discarded on sign-out and when someone else signs in.
 */
import { useEffect, useSyncExternalStore } from "react";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { employeeOfScope, readScope } from "@/lib/client/calls/session-scope";
import { addInBulk } from "@/lib/client/data/employees/add-in-bulk";
import { setBulkUploadState } from "@/lib/client/data/employees/bulk-upload-state";
import { holdPage } from "@/lib/client/update/hold-page";
import { notifyEach } from "@/lib/notify-each";
import type { RowFault } from "@/lib/validation/employee-row";
import type { EmployeeTable, Mapping, TableChoice } from "@/lib/validation/employee-table";
import type { CheckedRow, NumberedRow, TableSource } from "./bulk-table";
import { type BulkStep, bulkCopy as copy } from "./copy";

const NO_MAPPING: Mapping = { email: null, givenName: null, familyName: null, phone: null, role: null };

export type KeptTable = {
  step: BulkStep;
  source: TableSource | null;
  /** Decisions about the lines of the source. */
  choice: TableChoice;
  table: EmployeeTable | null;
  mapping: Mapping;
  /** Null until chosen. */
  companyKeys: readonly string[] | null;
  /** The mapping that the rows were made from. */
  checked: Mapping | null;
  /** Whether missing choices are marked. */
  areErrorsShown: boolean;
  /** The rows that are not added yet. */
  rows: readonly CheckedRow[];
  /** How many rows were skipped one by one. */
  skippedByHand: number;
  /** How many rows were answered; null while none is being sent. */
  answered: number | null;
  result: { added: number; unsure: number; failure: string | null };
};

export const NO_RESULT: KeptTable["result"] = { added: 0, unsure: 0, failure: null };
const NONE: KeptTable = {
  step: "file",
  source: null,
  choice: {},
  table: null,
  mapping: NO_MAPPING,
  companyKeys: null,
  checked: null,
  areErrorsShown: false,
  rows: [],
  skippedByHand: 0,
  answered: null,
  result: NO_RESULT,
};

const listeners = new Set<() => void>();
let currentTable = NONE;
/** The key of the employee who owns the table. */
let owner: string | null = null;
/** Increases with every discarded table, so that answers for a discarded table are ignored. */
let generation = 0;
let openDrawerCount = 0;
let release: (() => void) | null = null;

/**
 * Returns whether leaving the page would lose a table: one that was read and whose rows are not all added. Going back
 * to the file step discards the table.
 */
function isUnsent({ step, rows, answered }: KeptTable): boolean {
  return answered !== null || step === "columns" || (step !== "file" && rows.length > 0);
}

/** Returns how many rows are not added: the rows made from the table, or all of its lines before that. */
function countRowsLeft({ step, table, mapping, checked, rows, answered }: KeptTable): number {
  if (step === "columns" && mapping !== checked) return table?.rows.length ?? 0;
  return rows.length - (answered ?? 0);
}

function setTable(next: KeptTable): void {
  currentTable = next;
  setBulkUploadState({ left: isUnsent(next) ? countRowsLeft(next) : 0, isSending: next.answered !== null });
  if (isUnsent(next)) {
    release ??= holdPage(copy.notSent);
  } else {
    release?.();
    release = null;
  }
  notifyEach(listeners);
}

export function changeTable(change: Partial<KeptTable> | ((before: KeptTable) => Partial<KeptTable>)): void {
  owner = employeeOfScope(readScope());
  setTable({ ...currentTable, ...(typeof change === "function" ? change(currentTable) : change) });
}

/** Discards the table; the next one starts over. */
export function startTableAnew(): void {
  generation += 1;
  if (currentTable !== NONE) setTable(NONE);
}

// The same person continues after impersonation, or after signing in again.
sessionLifetime.subscribe((event) => {
  const isSignedOut = event.type === "ended" && event.reason === "manual";
  const isOtherEmployee = event.type === "began" && employeeOfScope(readScope()) !== owner;
  if (isSignedOut || isOtherEmployee) startTableAnew();
});

/** Sends the rows in parts. Added rows leave the table; the others stay, each with its message. */
export async function sendRows(sent: readonly NumberedRow[], companyKeys: readonly string[]): Promise<void> {
  const ownGeneration = generation;
  const isDiscarded = () => ownGeneration !== generation;
  changeTable({ answered: 0 });
  const outcome = await addInBulk(
    sent.map((row) => row.cells),
    companyKeys,
    (answered) => {
      if (!isDiscarded()) changeTable({ answered });
    },
    isDiscarded,
  );
  if (isDiscarded()) return;
  const messages = new Map(outcome.refused.map(({ at: index, message }) => [sent[index]?.number, message]));
  const left = new Set(outcome.left.map((index) => sent[index]?.number));
  const unsure = new Set(outcome.unsure.map((index) => sent[index]?.number));
  const sentNumbers = sent.map(({ number }) => number);
  const added = new Set(sentNumbers.filter((number) => !messages.has(number) && !left.has(number)));
  changeTable(({ rows, result }) => ({
    rows: rows
      .filter(({ number }) => !added.has(number))
      .map((row) =>
        messages.has(row.number)
          ? { number: row.number, cells: row.cells, refusal: describeRefusal(messages.get(row.number)) }
          : { ...row, isUnsure: row.isUnsure || unsure.has(row.number) },
      ),
    result: {
      added: result.added + outcome.added,
      unsure: outcome.unsure.length,
      failure: outcome.failure,
    },
    answered: null,
    step: "result",
  }));
  if (openDrawerCount === 0) reportOutOfView();
}

const describeRefusal = (message = ""): RowFault => ({ column: "email", message });

/** Reports the result while the drawer is closed. */
function reportOutOfView(): void {
  const { result, rows } = currentTable;
  const message = [copy.result.added(result.added), rows.length > 0 ? copy.result.stay(rows.length) : ""];
  showAlert({ type: rows.length > 0 ? "warning" : "success", message: message.join(" ").trim() });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the table. An open drawer shows the result itself, so no alert reports the result. */
export function useKeptTable(isDrawerOpen: boolean): KeptTable {
  useEffect(() => {
    if (!isDrawerOpen) return;
    openDrawerCount += 1;
    return () => {
      openDrawerCount -= 1;
    };
  }, [isDrawerOpen]);
  return useSyncExternalStore(
    subscribe,
    () => currentTable,
    () => NONE,
  );
}
