/** @jest-environment ./tests/support/pglite-environment.mjs */
import { drizzle } from "drizzle-orm/pglite";
import { expectSameAfterMigration, olderDatabases, readDump } from "@/tests/support/older-database";

test.each(olderDatabases)(
  "migrates an embedded database of schema %s with every record intact",
  async (name) => {
    const client = await globalThis.restorePglite(readDump(name, "tar"));
    try {
      await expectSameAfterMigration(drizzle({ client }), name);
    } finally {
      await client.close();
    }
  },
  120_000,
);
