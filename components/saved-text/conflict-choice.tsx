"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import styles from "./conflict-choice.module.css";
import { savedTextCopy as copy } from "./copy";
import type { TextConflict } from "./use-saved-text";

type Props = { field: string; conflict: TextConflict; onDecide: (chosen: "mine" | "theirs") => void };

/** Shows both texts of a field that two people changed; nothing is sent until the user chooses one. */
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
          <dd dir="auto">{conflict.mine || copy.empty}</dd>
        </div>
        <div>
          <dt>{copy.theirs}</dt>
          <dd dir="auto">{conflict.theirs || copy.empty}</dd>
        </div>
      </dl>
      <div className={styles.answers}>
        <Button size="sm" onClick={() => onDecide("mine")}>
          {copy.keepMine}
        </Button>
        <Button size="sm" onClick={() => onDecide("theirs")}>
          {copy.keepTheirs}
        </Button>
      </div>
    </fieldset>
  );
}

/** Wraps `onOpenChange` of a drawer: it stays open, and focuses the choice, while a conflict is undecided. */
export const closeUnlessUndecided = (onOpenChange: (isOpen: boolean) => void) => (next: boolean) => {
  const undecided = document.querySelector<HTMLElement>("[data-conflict] button");
  if (!next && undecided) undecided.focus();
  else onOpenChange(next);
};
