/** Opens the database: PostgreSQL if an address is configured, else PGlite in a directory, with the same SQL. */
import { mkdir } from "node:fs/promises";
import type { Socket } from "node:net";
import path from "node:path";
import type { SQL } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type { Pool } from "pg";
import { ConnectionFault } from "../failures/passing-fault";
import { holdDirectory } from "./hold-directory";

/** A connection or an open transaction; handlers treat both the same. */
export type Db = PgDatabase<PgQueryResultHKT>;
/** `jobDb` is for migrations and purges: the same data, without a limit on the time of a statement. */
export type OpenDatabase = { db: Db; jobDb: Db; close: () => Promise<void> };

export const LIMITS = {
  /** Time to get a connection; after it, the call is answered 503. */
  connectMs: 10_000,
  /** Time to answer a statement; after it, the call is answered 503. The app gives up a call after 30 s. */
  silenceMs: 31_000,
  /** Maximum age of a connection: after a failover, it may lead to a node that has become read-only. */
  ageSeconds: 60,
};
const KEEP_ALIVE_AFTER_MS = 5_000;
const JOB_CONNECTIONS = 2;

/**
 * Closes a connection that is silent for too long. The driver's own `query_timeout` would keep the connection,
 * and the rollback and the next call would wait behind the unanswered statement.
 */
function endSilentConnections(pool: Pool, silenceMs: number): void {
  pool.on("connect", ({ connection }) => {
    const socket = connection.stream as Socket;
    socket.setTimeout(silenceMs, () => socket.destroy(new Error("Connection terminated: the database is silent.")));
  });
}

/** Returns Drizzle on a pool, with another `transaction`: Drizzle never releases a connection whose `begin` fails. */
function drizzleOnPool(pool: Pool): Db {
  const db = drizzlePostgres({ client: pool });
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new ConnectionFault(error);
    });
    try {
      return await drizzlePostgres({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

async function openPostgres(address: string, limits: typeof LIMITS): Promise<OpenDatabase> {
  const { default: pg } = await import("pg");
  const openPool = (max?: number) => {
    const pool = new pg.Pool({
      connectionString: address,
      connectionTimeoutMillis: limits.connectMs,
      maxLifetimeSeconds: limits.ageSeconds,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      max,
    });
    // A broken connection fails the call that uses it, and the pool replaces an idle one. Without a listener this event
    // would end the process.
    const ignore = () => undefined;
    pool.on("error", ignore);
    pool.on("connect", (client) => client.on("error", ignore));
    return pool;
  };
  const callPool = openPool();
  endSilentConnections(callPool, limits.silenceMs);
  const jobPool = openPool(JOB_CONNECTIONS);
  const close = async () => {
    await Promise.all([callPool.end(), jobPool.end()]);
  };
  return { db: drizzleOnPool(callPool), jobDb: drizzleOnPool(jobPool), close };
}

/** PGlite would allocate and clear 128 MB at each start, which is most of the start time. Reads are just as fast. */
const PGLITE_BUFFERS = ["-c", "shared_buffers=16MB"];

/** Opens PGlite in `directory`, which is created if missing; only the first opening initializes the database. */
async function openDirectory(directory: string): Promise<OpenDatabase> {
  const { PGlite } = await import("@electric-sql/pglite");
  await mkdir(directory, { recursive: true });
  const release = await holdDirectory(directory);
  const client = await PGlite.create(path.join(directory, "pg"), {
    startParams: [...PGlite.defaultStartParams, ...PGLITE_BUFFERS],
  });
  const close = async () => {
    await client.close();
    await release();
  };
  const db = drizzlePglite({ client });
  return { db, jobDb: db, close };
}

export async function openDatabase(
  location: { address: string | null; directory: string },
  limits = LIMITS,
): Promise<OpenDatabase> {
  return location.address ? openPostgres(location.address, limits) : openDirectory(location.directory);
}

/** Returns the rows of a statement, for both drivers. */
export async function selectRows<R>(db: Db, statement: SQL): Promise<R[]> {
  const result = (await db.execute(statement)) as unknown as { rows: R[] };
  return result.rows;
}
