"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { useUploadNews } from "@/lib/client/media/upload-news";
import type { IdleEnd } from "@/lib/client/session/idle-end";
import { useIdleEnd } from "@/lib/client/session/use-idle-end";
import { useSession } from "@/lib/client/session/use-session";
import { EndingNotice } from "./ending-notice";
import { IdleCountdown } from "./idle-countdown";
import styles from "./idle-countdown.module.css";
import { IDLE_WORDS, type UnsentFiles } from "./words";

export type IdleDialogViewProps = {
  end: IdleEnd | null;
  /** Files that are not sent, which end with the session. */
  files: UnsentFiles;
  isStaying: boolean;
  /** The wish to stay has reached nobody. */
  isUnheard?: boolean;
  onStay: () => void;
  /** What cannot be put off can be taken note of. */
  onNoted: () => void;
};

/** The question before a session that nobody uses ends. Leaving it by Escape is a sign of life, and stays too. */
export function IdleDialogView({ end, files, isStaying, isUnheard, onStay, onNoted }: IdleDialogViewProps) {
  const canStay = end?.canStay ?? true;
  const act = canStay ? onStay : onNoted;
  const lost = IDLE_WORDS.lost(files);
  return (
    <Dialog
      isOpen={end !== null}
      onOpenChange={act}
      isQuestion
      title={canStay ? IDLE_WORDS.title : IDLE_WORDS.lastTitle}
      description={canStay ? IDLE_WORDS.text : IDLE_WORDS.lastText}
      footer={[
        <Button key="stay" variant="primary" isLoading={isStaying} onClick={act}>
          {canStay ? IDLE_WORDS.stay : IDLE_WORDS.noted}
        </Button>,
      ]}
    >
      <IdleCountdown secondsLeft={end?.secondsLeft ?? 0} />
      {isUnheard || lost.length > 0 ? (
        <div className={styles.notes}>
          {isUnheard ? (
            <Notice tone="warn" isUrgent>
              {IDLE_WORDS.unheard}
            </Notice>
          ) : null}
          {lost.length > 0 ? <EndingNotice sentences={lost} /> : null}
        </div>
      ) : null}
    </Dialog>
  );
}

/** Counts down before the session ends. */
export function IdleDialog() {
  const { session } = useSession();
  const { end, isStaying, isUnheard, stay } = useIdleEnd(session);
  const { open, failed } = useUploadNews();
  const [isNoted, setIsNoted] = useState(false);
  const isOver = end === null;
  useEffect(() => {
    if (isOver) setIsNoted(false);
  }, [isOver]);
  return (
    <IdleDialogView
      end={isNoted ? null : end}
      files={{ open, failed: failed.length }}
      isStaying={isStaying}
      isUnheard={isUnheard}
      onStay={() => void stay()}
      onNoted={() => setIsNoted(true)}
    />
  );
}
