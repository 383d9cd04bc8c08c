"use client";

import { CircleAlert, CornerDownRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { TimeText } from "@/components/ui/time-text";
import type { FailedGesture } from "@/lib/client/queue/queue-state";
import { editConflictPath } from "@/lib/domain/insured-paths";
import { EDIT_COPY } from "./edit-copy";
import styles from "./edits-list.module.css";

export type FailedEditProps = {
  edit: Pick<FailedGesture, "id" | "label" | "about" | "page" | "createdAt" | "isPartlySaved"> & {
    /** Absent if the label says it all. */
    failure?: { message: string; conflicts?: readonly unknown[] };
  };
  /** The label of the edit that this edit failed with; both are sent or dismissed together. */
  wentWith?: string;
  now: number;
  onRetry: (id: string) => void;
  onDismiss: (id: string) => void;
  /** Called when a link is followed. */
  onLeave?: () => void;
};

/**
 * Returns the address that shows both versions if someone else changed the same record, otherwise null. Without the
 * comparison, sending again would overwrite the other version unseen.
 */
function comparisonPath({ id, page, failure }: FailedEditProps["edit"]): string | null {
  return page !== undefined && (failure?.conflicts ?? []).length > 0 ? editConflictPath(page, id) : null;
}

/** A refused edit with its reason, to send again, compare or dismiss. */
export function FailedEdit({ edit, wentWith, now, onRetry, onDismiss, onLeave }: FailedEditProps) {
  const isAlone = wentWith === undefined;
  const comparePath = comparisonPath(edit);
  const reason = isAlone ? edit.failure?.message : EDIT_COPY.wentWith(wentWith);
  const Icon = isAlone ? CircleAlert : CornerDownRight;
  return (
    <li className={styles.edit} data-tone="bad">
      <Icon aria-hidden="true" />
      <div className={styles.what}>
        <p className={styles.label} dir="auto">
          {edit.label}
        </p>
        {edit.about ? (
          <p className={styles.reason} dir="auto">
            {edit.about}
          </p>
        ) : null}
        {reason === undefined ? null : (
          <p className={styles.reason} dir="auto">
            {reason}
          </p>
        )}
        <p className={styles.facts}>
          <TimeText iso={edit.createdAt} now={now} as="event" />
          {edit.isPartlySaved ? ` · ${EDIT_COPY.partly}` : null}
        </p>
        {isAlone ? (
          <div className={styles.actions}>
            {comparePath === null ? (
              <Button
                size="sm"
                aria-label={EDIT_COPY.actOn(EDIT_COPY.retry, edit.label)}
                onClick={() => onRetry(edit.id)}
              >
                {EDIT_COPY.retry}
              </Button>
            ) : (
              <LinkButton
                size="sm"
                href={comparePath}
                aria-label={EDIT_COPY.actOn(EDIT_COPY.compare, edit.label)}
                onClick={onLeave}
              >
                {EDIT_COPY.compare}
              </LinkButton>
            )}
            <Button
              size="sm"
              variant="ghost"
              aria-label={EDIT_COPY.actOn(EDIT_COPY.dismiss, edit.label)}
              onClick={() => onDismiss(edit.id)}
            >
              {EDIT_COPY.dismiss}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
