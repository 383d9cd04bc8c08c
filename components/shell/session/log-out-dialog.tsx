"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { type EditsKept, useEditsKept } from "@/lib/client/alerts/storage-notice";
import { asApiError } from "@/lib/client/calls/api-error";
import { type BulkUploadState, useBulkUploadState } from "@/lib/client/data/employees/bulk-upload-state";
import { useUploadSummary } from "@/lib/client/data/media/upload-summary";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { signOut } from "@/lib/client/session/sign-out";
import { EndingNotice } from "./ending-notice";
import { LOG_OUT_COPY as COPY } from "./log-out-copy";
import type { UnsentFiles } from "./unsent-files";

export type LogOutDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Asks before logging out, and states what happens to unsent edits, files and a table of employees. */
export function LogOutDialog({ isOpen, onOpenChange }: LogOutDialogProps) {
  const { pending } = useQueueState();
  const { open, failed } = useUploadSummary();
  const table = useBulkUploadState();
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
  /** Unsent edits. */
  pending: number;
  editsKept?: EditsKept;
  /** Unsent files, which are lost with the session. */
  files: UnsentFiles;
  /** A table of employees, whose rows are lost with the session if they are not saved yet. */
  table: BulkUploadState;
  isLeaving?: boolean;
  onLogOut: () => void;
};

/** The dialog, without the hooks that load its data. */
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
