/** The mail that invites an employee: two tokens, one to read the own record with, one to set the first password with. */
import type { Employee } from "../../lib/domain/entities";
import type { Db } from "../db/database";
import { greetingName } from "../mail/greeting-name";
import { type Outbox, sendMessage } from "../mail/outbox";
import type { Secrets } from "./secrets";
import { expiryOf, issueToken } from "./tokens";

function greeting(givenName: string): string {
  const name = greetingName(givenName);
  return name ? `Welcome to Lintel, ${name}.` : "Welcome to Lintel.";
}

export type ActivationFacts = { db: Db; secrets: Secrets; outbox: Outbox; appOrigin: string; now: string };

/** Mails `/activate-account/{email}/{token}/{activationToken}`; both tokens are kept hashed and live for 7 days. */
export async function mailActivationLink(facts: ActivationFacts, employee: Employee): Promise<void> {
  const { db, secrets, appOrigin, now } = facts;
  const token = await issueToken(db, secrets, employee.key, "activation", now);
  const activationToken = await issueToken(db, secrets, employee.key, "first-password", now);
  const link = `${appOrigin}/activate-account/${encodeURIComponent(employee.email)}/${token}/${activationToken}`;
  const body = `${greeting(employee.givenName)} Choose your password with this link:\n\n${link}\n\nIt is good for 7 days and works once.`;
  const subject = "Activate your account";
  const expiresAt = expiryOf("activation", now);
  await sendMessage(facts, { channel: "email", recipient: employee.email, subject, body, expiresAt });
}
