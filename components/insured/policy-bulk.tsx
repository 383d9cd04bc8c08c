"use client";

import { BulkReport } from "@/components/ui/table/bulk-report";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { type BulkKind, bulkCopy as copy } from "./bulk-copy";
import { BULK_AT_REST, type BulkState } from "./bulk-state";
import { PolicyBulkActions, type PolicyBulkActionsProps } from "./policy-actions";
import { runPolicyBulk } from "./run-policy-bulk";

const OPPOSITE: Partial<Record<BulkKind, BulkKind>> = { deactivate: "activate", activate: "deactivate" };

/** Edits several insured at once. What went well is told in passing, with a way back; the rest in a report. */
async function runAndTell(kind: BulkKind, chosen: readonly Insured[], show: (state: BulkState) => void): Promise<void> {
  show({ running: kind, report: null });
  const outcome = await runPolicyBulk(kind, chosen);
  const isFailed = outcome.failed.length > 0;
  show({ running: null, report: isFailed ? { ...outcome, kind } : null });
  if (isFailed) return;
  const { done, waiting } = outcome;
  const opposite = OPPOSITE[kind];
  // Each has another revision by now, which nobody here has read.
  const undone = done.map(({ revision: _revision, ...insured }): Insured => insured);
  const said = [
    ...(done.length > 0 ? [copy.done[kind](done.length)] : []),
    ...(waiting.length > 0 ? [copy.waiting(waiting.length)] : []),
  ];
  const undo = () => void (opposite && runAndTell(opposite, undone, show));
  showAlert({
    type: "success",
    message: said.join(", "),
    shouldReplaceDuplicates: true,
    ...(opposite && done.length > 0 ? { buttonProps: { label: copy.undo, onClick: undo } } : {}),
  });
}

type Bulk = { bulk: BulkState; onBulk: (state: BulkState) => void };
export type PolicyBulkProps = Bulk & Omit<PolicyBulkActionsProps, "running" | "run">;

/** What can be done with the chosen insured, and does it. */
export function PolicyBulk({ bulk, onBulk, ...props }: PolicyBulkProps) {
  return (
    <PolicyBulkActions
      {...props}
      running={bulk.running}
      run={(kind, chosen) => void runAndTell(kind, chosen, onBulk)}
    />
  );
}

export type PolicyBulkReportProps = Bulk & { items: readonly Insured[] };

/** Names every insured that something was not done to, with the reason; they are tried again as `items` has them now. */
export function PolicyBulkReport({ bulk: { report }, onBulk, items }: PolicyBulkReportProps) {
  const { kind, failed, done, waiting } = report ?? { kind: "activate" as const, failed: [], done: [], waiting: [] };
  const again = () => {
    const now = failed.map(({ item }) => items.find(({ key }) => key === item.key) ?? item);
    void runAndTell(kind, now, onBulk);
  };
  return (
    <BulkReport
      isOpen={report !== null}
      title={copy.failedTitle(failed.length, failed.length + done.length + waiting.length)}
      description={copy.failedText(done.length, waiting.length)}
      failures={failed.map(({ item, message }) => ({ key: item.key, name: personName(item), message }))}
      closeLabel={copy.close}
      retry={{ label: copy.tryAgain, onRetry: again }}
      onClose={() => onBulk(BULK_AT_REST)}
    />
  );
}
