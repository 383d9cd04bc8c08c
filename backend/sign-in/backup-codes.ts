/** Backup codes: ten at a time, each valid once, stored hashed and shown only when created. */
import { and, eq, isNull } from "drizzle-orm";
import { BACKUP_CODE_LENGTH } from "../../lib/domain/constants";
import type { Db } from "../db/database";
import { backupCodes } from "../db/schema";
import type { PublicContext } from "../http/handler";
import type { Secrets } from "../http/secrets";

const CODE_COUNT = 10;

/** Hashes a code, ignoring case. */
const hashOf = (secrets: Secrets, employeeKey: string, code: string) =>
  secrets.keyed(`${employeeKey} ${code.toLowerCase()}`);

export function newBackupCodes(secrets: Secrets): string[] {
  return Array.from({ length: CODE_COUNT }, () => secrets.newBackupCode(BACKUP_CODE_LENGTH));
}

/** Replaces all codes of the employee. */
export async function replaceBackupCodes(
  db: Db,
  secrets: Secrets,
  employeeKey: string,
  codes: readonly string[],
): Promise<void> {
  await db.delete(backupCodes).where(eq(backupCodes.employeeKey, employeeKey));
  await db
    .insert(backupCodes)
    .values(codes.map((code) => ({ employeeKey, codeHash: hashOf(secrets, employeeKey, code) })));
}

/** Marks an unused code of the employee as used; returns false if the employee has no such code. */
export async function useBackupCode(
  { db, secrets, now }: PublicContext,
  employeeKey: string,
  code: string,
): Promise<boolean> {
  const codeHash = hashOf(secrets, employeeKey, code);
  const used = await db
    .update(backupCodes)
    .set({ usedAt: now })
    .where(
      and(eq(backupCodes.employeeKey, employeeKey), eq(backupCodes.codeHash, codeHash), isNull(backupCodes.usedAt)),
    )
    .returning({ codeHash: backupCodes.codeHash });
  return used.length === 1;
}
