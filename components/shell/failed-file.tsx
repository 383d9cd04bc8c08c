"use client";

import { FileX } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { FailedUpload } from "@/lib/client/data/media/upload-summary";
import { EDIT_COPY } from "./edit-copy";
import styles from "./edits-list.module.css";
import { UPLOAD_COPY } from "./upload-copy";

export type FileActs = {
  onRetryFile: (id: string) => void;
  onDismissFile: (id: string) => void;
  onShowRoom: (room: FailedUpload["room"]) => void;
};

/** Shows a file that could not be sent, with its room, the reason, and buttons to retry, open the room or dismiss. */
export function FailedFile({
  file: { id, kind, fileName, room, message },
  onRetryFile,
  onDismissFile,
  onShowRoom,
}: FileActs & { file: FailedUpload }) {
  const showLabel = kind === "document" ? UPLOAD_COPY.showDocuments : UPLOAD_COPY.showRoom;
  return (
    <li className={styles.edit} data-tone="bad">
      <FileX aria-hidden="true" />
      <div className={styles.what}>
        <p className={styles.label} dir="auto">
          {fileName}
        </p>
        <p className={styles.reason} dir="auto">
          {message ?? EDIT_COPY.fileUnsent}
        </p>
        <p className={styles.facts} dir="auto">
          {room.name}
        </p>
        <div className={styles.actions}>
          <Button size="sm" aria-label={EDIT_COPY.actOn(EDIT_COPY.retry, fileName)} onClick={() => onRetryFile(id)}>
            {EDIT_COPY.retry}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={EDIT_COPY.actOn(showLabel, room.name)}
            onClick={() => onShowRoom(room)}
          >
            {showLabel}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={EDIT_COPY.actOn(EDIT_COPY.dismiss, fileName)}
            onClick={() => onDismissFile(id)}
          >
            {EDIT_COPY.dismiss}
          </Button>
        </div>
      </div>
    </li>
  );
}
