/** Migrates the dump of an older schema on PostgreSQL; the test on the embedded database is in `npm test`. */
import { openDatabase } from "@/backend/db/database";
import { expectSameAfterMigration, olderDatabases, readDump } from "@/tests/support/older-database";
import { PostgresServer } from "@/tests/support/postgres-server";

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.open();
}, 300_000);
afterAll(() => server?.close());

test.each(olderDatabases)(
  "migrates a PostgreSQL database of schema %s with every record intact",
  async (name) => {
    const database = `dump_${name}`;
    const address = await server.createDatabase(database);
    server.restore(database, readDump(name, "sql"));
    const { db, close } = await openDatabase({ address, directory: "" });
    try {
      await expectSameAfterMigration(db, name);
    } finally {
      await close();
    }
  },
  60_000,
);
