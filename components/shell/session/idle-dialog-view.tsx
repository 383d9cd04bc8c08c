"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { Dialog } from "@/components/ui/overlays/dialog";
import type { IdleEnd } from "@/lib/client/session/idle-end";
import { EndingNotice } from "./ending-notice";
import { IDLE_COPY } from "./idle-copy";
import { IdleCountdown } from "./idle-countdown";
import styles from "./idle-countdown.module.css";
import type { UnsentFiles } from "./unsent-files";

export type IdleDialogViewProps = {
  end: IdleEnd | null;
  /** Unsent files, which are lost with the session. */
  files: UnsentFiles;
  isStaying: boolean;
  /** The request to stay failed. */
  hasStayFailed?: boolean;
  onStay: () => void;
  /** Acknowledges an end that cannot be postponed. */
  onAcknowledge: () => void;
};

/**
 * Asks before an idle session ends. Escape counts as activity, so it stays signed in too. While the dialog closes after
 * an answer, it keeps its countdown, because zero seconds would suggest that the session has ended.
 */
export function IdleDialogView({
  end,
  files,
  isStaying,
  hasStayFailed = false,
  onStay,
  onAcknowledge,
}: IdleDialogViewProps) {
  const [shown, setShown] = useState(end && { ...end, hasStayFailed });
  if (
    end &&
    (end.secondsLeft !== shown?.secondsLeft || end.canStay !== shown.canStay || hasStayFailed !== shown.hasStayFailed)
  )
    setShown({ ...end, hasStayFailed });
  if (!shown) return null;
  const { canStay, secondsLeft } = shown;
  const act = canStay ? onStay : onAcknowledge;
  const lost = IDLE_COPY.lost(files);
  return (
    <Dialog
      isOpen={end !== null}
      onOpenChange={act}
      isQuestion
      title={canStay ? IDLE_COPY.title : IDLE_COPY.lastTitle}
      description={canStay ? IDLE_COPY.text : IDLE_COPY.lastText}
      footer={[
        <Button key="stay" variant="primary" isLoading={isStaying} onClick={act}>
          {canStay ? IDLE_COPY.stay : IDLE_COPY.acknowledge}
        </Button>,
      ]}
    >
      <IdleCountdown secondsLeft={secondsLeft} />
      {shown.hasStayFailed || lost.length > 0 ? (
        <div className={styles.notes}>
          {shown.hasStayFailed ? (
            <Notice tone="warn" isUrgent>
              {IDLE_COPY.stayFailed}
            </Notice>
          ) : null}
          {lost.length > 0 ? <EndingNotice sentences={lost} /> : null}
        </div>
      ) : null}
    </Dialog>
  );
}
