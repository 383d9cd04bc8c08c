/** The mail that invites an employee: one token reads the employee's record, and one sets the first password. */
import type { Employee } from "../../lib/domain/entities";
import type { Db } from "../db/database";
import type { PublicContext } from "../http/handler";
import type { Secrets } from "../http/secrets";
import { greetingName } from "../mail/greeting-name";
import type { Message, Outbox } from "../mail/outbox";
import { addressOf, findAccount } from "./account";
import { countMessage } from "./message-limit";
import { NOBODY, recordOrPretend } from "./record-sign-in";
import { mayBeOnFile } from "./reset-link";
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

/**
 * Mails `/activate-account/{email}/{token}/{activationToken}` to each employee; the tokens are stored hashed and valid
 * for 7 days.
 */
export async function mailActivationLinks(facts: ActivationFacts, employees: readonly Employee[]): Promise<void> {
  const { db, secrets, outbox, now } = facts;
  const keys = employees.map(({ key }) => key);
  const readTokens = await issueTokens(db, secrets, keys, "activation", now);
  const passwordTokens = await issueTokens(db, secrets, keys, "first-password", now);
  const mails = employees.map((employee, index) =>
    invitation(facts, employee, `${readTokens[index]}/${passwordTokens[index]}`),
  );
  // A single invitation was just requested, by a person who may be on the phone with its recipient.
  await outbox.putAll(db, mails.length === 1 ? mails.map((mail) => ({ ...mail, isAwaited: true })) : mails, now);
}

export function mailActivationLink(facts: ActivationFacts, employee: Employee): Promise<void> {
  return mailActivationLinks(facts, [employee]);
}

/**
 * Mails a new link to an invited person who requests one; for everybody else the same is written and rolled back.
 * Earlier links stay valid, because anybody may request one. Over the hourly limit nothing is mailed, and the answer is
 * the same.
 */
export async function mailRequestedActivation(context: PublicContext, typed: string): Promise<void> {
  const { db, secrets, outbox, now } = context;
  const email = addressOf(typed);
  if (!mayBeOnFile(email)) return;
  if (!(await countMessage(db, "activation", secrets.keyed(email), now))) return;
  const found = await findAccount(db, email);
  const employee = found && !found.employee.isActivated ? found.employee : null;
  if (employee) await mailActivationLink(context, employee);
  else {
    const tokens = `${secrets.newToken()}/${secrets.newToken()}`;
    await outbox.pretend(db, invitation(context, { ...NOBODY, email }, tokens), now);
  }
  await recordOrPretend(context, employee, "employee.ask-activation");
}
