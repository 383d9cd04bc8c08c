"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { personName } from "@/lib/domain/person-name";
import styles from "./bulk.module.css";
import type { PolicyBulk } from "./use-policy-bulk";
import { bulkWords as words } from "./words";

/** Names every insured that something was not done to, with the reason; they can be tried again. */
export function BulkReportDialog({ bulk: { report, run, dismissReport } }: { bulk: PolicyBulk }) {
  if (!report) return null;
  const { failed, done, waiting, kind } = report;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissReport();
      }}
      size="md"
      title={words.failedTitle(failed.length, failed.length + done.length + waiting.length)}
      description={words.failedText(done.length, waiting.length)}
      footer={[
        <Button key="close" onClick={dismissReport}>
          {words.close}
        </Button>,
        <Button
          key="again"
          variant="primary"
          onClick={() =>
            run(
              kind,
              failed.map(({ item }) => item),
            )
          }
        >
          {words.tryAgain}
        </Button>,
      ]}
    >
      <ul className={styles.failures} aria-label={words.failures}>
        {failed.map(({ item, message }) => (
          <li key={item.key}>
            <strong dir="auto">{personName(item)}</strong>
            <span dir="auto">{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
