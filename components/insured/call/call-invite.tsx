"use client";

import type { Insured, Invite, Project } from "@/lib/domain/entities";
import { inviteWords } from "../../intake/invite-words";
import { InviteText, lastInvite } from "../../intake/last-invite";
import { SendInvite } from "../../intake/send-invite";
import styles from "./call-sheet.module.css";

type Props = { insured: Insured; project: Project; invites: readonly Invite[]; now: number };

/** While somebody waits for the insured: how they were asked last, and the way to ask again. */
export function CallInvite({ insured, project, invites, now }: Props) {
  const last = lastInvite(invites);
  return (
    <div className={styles.invite}>
      <span className={styles.meta}>{last ? <InviteText invite={last} now={now} /> : inviteWords.none}</span>
      <SendInvite insured={insured} project={project} isAgain={last !== null} isQuiet />
    </div>
  );
}
