/** The mailed link that sets a new password: 32 random bytes kept hashed, 30 minutes, single use. */
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Employee } from "../../lib/domain/entities";
import { lockDoc } from "../db/records";
import { accessTokens, employees, outbox } from "../db/schema";
import { invalidInput } from "../http/failure";
import type { PublicContext } from "../http/handler";
import { type Message, sendMessage } from "../mail/outbox";
import { issueToken } from "./tokens";

/** The same for a link that is used, expired, unknown or another's: it tells nothing about who is on file. */
const DEAD_LINK = "This link has expired or has been used. Please ask for a new one.";

function resetMail(appOrigin: string, email: string, token: string): Message {
  const link = `${appOrigin}/reset-password/${encodeURIComponent(email)}/${token}`;
  const body = `Set a new password with this link:\n\n${link}\n\nIt is good for 30 minutes and works once. If you did not ask for it, you need not do anything.`;
  return { channel: "email", recipient: email, subject: "Reset your password", body };
}

/** Mails a link where the address is on file; where it is not, the same is written and taken back. */
export async function mailResetLink(context: PublicContext, typed: string): Promise<void> {
  const { db, secrets, now, appOrigin } = context;
  const email = typed.trim().toLowerCase();
  const [found] = await db.select({ employee: employees.doc }).from(employees).where(eq(employees.email, email));
  if (found?.employee.isActivated) {
    const token = await issueToken(db, secrets, found.employee.key, "reset", now);
    await sendMessage(db, resetMail(appOrigin, found.employee.email, token), now);
    return;
  }
  const unsent = { ...resetMail(appOrigin, email, secrets.newToken()), sentAt: now };
  const [written] = await db.insert(outbox).values(unsent).returning({ id: outbox.id });
  if (written) await db.delete(outbox).where(eq(outbox.id, written.id));
}

/**
 * Uses up a link and answers whose it was. The employee is held first, so of several links at once one is used and the
 * others find themselves revoked; a refusal later in the same transaction gives it back.
 */
export async function useResetLink(context: PublicContext, email: string, token: string): Promise<Employee> {
  const { db, secrets, now } = context;
  const isAlive = and(
    eq(accessTokens.tokenHash, secrets.hashToken(token)),
    eq(accessTokens.purpose, "reset"),
    isNull(accessTokens.revokedAt),
    gt(accessTokens.expiresAt, now),
  );
  const [found] = await db.select({ employeeKey: accessTokens.employeeKey }).from(accessTokens).where(isAlive);
  const employee = found ? await lockDoc(db, employees, found.employeeKey) : null;
  if (employee?.email.toLowerCase() !== email.trim().toLowerCase()) throw invalidInput(DEAD_LINK);
  const used = await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(isAlive)
    .returning({ tokenHash: accessTokens.tokenHash });
  if (used.length === 0) throw invalidInput(DEAD_LINK);
  return employee;
}
