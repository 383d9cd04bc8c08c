"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import type { TextConflict } from "@/components/ui/forms/use-saved-text";
import styles from "./contact.module.css";
import { contactCopy as copy } from "./copy";

type Props = { field: string; conflict: TextConflict; onDecide: (chosen: "mine" | "theirs") => void };

/** Both texts of a field that two people changed at once; nothing is sent until one is chosen. */
export function ConflictChoice({ field, conflict, onDecide }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.conflict} aria-labelledby={id} data-unsaved data-conflict>
      <Notice tone="warn" isUrgent>
        <span id={id}>{copy.conflict(field)}</span>
      </Notice>
      <dl className={styles.versions}>
        <div>
          <dt>{copy.yours}</dt>
          <dd dir="auto">{conflict.mine || copy.nothing}</dd>
        </div>
        <div>
          <dt>{copy.theirs}</dt>
          <dd dir="auto">{conflict.theirs || copy.nothing}</dd>
        </div>
      </dl>
      <div className={styles.answers}>
        <Button size="sm" onClick={() => onDecide("mine")}>
          {copy.keepMine}
        </Button>
        <Button size="sm" onClick={() => onDecide("theirs")}>
          {copy.takeTheirs}
        </Button>
      </div>
    </fieldset>
  );
}
