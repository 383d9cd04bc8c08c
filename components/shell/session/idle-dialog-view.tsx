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
  isUnheard?: boolean;
  onStay: () => void;
  /** An end that cannot be postponed can be acknowledged. */
  onNoted: () => void;
};

/**
 * The question before an idle session ends. Escape is activity and stays too. Once answered, the dialog keeps its
 * figure while it closes, because a figure of zero would suggest the opposite.
 */
export function IdleDialogView({ end, files, isStaying, isUnheard = false, onStay, onNoted }: IdleDialogViewProps) {
  const [shown, setShown] = useState(end && { ...end, isUnheard });
  if (end && (end.secondsLeft !== shown?.secondsLeft || end.canStay !== shown.canStay || isUnheard !== shown.isUnheard))
    setShown({ ...end, isUnheard });
  if (!shown) return null;
  const { canStay, secondsLeft } = shown;
  const act = canStay ? onStay : onNoted;
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
          {canStay ? IDLE_COPY.stay : IDLE_COPY.noted}
        </Button>,
      ]}
    >
      <IdleCountdown secondsLeft={secondsLeft} />
      {shown.isUnheard || lost.length > 0 ? (
        <div className={styles.notes}>
          {shown.isUnheard ? (
            <Notice tone="warn" isUrgent>
              {IDLE_COPY.unheard}
            </Notice>
          ) : null}
          {lost.length > 0 ? <EndingNotice sentences={lost} /> : null}
        </div>
      ) : null}
    </Dialog>
  );
}
