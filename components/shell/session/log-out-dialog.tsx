"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { type EditsKept, useEditsKept } from "@/lib/client/alerts/storage-notice";
import { asApiError } from "@/lib/client/calls/api-error";
import { type TableNews, useTableNews } from "@/lib/client/data/employees/table-news";
import { useUploadNews } from "@/lib/client/data/media/upload-news";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { signOut } from "@/lib/client/session/sign-out";
import { EndingNotice } from "./ending-notice";
import { LOG_OUT_COPY as COPY } from "./log-out-copy";
import type { UnsentFiles } from "./unsent-files";

export type LogOutDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Asks before it signs out, and says what becomes of edits, of files and of a table of employees that are not sent yet. */
export function LogOutDialog({ isOpen, onOpenChange }: LogOutDialogProps) {
  const { pending } = useQueueState();
  const { open, failed } = useUploadNews();
  const table = useTableNews();
  const editsKept = useEditsKept();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      await signOut();
    } catch (error) {
      setIsLeaving(false);
      onOpenChange(false);
      showAlert({ type: "error", message: asApiError(error, COPY.failed).message });
    }
  };
  return (
    <LogOutDialogView
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      pending={pending}
      editsKept={editsKept}
      files={{ open, failed: failed.length }}
      table={table}
      isLeaving={isLeaving}
      onLogOut={() => void leave()}
    />
  );
}

export type LogOutDialogViewProps = LogOutDialogProps & {
  /** Edits that are not sent yet. */
  pending: number;
  editsKept?: EditsKept;
  /** Files that are not sent, which end with the session. */
  files: UnsentFiles;
  /** A table of employees, whose rows end with the session where they are not taken yet. */
  table: TableNews;
  isLeaving?: boolean;
  onLogOut: () => void;
};

/** The question itself. */
export function LogOutDialogView(props: LogOutDialogViewProps) {
  const { isOpen, onOpenChange, pending, editsKept = "browser", files, table, isLeaving, onLogOut } = props;
  const sentences = [
    ...(pending > 0 ? [COPY.kept(pending, editsKept)] : []),
    ...COPY.lost(files),
    ...COPY.lostTable(table),
  ];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={COPY.title}
      question={COPY.question}
      cancelLabel={COPY.cancel}
      confirmLabel={COPY.confirm}
      isBusy={isLeaving}
      onConfirm={onLogOut}
    >
      {sentences.length > 0 ? <EndingNotice sentences={sentences} /> : null}
    </ConfirmDialog>
  );
}
