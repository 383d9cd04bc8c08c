/** Tokens of mailed links: 32 random bytes kept hashed, single use, one of several calls at once is served. */
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Employee } from "../../lib/domain/entities";
import { lockDoc } from "../db/records";
import { accessTokens, employees } from "../db/schema";
import { invalidInput } from "../http/failure";
import type { PublicContext } from "../http/handler";
import type { TokenPurpose } from "./tokens";

export type Link = { purpose: TokenPurpose; email: string; token: string };

/** The same for a link that is used, expired, unknown or another's: it tells nothing about who is on file. */
export const deadLink = () => invalidInput("This link has expired or has been used. Please ask for a new one.");

function isAlive({ secrets, now }: PublicContext, { purpose, token }: Link) {
  return and(
    eq(accessTokens.tokenHash, secrets.hashToken(token)),
    eq(accessTokens.purpose, purpose),
    isNull(accessTokens.revokedAt),
    gt(accessTokens.expiresAt, now),
  );
}

/** The key of the employee whom a link was mailed to; throws where it is dead. Uses nothing up. */
export async function ownerOfLink(context: PublicContext, link: Link): Promise<string> {
  const [found] = await context.db
    .select({ employeeKey: accessTokens.employeeKey })
    .from(accessTokens)
    .where(isAlive(context, link));
  if (!found) throw deadLink();
  return found.employeeKey;
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
