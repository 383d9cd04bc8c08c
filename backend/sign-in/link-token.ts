/** Tokens of mailed links: 32 random bytes kept hashed, single use, one of several calls at once is served. */
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Employee } from "../../lib/domain/entities";
import { lockDoc } from "../db/records";
import { accessTokens, employees } from "../db/schema";
import { Failure, invalidInput } from "../failures/failure";
import type { PublicContext } from "../http/handler";
import { addressOf } from "./account";
import type { TokenPurpose } from "./tokens";

export type Link = { purpose: TokenPurpose; email: string; token: string };

/** The same for a link that is used, expired, unknown or another's: it tells nothing about who is on file. */
export const deadLink = () => invalidInput("This link has expired or has been used. Please ask for a new one.");

function isAliveFor({ secrets, now }: PublicContext, purposes: TokenPurpose[], token: string) {
  return and(
    eq(accessTokens.tokenHash, secrets.hashToken(token)),
    inArray(accessTokens.purpose, purposes),
    isNull(accessTokens.revokedAt),
    gt(accessTokens.expiresAt, now),
  );
}
const isAlive = (context: PublicContext, { purpose, token }: Link) => isAliveFor(context, [purpose], token);

/** The key of the employee whom a link was mailed to; throws where it is dead. Uses nothing up. */
export async function ownerOfLink(context: PublicContext, link: Link): Promise<string> {
  const [found] = await context.db
    .select({ employeeKey: accessTokens.employeeKey })
    .from(accessTokens)
    .where(isAlive(context, link));
  if (!found) throw deadLink();
  return found.employeeKey;
}

/** Throws `expired` unless the link would be taken. Uses nothing up. */
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
 * Uses up a link and answers whose it was. The employee is held first, so of several links at once one is used and the
 * others find themselves revoked; a refusal later in the same transaction gives it back.
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
