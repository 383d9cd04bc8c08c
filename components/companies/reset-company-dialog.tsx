"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { Company } from "@/lib/domain/entities";
import styles from "./companies.module.css";
import { companiesCopy } from "./copy";
import { heldLines, useHeldLines } from "./held-lines";

const copy = companiesCopy.reset;

type Props = {
  company: Company;
  onCancel: () => void;
  /** Resolves whether the reset succeeds or fails. */
  onConfirm: () => Promise<void>;
};

/** Asks before a demo company is reset, and names what is deleted and restored. */
export function ResetCompanyDialog({ company, onCancel, onConfirm }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const deletedLines = useHeldLines(company.key, copy);
  const restoredLines = company.firstState ? heldLines(company.firstState) : [];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={copy.title(company.name)}
      question={copy.text}
      cancelLabel={copy.cancel}
      confirmLabel={copy.confirm}
      isDanger
      isBusy={isBusy}
      onConfirm={() => {
        setIsBusy(true);
        void onConfirm();
      }}
    >
      <div className={styles.goesAndComes}>
        <Lines head={copy.goes} lines={[...deletedLines, copy.changes]} />
        <Lines head={copy.comesBack} lines={restoredLines.length > 0 ? restoredLines : [copy.nothing]} />
        <p>{copy.stays}</p>
      </div>
    </ConfirmDialog>
  );
}

function Lines({ head, lines }: { head: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{head}</h3>
      <ul className={styles.goesWithIt}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
