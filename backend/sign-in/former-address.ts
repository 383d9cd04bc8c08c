/** Invalidates mail sent to an address that is no longer the employee's. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../db/database";
import { accessTokens, mfaChallenges } from "../db/schema";
import type { TokenPurpose } from "./tokens";

const MAILED: TokenPurpose[] = ["reset", "activation", "first-password"];

/** Revokes links and codes; sessions continue. A pending invitation must be sent again. */
export async function revokeMailedTokens(db: Db, employeeKey: string, now: string): Promise<void> {
  await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessTokens.employeeKey, employeeKey),
        inArray(accessTokens.purpose, MAILED),
        isNull(accessTokens.revokedAt),
      ),
    );
  await db.delete(mfaChallenges).where(eq(mfaChallenges.employeeKey, employeeKey));
}
