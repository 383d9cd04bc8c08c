/** Mails that notify people of changes to their account, so that they notice changes made by others. */
import type { PublicContext } from "../http/handler";
import { sendMessage } from "../mail/outbox";

const NOTICES = {
  password: { subject: "Your password was changed", what: "The password of your account was changed." },
  mfa: { subject: "Your sign-in was changed", what: "How you sign in was changed: one-time codes, or where they go." },
  email: { subject: "Your email was changed", what: "This address is no longer the one that you sign in with." },
  backupCodes: {
    subject: "You have new backup codes",
    what: "New backup codes were made for your account. The ones before are no longer good.",
  },
} as const;

/** Mails a notice in the same transaction as the change. */
export async function mailNotice(
  context: PublicContext,
  recipient: string,
  notice: keyof typeof NOTICES,
): Promise<void> {
  const { subject, what } = NOTICES[notice];
  const body = `${what}\n\nIf it was not you, choose a new password at once and tell your administrator:\n\n${context.appOrigin}/forgot-password`;
  await sendMessage(context, { channel: "email", recipient, subject, body });
}
