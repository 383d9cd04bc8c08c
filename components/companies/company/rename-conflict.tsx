"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import type { TextConflict } from "@/components/ui/forms/use-saved-text";
import styles from "./company.module.css";
import { companyCopy as copy } from "./copy";

type Props = { label: string; conflict: TextConflict; onDecide: (chosen: "mine" | "theirs") => void };

/** Two people have named the same at once; nothing is sent until one name is chosen. */
export function RenameConflict({ label, conflict: { mine, theirs }, onDecide }: Props) {
  return (
    <fieldset className={styles.conflict} aria-label={label} data-unsaved>
      <Notice tone="warn" isUrgent>
        {copy.renamed(theirs)}
      </Notice>
      <div className={styles.answers}>
        <Button onClick={() => onDecide("mine")}>{copy.keepMine(mine)}</Button>
        <Button onClick={() => onDecide("theirs")}>{copy.takeTheirs}</Button>
      </div>
    </fieldset>
  );
}
