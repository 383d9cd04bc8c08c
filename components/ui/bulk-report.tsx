"use client";

import styles from "./bulk-report.module.css";
import { Button } from "./button";
import { Dialog } from "./dialog";

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

/** What became of something that was done with many rows: those that it failed with are named, with the reason. */
export function BulkReport({ isOpen, title, description, failures, closeLabel, retry, onClose }: BulkReportProps) {
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
