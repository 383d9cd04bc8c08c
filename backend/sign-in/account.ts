/** An employee's account: the record and the hash of the password. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { Employee } from "../../lib/domain/entities";
import { type Db, selectRows } from "../db/database";
import { employees } from "../db/schema";

export type Account = { employee: Employee; passwordHash: string | null };

async function selectAccount(db: Db, condition: SQL, lock: SQL): Promise<Account | null> {
  const rows = await selectRows<Account>(
    db,
    sql`select doc as employee, password_hash as "passwordHash" from ${employees} where ${condition} ${lock}`,
  );
  return rows[0] ?? null;
}

/** Returns the account of a normalized address (`addressOf`). */
export function findAccount(db: Db, address: string): Promise<Account | null> {
  return selectAccount(db, eq(employees.email, address), sql``);
}

export function readAccount(db: Db, key: string): Promise<Account | null> {
  return selectAccount(db, eq(employees.key, key), sql``);
}

/**
 * Returns the account, locked against every other sign-in and change until the transaction ends. A call that needs
 * several locks takes this one first.
 */
export function lockAccount(db: Db, key: string): Promise<Account | null> {
  return selectAccount(db, eq(employees.key, key), sql`for update`);
}

/** Records the time of the sign-in, and changes nothing else. */
export async function markSeen(db: Db, employee: Employee, now: string): Promise<Employee> {
  await db.execute(
    sql`update ${employees} set doc = jsonb_set(doc, '{lastSeenAt}', to_jsonb(${now}::text)) where ${eq(employees.key, employee.key)}`,
  );
  return { ...employee, lastSeenAt: now };
}

/** Returns an address in its normalized form: trimmed, in lower case. */
export const addressOf = (typed: string) => typed.trim().toLowerCase();
