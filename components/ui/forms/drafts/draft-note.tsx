"use client";

import { PencilLine } from "lucide-react";
import type { MouseEvent } from "react";
import { TimeText } from "../../time-text";
import { useNow } from "../../use-now";
import { DRAFT_COPY as copy } from "./copy";
import styles from "./draft-note.module.css";

/** A draft that stands in a form again. */
export type ShownDraft = {
  /** When it was typed, ISO 8601 UTC. */
  at: string;
  /** Back to how the form began; the draft is gone. */
  discard: () => void;
};

const FIELDS = "input:not([type='hidden']), textarea, select, [role='combobox']";

/** Says quietly that what stands in the form was typed before, with a way to be rid of it. */
export function DraftNote({ draft }: { draft: ShownDraft | null }) {
  const now = useNow();
  if (draft === null) return null;
  // The button goes with its line: whoever pressed it goes on in the form.
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
