/** The mail that invites an employee: two tokens, one to read the own record with, one to set the first password with. */
import type { Employee } from "../../lib/domain/entities";
import type { Db } from "../db/database";
import { greetingName } from "../mail/greeting-name";
import type { Message, Outbox } from "../mail/outbox";
import type { Secrets } from "./secrets";
import { expiryOf, issueTokens } from "./tokens";

function greeting(givenName: string): string {
  const name = greetingName(givenName);
  return name ? `Welcome to Lintel, ${name}.` : "Welcome to Lintel.";
}

export type ActivationFacts = { db: Db; secrets: Secrets; outbox: Outbox; appOrigin: string; now: string };

function invitation({ appOrigin, now }: ActivationFacts, { email, givenName }: Employee, tokens: string): Message {
  const link = `${appOrigin}/activate-account/${encodeURIComponent(email)}/${tokens}`;
  const body = `${greeting(givenName)} Choose your password with this link:\n\n${link}\n\nIt is good for 7 days and works once.`;
  const expiresAt = expiryOf("activation", now);
  return { channel: "email", recipient: email, subject: "Activate your account", body, expiresAt };
}

/** Mails `/activate-account/{email}/{token}/{activationToken}` to each; the tokens are kept hashed and live for 7 days. */
export async function mailActivationLinks(facts: ActivationFacts, employees: readonly Employee[]): Promise<void> {
  const { db, secrets, outbox, now } = facts;
  const keys = employees.map(({ key }) => key);
  const reading = await issueTokens(db, secrets, keys, "activation", now);
  const activating = await issueTokens(db, secrets, keys, "first-password", now);
  const mails = employees.map((employee, at) => invitation(facts, employee, `${reading[at]}/${activating[at]}`));
  await outbox.putAll(db, mails, now);
}

export function mailActivationLink(facts: ActivationFacts, employee: Employee): Promise<void> {
  return mailActivationLinks(facts, [employee]);
}
