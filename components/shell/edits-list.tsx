"use client";

import { CloudCheck, CloudOff, CloudUpload, RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { TimeText } from "@/components/ui/time-text";
import type { DirectFailure } from "@/lib/client/data/edits/direct-failures";
import type { FailedUpload } from "@/lib/client/data/media/upload-summary";
import type { FailedGesture, OpenGesture } from "@/lib/client/queue/queue-state";
import { EDIT_COPY } from "./edit-copy";
import styles from "./edits-list.module.css";
import { FailedEdit } from "./failed-edit";
import { FailedFile, type FileActs } from "./failed-file";

/** The most to list; the others are counted. */
const MOST_SHOWN = 100;

export type EditsListProps = {
  open: readonly OpenGesture[];
  failed: readonly FailedGesture[];
  /** Failed direct calls. */
  direct: readonly DirectFailure[];
  /** Failed files. */
  files: readonly FailedUpload[];
  /** Why the open edits are not saved yet. */
  state: "offline" | "unanswered" | "sending";
  /** Milliseconds since 1970. */
  now: number;
  onSendNow: () => void;
  onRetry: (id: string) => void;
  onDismiss: (id: string) => void;
  onRetryDirect: (id: string) => void;
  onDismissDirect: (id: string) => void;
  /** A link was followed to where an edit is decided. */
  onLeave?: () => void;
} & FileActs;

/**
 * Unsaved edits: refused ones and failed calls to send again, compare or dismiss; failed files; and waiting edits in
 * sending order.
 */
export function EditsList(props: EditsListProps) {
  const { open, failed, direct, files, state, now, onSendNow, onRetry, onDismiss, onLeave } = props;
  if (open.length + failed.length + direct.length + files.length === 0) {
    return <EmptyState icon={<CloudCheck aria-hidden="true" />} sentence={EDIT_COPY.none} />;
  }
  const labels = new Map(failed.map(({ id, label }) => [id, label]));
  return (
    <div className={styles.lists}>
      {failed.length > 0 ? (
        <section className={styles.part} aria-label={EDIT_COPY.failed(failed.length)}>
          <h3 className={styles.title}>{EDIT_COPY.failed(failed.length)}</h3>
          <ul className={styles.list}>
            {failed.slice(0, MOST_SHOWN).map((edit) => (
              <FailedEdit
                key={edit.id}
                edit={edit}
                wentWith={edit.failedWith === undefined ? undefined : labels.get(edit.failedWith)}
                now={now}
                onRetry={onRetry}
                onDismiss={onDismiss}
                onLeave={onLeave}
              />
            ))}
          </ul>
          <More count={failed.length - MOST_SHOWN} />
        </section>
      ) : null}
      {direct.length > 0 ? (
        <section className={styles.part} aria-label={EDIT_COPY.notDone(direct.length)}>
          <h3 className={styles.title}>{EDIT_COPY.notDone(direct.length)}</h3>
          <p className={styles.facts}>{EDIT_COPY.inThisPage}</p>
          <ul className={styles.list}>
            {direct.slice(0, MOST_SHOWN).map((one) => (
              <FailedEdit
                key={one.id}
                edit={{ ...one, failure: one.message === one.label ? undefined : one, isPartlySaved: false }}
                now={now}
                onRetry={props.onRetryDirect}
                onDismiss={props.onDismissDirect}
              />
            ))}
          </ul>
          <More count={direct.length - MOST_SHOWN} />
        </section>
      ) : null}
      {files.length > 0 ? (
        <section className={styles.part} aria-label={EDIT_COPY.failedFiles(files.length)}>
          <h3 className={styles.title}>{EDIT_COPY.failedFiles(files.length)}</h3>
          <p className={styles.facts}>{EDIT_COPY.inThisPage}</p>
          <ul className={styles.list}>
            {files.slice(0, MOST_SHOWN).map((file) => (
              <FailedFile
                key={file.id}
                file={file}
                onRetryFile={props.onRetryFile}
                onDismissFile={props.onDismissFile}
                onShowRoom={props.onShowRoom}
              />
            ))}
          </ul>
          <More count={files.length - MOST_SHOWN} />
        </section>
      ) : null}
      {open.length > 0 ? (
        <section className={styles.part} aria-label={EDIT_COPY.open(open.length)}>
          <div className={styles.head}>
            <h3 className={styles.title}>{EDIT_COPY.open(open.length)}</h3>
            {state === "unanswered" ? (
              <Button size="sm" icon={<RefreshCw />} onClick={onSendNow}>
                {EDIT_COPY.sendNow}
              </Button>
            ) : null}
          </div>
          <ul className={styles.list}>
            {open.slice(0, MOST_SHOWN).map((edit) => (
              <li key={edit.id} className={styles.edit}>
                {state === "sending" ? <CloudUpload aria-hidden="true" /> : <CloudOff aria-hidden="true" />}
                <div className={styles.what}>
                  <p className={styles.label} dir="auto">
                    {edit.label}
                  </p>
                  <p className={styles.facts}>
                    <TimeText iso={edit.createdAt} now={now} as="event" /> ·{" "}
                    {edit.status === "undoing" ? EDIT_COPY.undoing : EDIT_COPY.states[state]}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <More count={open.length - MOST_SHOWN} />
        </section>
      ) : null}
    </div>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <p className={styles.facts}>{EDIT_COPY.more(count)}</p> : null;
}
