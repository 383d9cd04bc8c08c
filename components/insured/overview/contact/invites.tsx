"use client";

import { ChevronDown, Mail, MessageSquare, Send } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { TimeText } from "@/components/ui/time-text";
import { may } from "@/lib/access/permissions";
import { showAlert } from "@/lib/client/alerts-store";
import { usePublicConfig } from "@/lib/client/public-config";
import { useSession } from "@/lib/client/session/use-session";
import { useBackend } from "@/lib/client/use-backend";
import { useBackendAction } from "@/lib/client/use-backend-action";
import type { Insured, Invite, MfaChannel, Project } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import styles from "../overview.module.css";
import { inviteWords } from "./words";

type Props = { insured: Insured; project: Project; now: number };

/** Whom the claim's invitation went to last and whether it was opened; sends it, and sends it again. */
export function Invites({ insured, project, now }: Props) {
  const { session } = useSession();
  const invites = useBackend("invite.list", { projectKey: project.key });
  const last = [...(invites.data ?? [])].sort((a, b) => b.sentAt.localeCompare(a.sentAt))[0];
  const isShown = session !== null && may(session.effectiveRole, "editClaims");
  return (
    <>
      {invites.error ? <p className={styles.quiet}>{inviteWords.unread}</p> : null}
      {last ? <LastInvite invite={last} now={now} /> : null}
      {invites.data?.length === 0 ? <p className={styles.quiet}>{inviteWords.none}</p> : null}
      {isShown && invites.data ? <SendInvite insured={insured} project={project} isAgain={Boolean(last)} /> : null}
    </>
  );
}

function LastInvite({ invite: { channel, sentAt, openedAt }, now }: { invite: Invite; now: number }) {
  return (
    <p className={styles.quiet}>
      {inviteWords.sent[channel]} <TimeText iso={sentAt} now={now} as="event" />,{" "}
      {openedAt ? (
        <>
          {inviteWords.opened} <TimeText iso={openedAt} now={now} as="event" />
        </>
      ) : (
        inviteWords.notOpened
      )}
    </p>
  );
}

function SendInvite({ insured, project, isAgain }: Omit<Props, "now"> & { isAgain: boolean }) {
  const { keyBase } = usePublicConfig();
  const send = useBackendAction("invite.create", { label: inviteWords.label });
  // The same key until it was answered: a second press after a lost answer sends no second message.
  const keys = useRef<Partial<Record<MfaChannel, string>>>({});
  const addresses: Record<MfaChannel, string> = { email: insured.email ?? "", text: insured.phone ?? "" };
  const invite = async (channel: MfaChannel) => {
    const key = keys.current[channel] ?? createKey("invite", keyBase);
    keys.current[channel] = key;
    const outcome = await send.run({ key, projectKey: project.key, channel });
    if (outcome.status !== "done") return;
    keys.current = {};
    showAlert({ type: "success", message: inviteWords.done(outcome.result.sentTo) });
  };
  return (
    <div>
      <Menu
        trigger={
          <Button size="sm" icon={<Send />} isLoading={send.isRunning}>
            {isAgain ? inviteWords.again : inviteWords.send}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {(["email", "text"] as const).map((channel) => (
          <MenuItem
            key={channel}
            icon={channel === "email" ? <Mail /> : <MessageSquare />}
            detail={addresses[channel] || undefined}
            disabledReason={addresses[channel] ? null : inviteWords.missing[channel]}
            onSelect={() => void invite(channel)}
          >
            {inviteWords.channels[channel]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
