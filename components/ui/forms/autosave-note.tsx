import { Check, CircleAlert } from "lucide-react";
import { AUTOSAVE_COPY } from "../inputs/field-copy";
import type { AutosaveStatus } from "./autosave";
import styles from "./autosave-note.module.css";
import { DRAFT_COPY } from "./drafts/copy";

export type AutosaveNoteProps = {
  status: AutosaveStatus;
  /** Set while the field shows an unsaved text from an earlier visit. */
  draft?: { discard: () => void } | null;
};

/**
 * The save status. Screen readers announce only a failure and its recovery, not every save. `data-unsaved` marks
 * unsaved text for code that may reload the page.
 */
export function AutosaveNote({ status, draft = null }: AutosaveNoteProps) {
  return (
    <span className={styles.line}>
      {draft ? (
        <span className={styles.note}>
          {DRAFT_COPY.draft}{" "}
          <button type="button" className={styles.discard} onClick={draft.discard} aria-label={DRAFT_COPY.discardForm}>
            {DRAFT_COPY.discard}
          </button>
        </span>
      ) : null}
      <StatusText status={status} />
    </span>
  );
}

const UNSAVED: readonly AutosaveStatus[] = ["unsaved", "held", "failed"];

function StatusText({ status }: { status: AutosaveStatus }) {
  return (
    <span role="status" className={styles.note} data-unsaved={UNSAVED.includes(status) || undefined}>
      {status === "unsaved" ? <span aria-hidden="true">{AUTOSAVE_COPY.unsaved}</span> : null}
      {status === "held" ? <span aria-hidden="true">{AUTOSAVE_COPY.held}</span> : null}
      {status === "saved" || status === "recovered" ? (
        <span className={styles.saved} aria-hidden={status === "saved" || undefined}>
          <Check aria-hidden="true" />
          {AUTOSAVE_COPY.saved}
        </span>
      ) : null}
      {status === "failed" ? (
        <span className={styles.failed}>
          <CircleAlert aria-hidden="true" />
          {AUTOSAVE_COPY.failed}
        </span>
      ) : null}
    </span>
  );
}
