/** The mail that invites an employee: two tokens, one to read the own record with, one to set the first password with. */
import type { Employee } from "../../lib/domain/entities";
import type { Db } from "../db/database";
import { sendMessage } from "../mail/outbox";
import type { Secrets } from "./secrets";
import { issueToken } from "./tokens";

export type ActivationFacts = { db: Db; secrets: Secrets; appOrigin: string; now: string };

/** Mails `/activate-account/{email}/{token}/{activationToken}`; both tokens are kept hashed and live for 7 days. */
export async function mailActivationLink(facts: ActivationFacts, employee: Employee): Promise<void> {
  const { db, secrets, appOrigin, now } = facts;
  const token = await issueToken(db, secrets, employee.key, "activation", now);
  const activationToken = await issueToken(db, secrets, employee.key, "first-password", now);
  const link = `${appOrigin}/activate-account/${encodeURIComponent(employee.email)}/${token}/${activationToken}`;
  const body = `Welcome to Lintel, ${employee.givenName}. Choose your password with this link:\n\n${link}\n\nIt is good for 7 days and works once.`;
  await sendMessage(db, { channel: "email", recipient: employee.email, subject: "Activate your account", body }, now);
}
