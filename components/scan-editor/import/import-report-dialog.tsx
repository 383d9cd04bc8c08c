"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { ReadScene } from "@/lib/editor/scene";
import styles from "./import.module.css";
import { IMPORT_WORDS } from "./import-words";
import { ReportTable } from "./report-table";
import type { FileOutcome } from "./use-capture-import";

/** Lets the keyboard scroll what the dialog cannot hold. */
const scrolling = (label: string) => ({ role: "group", tabIndex: 0, "aria-label": label }) as const;

/** What became of every file and every element in it. */
export function ImportReportDialog(props: {
  outcomes: readonly FileOutcome[] | null;
  scene: ReadScene;
  onClose: () => void;
}) {
  const done = useRef<HTMLButtonElement>(null);
  const outcomes = props.outcomes ?? [];
  const refused = outcomes.filter((outcome) => !outcome.ok).length;
  const title =
    refused === 0
      ? IMPORT_WORDS.title
      : refused === outcomes.length
        ? IMPORT_WORDS.failedTitle
        : IMPORT_WORDS.partlyTitle;
  return (
    <Dialog
      isOpen={props.outcomes !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      title={title}
      size="lg"
      hasCloseButton
      initialFocus={done}
      footer={[
        <Button key="done" ref={done} variant="primary" onClick={props.onClose}>
          {IMPORT_WORDS.done}
        </Button>,
      ]}
    >
      <div {...scrolling(title)} className={styles.files}>
        {outcomes.map((outcome) => (
          <section key={outcome.id} aria-label={outcome.fileName} className={styles.file}>
            <h3>{outcome.fileName}</h3>
            {outcome.ok ? (
              <ReportTable report={outcome.report} scene={props.scene} />
            ) : (
              <Notice tone="bad" isUrgent>
                {outcome.message}
              </Notice>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
