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

/** Edits several insured at once. A full success is an alert with Undo; failures open a report. */
async function runAndReport(
  kind: BulkKind,
  chosen: readonly Insured[],
  show: (state: BulkState) => void,
): Promise<void> {
  show({ running: kind, report: null });
  const outcome = await runPolicyBulk(kind, chosen);
  const isFailed = outcome.failed.length > 0;
  show({ running: null, report: isFailed ? { ...outcome, kind } : null });
  if (isFailed) return;
  const { done, waiting } = outcome;
  const opposite = OPPOSITE[kind];
  // The edit raised the revisions, and the new ones are not known here.
  const withoutRevisions = done.map(({ revision: _revision, ...insured }): Insured => insured);
  const parts = [
    ...(done.length > 0 ? [copy.done[kind](done.length)] : []),
    ...(waiting.length > 0 ? [copy.waiting(waiting.length)] : []),
  ];
  const undo = () => void (opposite && runAndReport(opposite, withoutRevisions, show));
  showAlert({
    type: "success",
    message: parts.join(", "),
    shouldReplaceDuplicates: true,
    ...(opposite && done.length > 0 ? { buttonProps: { label: copy.undo, onClick: undo } } : {}),
  });
}

type Bulk = { bulk: BulkState; onBulk: (state: BulkState) => void };
export type PolicyBulkProps = Bulk & Omit<PolicyBulkActionsProps, "running" | "run">;

export function PolicyBulk({ bulk, onBulk, ...props }: PolicyBulkProps) {
  return (
    <PolicyBulkActions
      {...props}
      running={bulk.running}
      run={(kind, chosen) => void runAndReport(kind, chosen, onBulk)}
    />
  );
}

export type PolicyBulkReportProps = Bulk & { items: readonly Insured[] };

/** Lists the failures of a bulk edit. Retry uses the newest records from `items`. */
export function PolicyBulkReport({ bulk: { report }, onBulk, items }: PolicyBulkReportProps) {
  const { kind, failed, done, waiting } = report ?? { kind: "activate" as const, failed: [], done: [], waiting: [] };
  const retryFailed = () => {
    const current = failed.map(({ item }) => items.find(({ key }) => key === item.key) ?? item);
    void runAndReport(kind, current, onBulk);
  };
  return (
    <BulkReport
      isOpen={report !== null}
      title={copy.failedTitle(failed.length, failed.length + done.length + waiting.length)}
      description={copy.failedText(done.length, waiting.length)}
      failures={failed.map(({ item, message }) => ({ key: item.key, name: personName(item), message }))}
      closeLabel={copy.close}
      retry={{ label: copy.tryAgain, onRetry: retryFailed }}
      onClose={() => onBulk(BULK_AT_REST)}
    />
  );
}
