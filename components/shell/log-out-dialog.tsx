"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Notice } from "@/components/ui/notice";
import { showAlert } from "@/lib/client/alerts-store";
import { asApiError } from "@/lib/client/api-error";
import { useUploadNews } from "@/lib/client/media/upload-news";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { signOut } from "@/lib/client/session/sign-out";
import { LOG_OUT_WORDS as WORDS } from "./log-out-words";

export type LogOutDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Asks before it signs out, and says what becomes of edits that are not sent yet and of files on their way. */
export function LogOutDialog({ isOpen, onOpenChange }: LogOutDialogProps) {
  const { pending } = useQueueState();
  const { open: uploads } = useUploadNews();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      await signOut();
    } catch (error) {
      setIsLeaving(false);
      onOpenChange(false);
      showAlert({ type: "error", message: asApiError(error, WORDS.failed).message });
    }
  };
  return (
    <LogOutDialogView
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      pending={pending}
      uploads={uploads}
      isLeaving={isLeaving}
      onLogOut={() => void leave()}
    />
  );
}

export type LogOutDialogViewProps = LogOutDialogProps & {
  /** Edits that are not sent yet. */
  pending: number;
  /** Files on their way, which end with the session. */
  uploads: number;
  isLeaving?: boolean;
  onLogOut: () => void;
};

/** The question itself. */
export function LogOutDialogView(props: LogOutDialogViewProps) {
  const { isOpen, onOpenChange, pending, uploads, isLeaving, onLogOut } = props;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={WORDS.title}
      question={WORDS.question}
      cancelLabel={WORDS.cancel}
      confirmLabel={WORDS.confirm}
      isBusy={isLeaving}
      onConfirm={onLogOut}
    >
      {pending > 0 || uploads > 0 ? (
        <Notice tone="warn">
          {pending > 0 ? <p>{WORDS.kept(pending)}</p> : null}
          {uploads > 0 ? <p>{WORDS.lost(uploads)}</p> : null}
        </Notice>
      ) : null}
    </ConfirmDialog>
  );
}
