"use client";

import { TimeText } from "@/components/ui/time-text";
import type { Invite } from "@/lib/domain/entities";
import { inviteCopy } from "./invite-copy";

/** Returns the newest invitation, or null. */
export function lastInvite(invites: readonly Invite[]): Invite | null {
  return [...invites].sort((one, other) => other.sentAt.localeCompare(one.sentAt))[0] ?? null;
}

/** Describes channel, time and whether the invitation was opened. `now` is in milliseconds since 1970. */
export function InviteText({ invite: { channel, sentAt, openedAt }, now }: { invite: Invite; now: number }) {
  return (
    <>
      {inviteCopy.sent[channel]} <TimeText iso={sentAt} now={now} as="sentence" />,{" "}
      {openedAt ? (
        <>
          {inviteCopy.opened} <TimeText iso={openedAt} now={now} as="sentence" />
        </>
      ) : (
        inviteCopy.notOpened
      )}
    </>
  );
}
