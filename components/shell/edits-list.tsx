"use client";

import { CloudCheck, CloudOff, CloudUpload, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
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

/** The most items that a list shows; the others are only counted. */
const MAX_SHOWN = 100;

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
  /** Called when the user follows a link to the page where an edit is decided. */
  onLeave?: () => void;
} & FileActs;

/**
 * Lists unsaved edits: refused edits and failed calls to send again, compare or dismiss; failed files; and waiting
 * edits in sending order.
 */
export function EditsList(props: EditsListProps) {
  const { open, failed, direct, files } = props;
  if (open.length + failed.length + direct.length + files.length === 0) {
    return <EmptyState icon={<CloudCheck aria-hidden="true" />} sentence={EDIT_COPY.none} />;
  }
  return (
    <div className={styles.lists}>
      <RefusedEdits {...props} />
      <FailedCalls {...props} />
      <FailedFiles {...props} />
      <WaitingEdits {...props} />
    </div>
  );
}

function RefusedEdits({ failed, now, onRetry, onDismiss, onLeave }: EditsListProps) {
  const labels = new Map(failed.map(({ id, label }) => [id, label]));
  return (
    <Section title={EDIT_COPY.failed(failed.length)} items={failed}>
      {(edit) => (
        <FailedEdit
          key={edit.id}
          edit={edit}
          wentWith={edit.failedWith === undefined ? undefined : labels.get(edit.failedWith)}
          now={now}
          onRetry={onRetry}
          onDismiss={onDismiss}
          onLeave={onLeave}
        />
      )}
    </Section>
  );
}

function FailedCalls({ direct, now, onRetryDirect, onDismissDirect }: EditsListProps) {
  return (
    <Section title={EDIT_COPY.notDone(direct.length)} note={EDIT_COPY.inThisPage} items={direct}>
      {(call) => (
        <FailedEdit
          key={call.id}
          edit={{ ...call, failure: call.message === call.label ? undefined : call, isPartlySaved: false }}
          now={now}
          onRetry={onRetryDirect}
          onDismiss={onDismissDirect}
        />
      )}
    </Section>
  );
}

function FailedFiles({ files, onRetryFile, onDismissFile, onShowRoom }: EditsListProps) {
  return (
    <Section title={EDIT_COPY.failedFiles(files.length)} note={EDIT_COPY.inThisPage} items={files}>
      {(file) => (
        <FailedFile
          key={file.id}
          file={file}
          onRetryFile={onRetryFile}
          onDismissFile={onDismissFile}
          onShowRoom={onShowRoom}
        />
      )}
    </Section>
  );
}

function WaitingEdits({ open, state, now, onSendNow }: EditsListProps) {
  const sendNow =
    state === "unanswered" ? (
      <Button size="sm" icon={<RefreshCw />} onClick={onSendNow}>
        {EDIT_COPY.sendNow}
      </Button>
    ) : null;
  return (
    <Section title={EDIT_COPY.open(open.length)} action={sendNow} items={open}>
      {(edit) => (
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
      )}
    </Section>
  );
}

type SectionProps<Item> = {
  title: string;
  /** A button next to the title; null reserves its space. */
  action?: ReactNode;
  /** A line under the title. */
  note?: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
};

/** A titled list; renders nothing without items. */
function Section<Item>({ title, action, note, items, children }: SectionProps<Item>) {
  if (items.length === 0) return null;
  const heading = <h3 className={styles.title}>{title}</h3>;
  const hiddenCount = items.length - MAX_SHOWN;
  return (
    <section className={styles.part} aria-label={title}>
      {action === undefined ? (
        heading
      ) : (
        <div className={styles.head}>
          {heading}
          {action}
        </div>
      )}
      {note ? <p className={styles.facts}>{note}</p> : null}
      <ul className={styles.list}>{items.slice(0, MAX_SHOWN).map(children)}</ul>
      {hiddenCount > 0 ? <p className={styles.facts}>{EDIT_COPY.more(hiddenCount)}</p> : null}
    </section>
  );
}
