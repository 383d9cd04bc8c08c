"use client";

import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { Company } from "@/lib/domain/entities";
import styles from "./companies.module.css";
import { companiesCopy } from "./copy";
import { useHeldLines } from "./held-lines";

const copy = companiesCopy.deletion;

type Props = { company: Company; onCancel: () => void; onConfirm: () => void };

/** Asks before a company is deleted, and names what is deleted with it. */
export function DeleteCompanyDialog({ company, onCancel, onConfirm }: Props) {
  const counted = useHeldLines(company.key, copy);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={copy.title(company.name)}
      question={copy.goesWithIt}
      cancelLabel={copy.cancel}
      confirmLabel={copy.confirm}
      isDanger
      onConfirm={onConfirm}
    >
      <ul className={styles.goesWithIt}>
        {[...counted, copy.people].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
