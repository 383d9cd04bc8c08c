import type { MfaChannel } from "@/lib/domain/entities";

export const inviteCopy = {
  none: "No invitation sent yet.",
  unread: "Invitations couldn't be loaded.",
  sent: { email: "Invited by email", text: "Invited by text" } satisfies Record<MfaChannel, string>,
  opened: "opened",
  notOpened: "not opened yet",
  send: "Send invitation",
  again: "Resend invitation",
  channels: { email: "By email", text: "By text" } satisfies Record<MfaChannel, string>,
  missing: { email: "No email on file", text: "No phone on file" } satisfies Record<MfaChannel, string>,
  label: "Send invitation",
  done: (to: string) => `Invitation sent to ${to}`,
};
