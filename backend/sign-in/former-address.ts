/** What was mailed to an address that is no longer an employee's: whoever reads that mailbox has no more use of it. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../db/database";
import { accessTokens, mfaChallenges } from "../db/schema";
import type { TokenPurpose } from "./tokens";

const MAILED: TokenPurpose[] = ["reset", "activation", "first-password"];

/** Ends links and code; sessions go on. Where an invitation was under way, it must be sent anew. */
export async function endWhatWasMailed(db: Db, employeeKey: string, now: string): Promise<void> {
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
