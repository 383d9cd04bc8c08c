/** Mails the link that sets a new password: valid for 30 minutes, single use. */
import type { Employee } from "../../lib/domain/entities";
import { isValidEmail, MAX_EMAIL_LENGTH } from "../../lib/validation/email";
import type { PublicContext } from "../http/handler";
import { type Message, sendMessage } from "../mail/outbox";
import { addressOf, findAccount } from "./account";
import { countMessage } from "./message-limit";
import { revokeTokens } from "./new-password";
import { recordOrPretend } from "./record-sign-in";
import { expiryOf, issueToken } from "./tokens";

const NOT_REQUESTED = "If you did not ask for it, you need not do anything.";
const ORDERED = "Your administrator has asked for it: the password that you had is no longer good.";

function resetMail({ appOrigin, now }: PublicContext, email: string, token: string, reason = NOT_REQUESTED): Message {
  const link = `${appOrigin}/reset-password/${encodeURIComponent(email)}/${token}`;
  const body = `Set a new password with this link:\n\n${link}\n\nIt is good for 30 minutes and works once. ${reason}`;
  return {
    channel: "email",
    recipient: email,
    subject: "Reset your password",
    body,
    expiresAt: expiryOf("reset", now),
    isAwaited: true,
  };
}

/** Returns whether the text can be an address; other text is never stored. */
export const mayBeOnFile = (email: string) => email.length <= MAX_EMAIL_LENGTH && isValidEmail(email);

/**
 * Mails a link if the address is on file; otherwise the same is written and rolled back. Over the hourly limit nothing
 * is mailed, and the answer is the same, so that it does not reveal who is on file.
 */
export async function mailResetLink(context: PublicContext, typed: string): Promise<void> {
  const { db, secrets, now } = context;
  const email = addressOf(typed);
  if (!mayBeOnFile(email)) return;
  if (!(await countMessage(db, "reset-link", secrets.keyed(email), now))) return;
  const found = await findAccount(db, email);
  const employee = found?.employee.isActivated ? found.employee : null;
  if (employee) {
    const token = await issueToken(db, secrets, employee.key, "reset", now);
    await sendMessage(context, resetMail(context, employee.email, token));
  } else {
    await context.outbox.pretend(db, resetMail(context, email, secrets.newToken()), now);
  }
  await recordOrPretend(context, employee, "employee.ask-reset");
}

/**
 * Ends every session and mails a link that another person requested; returns false and does nothing over the hourly
 * limit.
 */
export async function mailOrderedReset(context: PublicContext, { key, email }: Employee): Promise<boolean> {
  const { db, secrets, now } = context;
  if (!(await countMessage(db, "reset-link", secrets.keyed(addressOf(email)), now))) return false;
  await revokeTokens(db, key, null, now);
  const token = await issueToken(db, secrets, key, "reset", now);
  await sendMessage(context, resetMail(context, email, token, ORDERED));
  return true;
}
