"use client";

import { CircleAlert, CornerDownRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { TimeText } from "@/components/ui/time-text";
import type { FailedGesture } from "@/lib/client/queue/queue-state";
import { EDIT_WORDS } from "./edit-words";
import styles from "./edits-list.module.css";

export type FailedEditProps = {
  edit: Pick<FailedGesture, "id" | "label" | "createdAt" | "isPartlySaved"> & {
    /** Absent where its label says it all. */
    failure?: { message: string };
  };
  /** What the edit that it went down with is called: it is sent again, or let go, with that one. */
  wentWith?: string;
  now: number;
  onRetry: (id: string) => void;
  onDismiss: (id: string) => void;
};

/** A refused edit with its reason, to send again or to let go. */
export function FailedEdit({ edit, wentWith, now, onRetry, onDismiss }: FailedEditProps) {
  const isAlone = wentWith === undefined;
  const reason = isAlone ? edit.failure?.message : EDIT_WORDS.wentWith(wentWith);
  const Icon = isAlone ? CircleAlert : CornerDownRight;
  return (
    <li className={styles.edit} data-tone="bad">
      <Icon aria-hidden="true" />
      <div className={styles.what}>
        <p className={styles.label} dir="auto">
          {edit.label}
        </p>
        {reason === undefined ? null : (
          <p className={styles.reason} dir="auto">
            {reason}
          </p>
        )}
        <p className={styles.facts}>
          <TimeText iso={edit.createdAt} now={now} as="event" />
          {edit.isPartlySaved ? ` · ${EDIT_WORDS.partly}` : null}
        </p>
        {isAlone ? (
          <div className={styles.actions}>
            <Button
              size="sm"
              aria-label={EDIT_WORDS.actOn(EDIT_WORDS.retry, edit.label)}
              onClick={() => onRetry(edit.id)}
            >
              {EDIT_WORDS.retry}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={EDIT_WORDS.actOn(EDIT_WORDS.dismiss, edit.label)}
              onClick={() => onDismiss(edit.id)}
            >
              {EDIT_WORDS.dismiss}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
