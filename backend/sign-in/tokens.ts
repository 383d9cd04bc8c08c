/** Access tokens and link tokens: random, kept hashed, each for one purpose and a time, revocable. */
import { eq } from "drizzle-orm";
import type { Db } from "../db/database";
import { accessTokens } from "../db/schema";
import type { Secrets } from "./secrets";

const MINUTE_MS = 60_000;
const LIFETIME_MS = {
  session: 12 * 60 * MINUTE_MS,
  pending: 15 * MINUTE_MS,
  reset: 30 * MINUTE_MS,
  activation: 7 * 24 * 60 * MINUTE_MS,
  "first-password": 7 * 24 * 60 * MINUTE_MS,
} as const;
export type TokenPurpose = keyof typeof LIFETIME_MS;

/** A new token; this is the only time that its text is known. */
export async function issueToken(
  db: Db,
  secrets: Secrets,
  employeeKey: string,
  purpose: TokenPurpose,
  now: string,
): Promise<string> {
  const token = secrets.newToken();
  await db.insert(accessTokens).values({
    tokenHash: secrets.hashToken(token),
    employeeKey,
    purpose,
    createdAt: now,
    expiresAt: new Date(Date.parse(now) + LIFETIME_MS[purpose]).toISOString(),
  });
  return token;
}

export async function revokeToken(db: Db, tokenHash: string, now: string): Promise<void> {
  await db.update(accessTokens).set({ revokedAt: now }).where(eq(accessTokens.tokenHash, tokenHash));
}
