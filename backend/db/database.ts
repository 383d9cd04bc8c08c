/** One SQL dialect on two stores: PostgreSQL where an address is given, else PGlite in a directory (or in memory). */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { SQL } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { holdDirectory } from "./hold-directory";

/** A connection or an open transaction: handlers cannot tell, and need not. */
export type Db = PgDatabase<PgQueryResultHKT>;
export type OpenDatabase = { db: Db; close: () => Promise<void> };

/** PostgreSQL over a pool. */
async function openPostgres(address: string): Promise<OpenDatabase> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString: address });
  // Whoever uses a connection that breaks is told by the call, and an idle one is replaced at the next; the event
  // besides that would end the process if nobody heard it.
  const isToldByTheCall = () => undefined;
  pool.on("error", isToldByTheCall);
  pool.on("connect", (client) => client.on("error", isToldByTheCall));
  return { db: drizzlePostgres({ client: pool }), close: () => pool.end() };
}

/** PGlite in `directory`, which is made and kept: only its first opening pays for initialising it. */
async function openDirectory(directory: string): Promise<OpenDatabase> {
  const { PGlite } = await import("@electric-sql/pglite");
  await mkdir(directory, { recursive: true });
  const release = await holdDirectory(directory);
  const client = await PGlite.create(path.join(directory, "pg"));
  const close = async () => {
    await client.close();
    await release();
  };
  return { db: drizzlePglite({ client }), close };
}

export async function openDatabase(where: { address: string | null; directory: string }): Promise<OpenDatabase> {
  return where.address ? openPostgres(where.address) : openDirectory(where.directory);
}

/** The rows of a statement, as both drivers give them. */
export async function selectRows<R>(db: Db, statement: SQL): Promise<R[]> {
  const result = (await db.execute(statement)) as unknown as { rows: R[] };
  return result.rows;
}
