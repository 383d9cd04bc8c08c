/** Inviting somebody to film the home. */
import type { MfaChannel } from "@/lib/domain/entities";

export const inviteCopy = {
  none: "Nobody has been invited yet.",
  unread: "The invitations could not be read.",
  sent: { email: "Invited by email", text: "Invited by text" } satisfies Record<MfaChannel, string>,
  opened: "opened",
  notOpened: "not opened yet",
  send: "Send invitation",
  again: "Send again",
  channels: { email: "By email", text: "By text" } satisfies Record<MfaChannel, string>,
  missing: { email: "No email on file", text: "No phone on file" } satisfies Record<MfaChannel, string>,
  label: "Send invitation",
  done: (to: string) => `The invitation was sent to ${to}`,
};
