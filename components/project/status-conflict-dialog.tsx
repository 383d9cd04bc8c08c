"use client";

import { Button } from "@/components/ui/button";
import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import { Facts } from "@/components/ui/layout/facts";
import { Dialog } from "@/components/ui/overlays/dialog";
import { TimeText } from "@/components/ui/time-text";
import { useNow } from "@/components/ui/use-now";
import { employeeOfScope, readScope } from "@/lib/client/calls/session-scope";
import { useRefusalInDialog } from "@/lib/client/queue/refusals-in-dialogs";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { Role } from "@/lib/domain/roles";
import { statusLook } from "@/lib/domain/status-look";
import { reasonOf } from "@/lib/domain/status-reason";
import { actionLeadingTo, targetStatus } from "@/lib/domain/transitions";
import { ACTIVITIES_TO_JUDGE, whoChanged } from "@/lib/domain/who-changed";
import { statusActionCopy, statusCopy } from "./parts/status-copy";
import { statusChoices } from "./status-choices";
import styles from "./status-conflict.module.css";
import type { Conflict } from "./use-status-change";

type Props = { conflict: Conflict; role: Role; onKeep: () => void; onSetMine: () => void; onClose: () => void };

/** Shows the user's change next to the current claim, and lets the user choose; nothing is overwritten unseen. */
export function StatusConflictDialog({ conflict, role, onKeep, onSetMine, onClose }: Props) {
  const { action, reason, theirs, message } = conflict;
  useRefusalInDialog(conflict.refusedId);
  const { label } = statusActionCopy[action];
  const now = useNow();
  const limit = ACTIVITIES_TO_JUDGE;
  const { data: latest } = useBackend("activity.list", { projectKey: theirs.key, sort: "-createdAt", limit });
  const me = employeeOfScope(readScope());
  const changedBy = latest && (whoChanged(latest.activities, me, theirs.status) ?? statusCopy.somebody);
  const target = targetStatus(action);
  const nextAction = actionLeadingTo(theirs.status, target);
  const maySet = statusChoices(theirs.status, role).some((choice) => choice.action === nextAction && choice.isAllowed);
  const keep = (
    <Button key="theirs" variant={maySet ? "secondary" : "primary"} onClick={onKeep}>
      {statusCopy.keepTheirs}
    </Button>
  );
  const mine = (
    <Button key="mine" variant="primary" onClick={onSetMine}>
      {statusCopy.setMine(label)}
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
      title={statusCopy.conflict}
      description={message}
      footer={maySet ? [keep, mine] : [keep]}
    >
      <div className={styles.sides}>
        <section aria-label={statusCopy.mine}>
          <h3>{statusCopy.mine}</h3>
          <GlyphChip {...statusLook(target)} />
          <Facts facts={[{ name: statusCopy.reason, value: reason || statusCopy.noReason }]} />
        </section>
        <section aria-label={statusCopy.theirs}>
          <h3>{statusCopy.theirs}</h3>
          <GlyphChip {...statusLook(theirs.status)} />
          <Facts
            facts={[
              { name: statusCopy.reason, value: reasonOf(theirs) ?? statusCopy.noReason },
              { name: statusCopy.changed, value: <TimeText iso={theirs.updatedAt} now={now} as="event" /> },
              ...(changedBy ? [{ name: statusCopy.by, value: changedBy }] : []),
            ]}
          />
        </section>
      </div>
    </Dialog>
  );
}
