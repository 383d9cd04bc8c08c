/** An employee with what signing in checks: the record and the hash of the password. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { Employee } from "../../lib/domain/entities";
import { type Db, selectRows } from "../db/database";
import { employees } from "../db/schema";

export type Account = { employee: Employee; passwordHash: string | null };

async function selectAccount(db: Db, condition: SQL, hold: SQL): Promise<Account | null> {
  const rows = await selectRows<Account>(
    db,
    sql`select doc as employee, password_hash as "passwordHash" from ${employees} where ${condition} ${hold}`,
  );
  return rows[0] ?? null;
}

/** The account of an address as it is kept: trimmed, in lower case. */
export function findAccount(db: Db, address: string): Promise<Account | null> {
  return selectAccount(db, eq(employees.email, address), sql``);
}

export function readAccount(db: Db, key: string): Promise<Account | null> {
  return selectAccount(db, eq(employees.key, key), sql``);
}

/**
 * The account, held against every other sign-in and change of it until the transaction ends. Whoever needs more than
 * one lock takes this one first.
 */
export function lockAccount(db: Db, key: string): Promise<Account | null> {
  return selectAccount(db, eq(employees.key, key), sql`for update`);
}

/** Writes down the sign-in, and nothing else of the record. */
export async function markSeen(db: Db, employee: Employee, now: string): Promise<Employee> {
  await db.execute(
    sql`update ${employees} set doc = jsonb_set(doc, '{lastSeenAt}', to_jsonb(${now}::text)) where ${eq(employees.key, employee.key)}`,
  );
  return { ...employee, lastSeenAt: now };
}

/** How an address is kept where it is only counted by. */
export const addressOf = (typed: string) => typed.trim().toLowerCase();
