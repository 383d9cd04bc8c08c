"use client";

import { CircleAlert, RefreshCw } from "lucide-react";
import { Button } from "./button";
import styles from "./message-state.module.css";

export type ErrorStateProps = {
  /** The message as it came; the cached data stays in place above or below. */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryLabel?: string;
};

/** A failure in the place of what failed, with Retry. For a failure above data that stays, use a `Notice`. */
export function ErrorState({ message, onRetry, isRetrying, retryLabel = "Retry" }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.badIcon}>
        <CircleAlert aria-hidden="true" />
      </span>
      <p className={styles.text}>{message}</p>
      {onRetry ? (
        <Button icon={<RefreshCw />} onClick={onRetry} isLoading={isRetrying}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
