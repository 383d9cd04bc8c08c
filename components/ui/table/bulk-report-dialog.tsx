"use client";

import { Button } from "../button";
import { Dialog } from "../overlays/dialog";
import styles from "./bulk-report-dialog.module.css";

export type BulkFailure = {
  key: string;
  /** The name of the row. */
  name: string;
  /** The error message. */
  message: string;
};

export type BulkReportProps = {
  isOpen: boolean;
  title: string;
  /** Describes the successes in one sentence. */
  description?: string;
  failures: readonly BulkFailure[];
  closeLabel: string;
  /** Shown if the failures can be retried. */
  retry?: { label: string; onRetry: () => void } | null;
  onClose: () => void;
};

/** Lists the failures of a bulk action. Loaded when needed. */
export function BulkReportDialog({
  isOpen,
  title,
  description,
  failures,
  closeLabel,
  retry,
  onClose,
}: BulkReportProps) {
  const closeButton = (
    <Button key="close" onClick={onClose}>
      {closeLabel}
    </Button>
  );
  const retryButton = retry ? (
    <Button key="retry" variant="primary" onClick={retry.onRetry}>
      {retry.label}
    </Button>
  ) : null;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={title}
      description={description}
      size="md"
      footer={retryButton ? [closeButton, retryButton] : [closeButton]}
    >
      <ul className={styles.failures}>
        {failures.map(({ key, name, message }) => (
          <li key={key} className={styles.failure}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <span className={styles.message} dir="auto">
              {message}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
