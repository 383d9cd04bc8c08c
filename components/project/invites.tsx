"use client";

import { useBackend } from "@/lib/client/reads/use-backend";
import type { Insured, Project } from "@/lib/domain/entities";
import { inviteCopy } from "../intake/invite-copy";
import { InviteText, lastInvite } from "../intake/last-invite";
import { SendInvite } from "../intake/send-invite";
import styles from "./parts/overview.module.css";

type Props = { insured: Insured; project: Project; now: number };

/** The last invitation of the claim, with a menu to send one. */
export function Invites({ insured, project, now }: Props) {
  const invites = useBackend("invite.list", { projectKey: project.key });
  const last = lastInvite(invites.data ?? []);
  return (
    <>
      {invites.error ? <p className={styles.quiet}>{inviteCopy.unread}</p> : null}
      {last ? (
        <p className={styles.quiet}>
          <InviteText invite={last} now={now} />
        </p>
      ) : null}
      {invites.data?.length === 0 ? <p className={styles.quiet}>{inviteCopy.none}</p> : null}
      {invites.data ? (
        <div>
          <SendInvite insured={insured} project={project} isAgain={last !== null} />
        </div>
      ) : null}
    </>
  );
}
