"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { IdleEnd } from "@/lib/client/session/idle-end";
import { IdleCountdown } from "./idle-countdown";
import { IDLE_WORDS } from "./idle-words";

export type IdleDialogViewProps = {
  end: IdleEnd | null;
  isStaying: boolean;
  onStay: () => void;
  /** What cannot be put off can be taken note of. */
  onNoted: () => void;
};

/** The question before a session that nobody uses ends. Leaving it by Escape is a sign of life, and stays too. */
export function IdleDialogView({ end, isStaying, onStay, onNoted }: IdleDialogViewProps) {
  const canStay = end?.canStay ?? true;
  const act = canStay ? onStay : onNoted;
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
    </Dialog>
  );
}
