"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import type { UpdateView } from "@/lib/client/update/update-rule";
import { UPDATE_COPY } from "./update-copy";
import { UpdateMessage } from "./update-message";
import styles from "./update-message.module.css";

export type UpdateModalProps = { view: UpdateView; onCancel: () => void; onReload: () => void };

/** 'Update Available', with Cancel and Reload. Escape is Cancel; a click outside does nothing. */
export function UpdateModal({ view, onCancel, onReload }: UpdateModalProps) {
  // No button has focus at first: the dialog may open while someone types, and a space would press it.
  const message = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      isOpen={view !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={UPDATE_COPY.title}
      description={UPDATE_COPY.text}
      isQuestion
      initialFocus={message}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          {UPDATE_COPY.cancel}
        </Button>,
        <Button key="reload" variant="primary" isLoading={view?.isLeaving} onClick={onReload}>
          {UPDATE_COPY.reload}
        </Button>,
      ]}
    >
      <div ref={message} tabIndex={-1} className={styles.landing}>
        {view ? <UpdateMessage view={view} /> : null}
      </div>
    </Dialog>
  );
}
