"use client";

import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { DraftNote } from "@/components/ui/forms/drafts/draft-note";
import { useDraftText } from "@/components/ui/forms/drafts/use-draft-text";
import { TextArea } from "@/components/ui/inputs/text-area";
import { Avatar } from "@/components/ui/media/avatar";
import { TimeText } from "@/components/ui/time-text";
import { may } from "@/lib/access/permissions";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { runFormEdit } from "@/lib/client/data/edits/run-edit";
import { usePublicConfig } from "@/lib/client/public-config";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useActor } from "@/lib/client/session/use-actor";
import { useSession } from "@/lib/client/session/use-session";
import type { InternalThread, Project } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import styles from "../parts/overview.module.css";
import type { Claim } from "../parts/use-claim";
import { noteCopy } from "./copy";
import noteStyles from "./notes.module.css";

const MAX_NOTE_LENGTH = 4000;

/** The claim's internal notes, newest first, with a field for a new one. */
export function NotesTab({ claim: { project }, now }: { claim: Claim; now: number }) {
  const { session } = useSession();
  const notes = useBackend("internalThread.list", { projectKey: project.key });
  return (
    <section className={styles.block} aria-labelledby="notes">
      <div className={styles.blockHead}>
        <h2 id="notes">{noteCopy.title}</h2>
        <span className={styles.quiet}>{noteCopy.about}</span>
      </div>
      {session && may(session.effectiveRole, "reviewInspections") ? <NewNote project={project} /> : null}
      {notes.data === undefined ? (
        <NotesPending message={notes.error?.message ?? null} onRetry={notes.reload} />
      ) : (
        <NoteList notes={notes.data} now={now} />
      )}
    </section>
  );
}

function NotesPending({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  if (message === null) return <Skeleton width="60%" height={40} />;
  return <ErrorState message={message} onRetry={onRetry} retryLabel={noteCopy.retry} />;
}

function NewNote({ project }: { project: Project }) {
  const { keyBase } = usePublicConfig();
  const actor = useActor();
  const { text, change, draft, isKept } = useDraftText(`note of ${project.key}`);
  const body = text.trim();
  const isTooLong = text.length > MAX_NOTE_LENGTH;
  const add = async () => {
    if (body === "" || isTooLong) return;
    change("");
    const params = { key: createKey("internalThread", keyBase), projectKey: project.key, body };
    const label = noteCopy.label(project.claimNumber);
    try {
      await runFormEdit("internalThread.create", params, { label, actor });
    } catch (error) {
      // Puts the refused text back, before any text typed since.
      change((newText) => (newText === "" ? body : `${body}\n\n${newText}`));
      showAlert({ type: "error", message: error instanceof Error ? error.message : String(error) });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void add();
  };
  return (
    <form
      className={noteStyles.form}
      data-kept={isKept || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <DraftNote draft={draft} />
      <TextArea
        label={noteCopy.write}
        value={text}
        onValueChange={change}
        onKeyDown={onKeyDown}
        maximumLength={MAX_NOTE_LENGTH}
      />
      <Button type="submit" variant="primary" size="sm" aria-disabled={body === "" || isTooLong || undefined}>
        {noteCopy.add}
      </Button>
    </form>
  );
}

function NoteList({ notes, now }: { notes: readonly InternalThread[]; now: number }) {
  if (notes.length === 0) return <p className={styles.none}>{noteCopy.none}</p>;
  const newestFirst = [...notes].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <ol className={noteStyles.notes} aria-label={noteCopy.list}>
      {newestFirst.map(({ key, authorName, body, createdAt }) => (
        <li key={key} className={noteStyles.note}>
          <Avatar name={authorName} />
          <div>
            <p className={noteStyles.head}>
              <strong>{authorName}</strong> <TimeText iso={createdAt} now={now} as="event" />
            </p>
            <p className={noteStyles.body} dir="auto">
              {body}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
