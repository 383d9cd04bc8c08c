"use client";

import { Button } from "../button";
import { Dialog } from "../overlays/dialog";
import styles from "./bulk-report-dialog.module.css";

export type BulkFailure = {
  key: string;
  /** Which row it is. */
  name: string;
  /** What went wrong with it, in words. */
  message: string;
};

export type BulkReportProps = {
  isOpen: boolean;
  title: string;
  /** What went well, in one sentence. */
  description?: string;
  failures: readonly BulkFailure[];
  closeLabel: string;
  /** Shown where something can be tried again. */
  retry?: { label: string; onRetry: () => void } | null;
  onClose: () => void;
};

/** The report itself, loaded when there is one to give. */
export function BulkReportDialog({
  isOpen,
  title,
  description,
  failures,
  closeLabel,
  retry,
  onClose,
}: BulkReportProps) {
  const close = (
    <Button key="close" onClick={onClose}>
      {closeLabel}
    </Button>
  );
  const again = retry ? (
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
      footer={again ? [close, again] : [close]}
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
