"use client";

import { CircleAlert, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { RETRY } from "@/lib/shared-copy";
import { Button } from "../button";
import styles from "./message-state.module.css";

export type ErrorStateProps = {
  /** The message as received. */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryLabel?: string;
  /** Replaces the error icon. */
  icon?: ReactNode;
};

/** A failure in place of the content, with Retry. For a failure above content that stays, use a `Notice`. */
export function ErrorState({ message, onRetry, isRetrying, retryLabel = RETRY, icon }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.badIcon}>{icon ?? <CircleAlert aria-hidden="true" />}</span>
      <p className={styles.text} dir="auto">
        {message}
      </p>
      {onRetry ? (
        <Button icon={<RefreshCw />} onClick={onRetry} isLoading={isRetrying}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
