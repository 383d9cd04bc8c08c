"use client";

import { PencilLine } from "lucide-react";
import type { MouseEvent } from "react";
import { TimeText } from "../../time-text";
import { useNow } from "../../use-now";
import { DRAFT_COPY as copy } from "./copy";
import styles from "./draft-note.module.css";

/** A draft restored in a form. */
export type ShownDraft = {
  /** The time of typing, ISO 8601 UTC. */
  at: string;
  /** Deletes the draft and restores the form's initial values. */
  discard: () => void;
};

const FIELDS = "input:not([type='hidden']), textarea, select, [role='combobox']";

/** A note that the form shows a restored draft, with a button to discard it. */
export function DraftNote({ draft }: { draft: ShownDraft | null }) {
  const now = useNow();
  if (draft === null) return null;
  // The button disappears with its note, so the focus moves into the form.
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector<HTMLElement>(FIELDS)?.focus();
    draft.discard();
  };
  return (
    <p className={styles.note} role="status">
      <PencilLine aria-hidden="true" />
      <span className={styles.text}>
        {copy.kept} <TimeText iso={draft.at} now={now} as="sentence" />. {copy.notSent}
      </span>
      <button type="button" className={styles.discard} onClick={discard} aria-label={copy.discardForm}>
        {copy.discard}
      </button>
    </p>
  );
}
