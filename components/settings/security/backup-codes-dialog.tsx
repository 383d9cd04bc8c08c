"use client";

import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { formatDayAndTime } from "@/components/ui/format-time";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Dialog } from "@/components/ui/overlays/dialog";
import { copyText } from "@/lib/client/alerts/copy-text";
import { saveFile } from "@/lib/client/browser/save-file";
import styles from "./backup-codes.module.css";
import { CodeList } from "./code-list";
import { BACKUP_COPY } from "./copy";
import { closeNewCodes, type NewCodes, noteCodesKept } from "./new-codes";

/** Returns the content of the codes file: the owner, the date, and one code per line. */
function codesAsText({ codes, madeAt }: Pick<NewCodes, "codes" | "madeAt">, email: string): string {
  const head = [BACKUP_COPY.paperTitle, BACKUP_COPY.paperOf(email, formatDayAndTime(madeAt)), BACKUP_COPY.paperText];
  return `${[...head, "", ...codes].join("\r\n")}\r\n`;
}

/**
 * Shows new codes once. Closing asks first if they were not saved; printing does not count, because no browser reports
 * whether a page was printed.
 */
export function BackupCodesDialog({ codes, email }: { codes: NewCodes; email: string }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSentToPrint, setIsSentToPrint] = useState(false);
  const close = () => {
    if (codes.isKept) closeNewCodes();
    else setIsConfirming(true);
  };
  const copy = async () => {
    if (await copyText(codes.codes.join("\n"), BACKUP_COPY.copied, BACKUP_COPY.copyFailed)) noteCodesKept();
  };
  const print = () => {
    window.print();
    setIsSentToPrint(true);
  };
  const download = () => {
    saveFile(BACKUP_COPY.fileName, codesAsText(codes, email), "text/plain;charset=utf-8");
    noteCodesKept();
  };
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
        size="md"
        title={BACKUP_COPY.shownTitle}
        description={BACKUP_COPY.shownText}
        footer={[
          <Button key="done" variant="primary" onClick={close}>
            {BACKUP_COPY.done}
          </Button>,
        ]}
      >
        <CodeList codes={codes.codes} />
        <div className={styles.ways}>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {BACKUP_COPY.copy}
          </Button>
          <Button icon={<Printer aria-hidden="true" />} onClick={print}>
            {BACKUP_COPY.print}
          </Button>
          <Button icon={<Download aria-hidden="true" />} onClick={download}>
            {BACKUP_COPY.download}
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title={isSentToPrint ? BACKUP_COPY.printedTitle : BACKUP_COPY.leaveTitle}
        question={isSentToPrint ? BACKUP_COPY.printed : BACKUP_COPY.leave}
        cancelLabel={BACKUP_COPY.stay}
        confirmLabel={isSentToPrint ? BACKUP_COPY.havePaper : BACKUP_COPY.leaveAnyway}
        isDanger={!isSentToPrint}
        onConfirm={closeNewCodes}
      />
    </>
  );
}
