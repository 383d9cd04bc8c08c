/** Access tokens and link tokens: random, stored hashed, for one purpose and a limited time, revocable. */
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../db/database";
import { inParts } from "../db/in-parts";
import { accessTokens } from "../db/schema";
import type { Secrets } from "../http/secrets";

const MINUTE_MS = 60_000;
const LIFETIME_MS = {
  session: 12 * 60 * MINUTE_MS,
  pending: 15 * MINUTE_MS,
  reset: 30 * MINUTE_MS,
  activation: 7 * 24 * 60 * MINUTE_MS,
  "first-password": 7 * 24 * 60 * MINUTE_MS,
} as const;
export type TokenPurpose = keyof typeof LIFETIME_MS;

/** Returns when a token of this purpose expires if it is issued now; ISO 8601 UTC. */
export function expiryOf(purpose: TokenPurpose, now: string): string {
  return new Date(Date.parse(now) + LIFETIME_MS[purpose]).toISOString();
}

/** Issues a new token for each employee, in order. The tokens themselves are not stored. */
export async function issueTokens(
  db: Db,
  secrets: Secrets,
  employeeKeys: readonly string[],
  purpose: TokenPurpose,
  now: string,
): Promise<string[]> {
  const tokens = employeeKeys.map(() => secrets.newToken());
  const rows = employeeKeys.map((employeeKey, index) => ({
    tokenHash: secrets.hashToken(tokens[index] ?? ""),
    employeeKey,
    purpose,
    createdAt: now,
    expiresAt: expiryOf(purpose, now),
  }));
  for (const part of inParts(rows)) await db.insert(accessTokens).values(part);
  return tokens;
}

export async function issueToken(
  db: Db,
  secrets: Secrets,
  employeeKey: string,
  purpose: TokenPurpose,
  now: string,
): Promise<string> {
  const [token = ""] = await issueTokens(db, secrets, [employeeKey], purpose, now);
  return token;
}

const isAlive = (tokenHash: string, now: string) =>
  and(eq(accessTokens.tokenHash, tokenHash), isNull(accessTokens.revokedAt), gt(accessTokens.expiresAt, now));

export async function isTokenAlive(db: Db, tokenHash: string, now: string): Promise<boolean> {
  const found = await db.select({ purpose: accessTokens.purpose }).from(accessTokens).where(isAlive(tokenHash, now));
  return found.length === 1;
}

/** Revokes a token; false if it was already revoked, e.g. by another call with it. */
export async function endToken(db: Db, tokenHash: string, now: string): Promise<boolean> {
  const used = await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(isAlive(tokenHash, now))
    .returning({ purpose: accessTokens.purpose });
  return used.length === 1;
}
