/** Records account events as activities without a company; the employee's companies decide who sees them. */
import { TransactionRollbackError } from "drizzle-orm";
import type { Activity, Employee } from "../../lib/domain/entities";
import { createKey } from "../../lib/domain/keys";
import type { Db } from "../db/database";
import { insertDocs } from "../db/records";
import { activities } from "../db/schema";

type AccountEvent =
  | "employee.login"
  | "employee.login-failed"
  | "employee.locked"
  | "employee.ask-code"
  | "employee.code-failed"
  | "employee.logout"
  | "employee.ask-reset"
  | "employee.ask-activation"
  | "employee.set-password"
  | "employee.activate"
  | "employee.change-mfa"
  | "employee.make-backup-codes"
  | "employee.update";
type RecordContext = { db: Db; now: string };

/** `detail` names what was used or changed, never a password, code or token. */
export async function recordSignIn(
  { db, now }: RecordContext,
  actor: Employee,
  action: AccountEvent,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const activity: Activity = {
    key: createKey("activity"),
    projectKey: null,
    actorKey: actor.key,
    actorName: `${actor.givenName} ${actor.familyName}`.trim(),
    action,
    detail,
    createdAt: now,
  };
  await insertDocs(db, activities, [activity], { company_key: null });
}

export const NOBODY: Employee = {
  key: createKey("employee"),
  givenName: "No",
  familyName: "Body",
  email: "",
  role: "employee",
  companyKeys: [],
};

/** Like `recordSignIn`; without an employee, writes the same and rolls it back, so that both cases take equal time. */
export async function recordOrPretend(
  { db, now }: RecordContext,
  actor: Employee | null,
  action: AccountEvent,
  detail: Record<string, unknown> = {},
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await recordSignIn({ db: tx, now }, actor ?? NOBODY, action, detail);
      if (!actor) tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}
