/** A database for one test: PGlite in memory, or a new database of the PostgreSQL at TEST_DATABASE_URL. */
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Db } from "@/backend/db/database";

export type TestDatabase = {
  db: Db;
  /** Every statement so far, without the begin and end of transactions. */
  statements: string[];
  close: () => Promise<void>;
};
type Prepare = (db: Db) => Promise<void>;

/** The begin and end of transactions, which only one of the drivers reports. */
const BOUND = /^\s*(begin|commit|rollback(?! to))/i;

function statementLogger(statements: string[]) {
  return {
    logQuery: (statement: string) => {
      if (!BOUND.test(statement)) statements.push(statement);
    },
  };
}

async function openPostgres(address: string, prepare: Prepare): Promise<TestDatabase> {
  const name = `lintel_test_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const databaseUrl = new URL(address);
  databaseUrl.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: databaseUrl.href, max: 20 });
  const statements: string[] = [];
  const db = drizzlePostgres({ client: pool, logger: statementLogger(statements) });
  await prepare(db);
  const close = async () => {
    await pool.end();
    await admin.query(`drop database ${name}`);
    await admin.end();
  };
  return { db, statements, close };
}

/** Opens a database as `prepare` left it. On PGlite, `prepare` runs once per name; later calls copy or reuse it. */
export async function openTestDatabase(name: string, prepare: Prepare): Promise<TestDatabase> {
  const address = process.env.TEST_DATABASE_URL;
  if (address) return openPostgres(address, prepare);
  const { client, release } = await globalThis.borrowPglite(name, (fresh) => prepare(drizzlePglite({ client: fresh })));
  const statements: string[] = [];
  const db = drizzlePglite({ client, logger: statementLogger(statements) });
  return { db, statements, close: release };
}
