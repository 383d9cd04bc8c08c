/** Tokens of mailed links: 32 random bytes stored hashed, single use; one of several simultaneous calls succeeds. */
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Employee } from "../../lib/domain/entities";
import { lockDoc } from "../db/records";
import { accessTokens, employees } from "../db/schema";
import { Failure, invalidInput } from "../failures/failure";
import type { PublicContext } from "../http/handler";
import { addressOf } from "./account";
import type { TokenPurpose } from "./tokens";

export type Link = { purpose: TokenPurpose; email: string; token: string };

/**
 * Creates the same error for a used, expired, unknown or another person's link, so that nobody learns who is on file.
 */
export const deadLink = () => invalidInput("This link has expired or was already used. Request a new one.");

function isAliveFor({ secrets, now }: PublicContext, purposes: TokenPurpose[], token: string) {
  return and(
    eq(accessTokens.tokenHash, secrets.hashToken(token)),
    inArray(accessTokens.purpose, purposes),
    isNull(accessTokens.revokedAt),
    gt(accessTokens.expiresAt, now),
  );
}
const isAlive = (context: PublicContext, { purpose, token }: Link) => isAliveFor(context, [purpose], token);

/** Returns the key of the employee to whom the link was mailed, and does not use the link up; throws if invalid. */
export async function ownerOfLink(context: PublicContext, link: Link): Promise<string> {
  const [found] = await context.db
    .select({ employeeKey: accessTokens.employeeKey })
    .from(accessTokens)
    .where(isAlive(context, link));
  if (!found) throw deadLink();
  return found.employeeKey;
}

/** Throws `expired` unless the link is valid. Does not use the link up. */
export async function requireAliveLink(
  context: PublicContext,
  { purposes, email, token }: { purposes: TokenPurpose[]; email: string; token: string },
): Promise<void> {
  const [found] = await context.db
    .select({ email: employees.email })
    .from(accessTokens)
    .innerJoin(employees, eq(employees.key, accessTokens.employeeKey))
    .where(isAliveFor(context, purposes, token));
  if (found?.email !== addressOf(email)) throw new Failure("expired", deadLink().message);
}

/**
 * Uses up a link, and returns its employee. Locks the employee first, so that of several links at once one is used and
 * the others are revoked; a later refusal in the same transaction restores it.
 */
export async function useLink(context: PublicContext, link: Link): Promise<Employee> {
  const employee = await lockDoc(context.db, employees, await ownerOfLink(context, link));
  if (employee?.email.toLowerCase() !== link.email.trim().toLowerCase()) throw deadLink();
  const used = await context.db
    .update(accessTokens)
    .set({ revokedAt: context.now })
    .where(isAlive(context, link))
    .returning({ tokenHash: accessTokens.tokenHash });
  if (used.length === 0) throw deadLink();
  return employee;
}
