/** Migrates the database to the newest version: runs each file of the directory once, in name order. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { type Db, selectRows } from "./database";

const BREAKPOINT = "--> statement-breakpoint";
/** An arbitrary number; the first process to migrate holds this lock until it has finished. */
const LOCK = 720_431;

export async function migrate(db: Db, directory: string): Promise<void> {
  const files = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  if (files.length === 0) throw new Error(`No migrations in ${directory}`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    await tx.execute(
      sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null)`,
    );
    const applied = await selectRows<{ name: string }>(tx, sql`select name from schema_migration`);
    const appliedNames = new Set(applied.map((row) => row.name));
    for (const name of files.filter((file) => !appliedNames.has(file))) {
      const text = await readFile(path.join(directory, name), "utf8");
      for (const statement of text.split(BREAKPOINT)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migration (name, applied_at) values (${name}, now())`);
    }
  });
}
