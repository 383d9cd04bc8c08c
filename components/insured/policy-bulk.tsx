"use client";

import { BulkReport } from "@/components/ui/table/bulk-report";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { BULK_AT_REST, type BulkState } from "./bulk-state";
import { bulkWords as words } from "./bulk-words";
import { PolicyBulkActions, type PolicyBulkActionsProps } from "./policy-actions";
import { runAndTell } from "./run-and-tell";

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
      title={words.failedTitle(failed.length, failed.length + done.length + waiting.length)}
      description={words.failedText(done.length, waiting.length)}
      failures={failed.map(({ item, message }) => ({ key: item.key, name: personName(item), message }))}
      closeLabel={words.close}
      retry={{ label: words.tryAgain, onRetry: again }}
      onClose={() => onBulk(BULK_AT_REST)}
    />
  );
}
