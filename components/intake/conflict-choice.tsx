"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import type { TextConflict } from "@/components/ui/forms/use-saved-text";
import styles from "./contact.module.css";
import { contactWords as words } from "./words";

type Props = { field: string; conflict: TextConflict; onDecide: (chosen: "mine" | "theirs") => void };

/** Both texts of a field that two people changed at once; nothing is sent until one is chosen. */
export function ConflictChoice({ field, conflict, onDecide }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.conflict} aria-labelledby={id} data-unsaved data-conflict>
      <Notice tone="warn" isUrgent>
        <span id={id}>{words.conflict(field)}</span>
      </Notice>
      <dl className={styles.versions}>
        <div>
          <dt>{words.yours}</dt>
          <dd dir="auto">{conflict.mine || words.nothing}</dd>
        </div>
        <div>
          <dt>{words.theirs}</dt>
          <dd dir="auto">{conflict.theirs || words.nothing}</dd>
        </div>
      </dl>
      <div className={styles.answers}>
        <Button size="sm" onClick={() => onDecide("mine")}>
          {words.keepMine}
        </Button>
        <Button size="sm" onClick={() => onDecide("theirs")}>
          {words.takeTheirs}
        </Button>
      </div>
    </fieldset>
  );
}
