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
  /** Resolves with any answer. */
  onConfirm: () => Promise<void>;
};

/** Asks before a demo company is reset, and names what is deleted and restored. */
export function ResetCompanyDialog({ company, onCancel, onConfirm }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const going = useHeldLines(company.key, copy);
  const coming = company.firstState ? heldLines(company.firstState) : [];
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
        <Lines head={copy.goes} lines={[...going, copy.changes]} />
        <Lines head={copy.comesBack} lines={coming.length > 0 ? coming : [copy.nothing]} />
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
        {lines.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}
