"use client";

import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { employeesCopy } from "./copy";
import styles from "./employees.module.css";

const { reset, deletion } = employeesCopy;
const QUESTIONS = {
  delete: { ...deletion, listed: deletion.goesWithIt, note: deletion.stays },
  reset: { ...reset, listed: reset.follows, note: null },
};

export type QuestionKind = keyof typeof QUESTIONS;

type Props = { kind: QuestionKind; employee: Employee; onCancel: () => void; onConfirm: () => void };

/** Asks before an employee is deleted or has to reset their password, and names the consequences. */
export function AccountQuestion({ kind, employee, onCancel, onConfirm }: Props) {
  const { title, question, listed, note, cancel, confirm } = QUESTIONS[kind];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={title(personName(employee))}
      question={question}
      cancelLabel={cancel}
      confirmLabel={confirm}
      isDanger
      onConfirm={onConfirm}
    >
      <ul className={styles.goesWithIt}>
        {listed.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      {note ? <p className={styles.stays}>{note}</p> : null}
    </ConfirmDialog>
  );
}
