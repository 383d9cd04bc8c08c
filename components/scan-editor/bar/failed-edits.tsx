"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { FailedGesture } from "@/lib/client/queue/queue-state";
import styles from "./bar.module.css";
import { BAR_WORDS } from "./words";

/** Edits that were refused, each with its reason, to send again or to let go. */
export function FailedEdits(props: {
  failed: readonly FailedGesture[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={BAR_WORDS.failedTitle}
      description={BAR_WORDS.failedNote}
      size="md"
      hasCloseButton
      closeLabel={BAR_WORDS.close}
    >
      <ul className={styles.failed}>
        {props.failed.map((gesture) => (
          <li key={gesture.id}>
            <div>
              <b>{gesture.label}</b>
              <p>{gesture.failedWith ? BAR_WORDS.with : gesture.failure.message}</p>
              {gesture.isPartlySaved ? <p>{BAR_WORDS.partly}</p> : null}
            </div>
            <Button size="sm" onClick={() => void browserQueue().retry(gesture.id)}>
              {BAR_WORDS.retry}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void browserQueue().dismiss(gesture.id)}>
              {BAR_WORDS.dismiss}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
