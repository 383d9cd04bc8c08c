"use client";
/**
 * The table of new employees. It outlives its page, for example after Back, and so does sending: opening the drawer
 * shows its state again. No one else who signs in finds it.
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
  /** Decisions about its lines. */
  choice: TableChoice;
  table: EmployeeTable | null;
  mapping: Mapping;
  /** Null until chosen. */
  companyKeys: readonly string[] | null;
  /** The inputs that the rows were made from. */
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
let kept = NONE;
/** The owner: the key of the employee. */
let owner: string | null = null;
/** Increases with every discarded table: later answers belong to none. */
let round = 0;
let watchers = 0;
let release: (() => void) | null = null;

/**
 * Whether leaving the page would lose something: a table that was read, until its rows are added. Going back to the
 * file discards it.
 */
function isUnsent({ step, rows, answered }: KeptTable): boolean {
  return answered !== null || step === "columns" || (step !== "file" && rows.length > 0);
}

/** How many rows are not added: the rows made from the table, or all of its lines before that. */
function rowsLeft({ step, table, mapping, checked, rows, answered }: KeptTable): number {
  if (step === "columns" && mapping !== checked) return table?.rows.length ?? 0;
  return rows.length - (answered ?? 0);
}

function set(next: KeptTable): void {
  kept = next;
  setBulkUploadState({ left: isUnsent(next) ? rowsLeft(next) : 0, isSending: next.answered !== null });
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
  set({ ...kept, ...(typeof change === "function" ? change(kept) : change) });
}

/** Discards the table; the next one starts over. */
export function startTableAnew(): void {
  round += 1;
  if (kept !== NONE) set(NONE);
}

// The same person continues after impersonation, or after signing in again.
sessionLifetime.subscribe((event) => {
  const isLeft = event.type === "ended" && event.reason === "manual";
  const isAnothers = event.type === "began" && employeeOfScope(readScope()) !== owner;
  if (isLeft || isAnothers) startTableAnew();
});

/** Sends the rows in parts. Added rows leave the table; the others stay, each with its message. */
export async function sendRows(sent: readonly NumberedRow[], companyKeys: readonly string[]): Promise<void> {
  const mine = round;
  const isOver = () => mine !== round;
  changeTable({ answered: 0 });
  const outcome = await addInBulk(
    sent.map((row) => row.cells),
    companyKeys,
    (answered) => {
      if (!isOver()) changeTable({ answered });
    },
    isOver,
  );
  if (isOver()) return;
  const messages = new Map(outcome.refused.map(({ at, message }) => [sent[at]?.number, message]));
  const left = new Set(outcome.left.map((at) => sent[at]?.number));
  const unsure = new Set(outcome.unsure.map((at) => sent[at]?.number));
  const taken = new Set(sent.map(({ number }) => number).filter((one) => !messages.has(one) && !left.has(one)));
  changeTable(({ rows, result }) => ({
    rows: rows
      .filter(({ number }) => !taken.has(number))
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
  if (watchers === 0) reportOutOfView();
}

const describeRefusal = (message = ""): RowFault => ({ column: "email", message });

/** Reports the result while the drawer is closed. */
function reportOutOfView(): void {
  const { result, rows } = kept;
  const message = [copy.result.added(result.added), rows.length > 0 ? copy.result.stay(rows.length) : ""];
  showAlert({ type: rows.length > 0 ? "warning" : "success", message: message.join(" ").trim() });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `isLookedAt`: the drawer is open and shows the result itself. */
export function useKeptTable(isLookedAt: boolean): KeptTable {
  useEffect(() => {
    if (!isLookedAt) return;
    watchers += 1;
    return () => {
      watchers -= 1;
    };
  }, [isLookedAt]);
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => NONE,
  );
}
