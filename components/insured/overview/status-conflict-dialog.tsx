"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Facts } from "@/components/ui/facts";
import { GlyphChip } from "@/components/ui/glyph-chip";
import { TimeText } from "@/components/ui/time-text";
import { useNow } from "@/components/ui/use-now";
import type { Refusal } from "@/lib/client/mutations/action-outcome";
import { letGoOfRefused, useSetProjectStatus } from "@/lib/client/projects/use-set-project-status";
import { useBackend } from "@/lib/client/use-backend";
import type { Project } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { statusLook } from "@/lib/domain/status-look";
import { actionLeadingTo, type ProjectAction, targetStatus } from "@/lib/domain/transitions";
import { statusChoices } from "./status-choices";
import styles from "./status-conflict.module.css";
import { statusActionWords, statusWords } from "./status-words";

export type Conflict = {
  action: ProjectAction;
  reason?: string;
  /** The claim as it is now. */
  theirs: Project;
  message: string;
  /** Of the refused edit, which waits in the queue. */
  refusedId: string;
};

const isProject = (record: unknown): record is Project =>
  typeof record === "object" && record !== null && "claimNumber" in record && "status" in record;

/** The two sides of a change that somebody else's came before; null where the outcome is another. */
export function conflictOf(
  outcome: { status: string; message?: string; refusal?: Refusal },
  action: ProjectAction,
  reason?: string,
): Conflict | null {
  const { refusal, message } = outcome;
  const theirs = refusal?.conflicts.find(isProject);
  if (refusal?.code !== 409 || !theirs || message === undefined) return null;
  return { action, reason, theirs, message, refusedId: refusal.id };
}

type Props = { conflict: Conflict; role: Role; onAgain: (conflict: Conflict | null) => void; onClose: () => void };

/** Shows what was wanted beside what is there now, and asks which holds: nothing is overwritten unseen. */
export function StatusConflictDialog({ conflict, role, onAgain, onClose }: Props) {
  const { action, reason, theirs, message, refusedId } = conflict;
  const { label } = statusActionWords[action];
  const setStatus = useSetProjectStatus(`${label}, ${theirs.claimNumber}`);
  const now = useNow();
  const latest = useBackend("activity.list", { projectKey: theirs.key, sort: "-createdAt", limit: 1 });
  const [last] = latest.data?.activities ?? [];
  const to = targetStatus(action);
  const way = actionLeadingTo(theirs.status, to);
  const mayStill = statusChoices(theirs.status, role).some((choice) => choice.action === way && choice.isAllowed);
  const keepTheirs = () => {
    letGoOfRefused(refusedId);
    onClose();
  };
  const setMine = async () => {
    onClose();
    letGoOfRefused(refusedId);
    onAgain(conflictOf(await setStatus(theirs, to, reason), action, reason));
  };
  const keep = (
    <Button key="theirs" variant={mayStill ? "secondary" : "primary"} onClick={keepTheirs}>
      {statusWords.keepTheirs}
    </Button>
  );
  const mine = (
    <Button key="mine" variant="primary" onClick={() => void setMine()}>
      {statusWords.setMine(label)}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isQuestion
      size="md"
      title={statusWords.conflict}
      description={message}
      footer={mayStill ? [keep, mine] : [keep]}
    >
      <div className={styles.sides}>
        <section aria-label={statusWords.mine}>
          <h3>{statusWords.mine}</h3>
          <GlyphChip {...statusLook(to)} />
          <Facts facts={[{ name: statusWords.reason, value: reason || statusWords.noReason }]} />
        </section>
        <section aria-label={statusWords.theirs}>
          <h3>{statusWords.theirs}</h3>
          <GlyphChip {...statusLook(theirs.status)} />
          <Facts
            facts={[
              { name: statusWords.reason, value: theirs.statusReason || statusWords.noReason },
              { name: statusWords.changed, value: <TimeText iso={theirs.updatedAt} now={now} as="event" /> },
              ...(last ? [{ name: statusWords.by, value: last.actorName }] : []),
            ]}
          />
        </section>
      </div>
    </Dialog>
  );
}
