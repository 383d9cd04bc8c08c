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
import { BACKUP_COPY as words } from "./copy";
import { closeNewCodes, type NewCodes, noteCodesKept } from "./new-codes";

/** The content of the codes file: whose they are, and one code a line. */
function codesAsText({ codes, madeAt }: Pick<NewCodes, "codes" | "madeAt">, email: string): string {
  const head = [words.paperTitle, words.paperOf(email, formatDayAndTime(madeAt)), words.paperText];
  return `${[...head, "", ...codes].join("\r\n")}\r\n`;
}

/**
 * Shows new codes once. Closing asks first if they were not saved; printing does not count, since no browser reports
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
    if (await copyText(codes.codes.join("\n"), words.copied, words.copyFailed)) noteCodesKept();
  };
  const print = () => {
    window.print();
    setIsSentToPrint(true);
  };
  const download = () => {
    saveFile(words.fileName, codesAsText(codes, email), "text/plain;charset=utf-8");
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
        title={words.shownTitle}
        description={words.shownText}
        footer={[
          <Button key="done" variant="primary" onClick={close}>
            {words.done}
          </Button>,
        ]}
      >
        <CodeList codes={codes.codes} />
        <div className={styles.ways}>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button icon={<Printer aria-hidden="true" />} onClick={print}>
            {words.print}
          </Button>
          <Button icon={<Download aria-hidden="true" />} onClick={download}>
            {words.download}
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title={isSentToPrint ? words.printedTitle : words.leaveTitle}
        question={isSentToPrint ? words.printed : words.leave}
        cancelLabel={words.stay}
        confirmLabel={isSentToPrint ? words.havePaper : words.leaveAnyway}
        isDanger={!isSentToPrint}
        onConfirm={closeNewCodes}
      />
    </>
  );
}
