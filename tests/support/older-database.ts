/** The dumps of older schemas in ./dumps (made by `npm run dump-demo`), and the checks after their migration. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { buildApp } from "@/backend/app";
import { type Db, selectRows } from "@/backend/db/database";
import { migrate } from "@/backend/db/migrate";
import { DEMO_PASSWORD } from "@/backend/seed/demo-employees";
import { Storage } from "@/backend/storage/storage";

const FOLDER = path.join(process.cwd(), "tests/support/dumps");

type Facts = {
  secret: string;
  now: string;
  counts: Record<string, number>;
  records: Record<string, { key: string }[]>;
};

/** The names of the dumps: the newest migration of each dump. */
export const olderDatabases = readdirSync(FOLDER).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);

export function readDump(name: string, kind: "sql" | "tar"): Uint8Array {
  return brotliDecompressSync(readFileSync(path.join(FOLDER, `${name}.${kind}.br`)));
}

const readFacts = (name: string) => JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")) as Facts;

async function countRows(db: Db, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await selectRows<{ count: string }>(db, sql`select count(*) as count from ${sql.identifier(table)}`);
    counts[table] = Number(row?.count);
  }
  return counts;
}

/** Signs in with the demo's password, and reads a person and their claims as the app does. */
async function readAsSuperadmin(db: Db, { secret, now }: Facts, insuredKey: string) {
  const storage = new Storage({ directory: "nowhere", origin: "http://localhost:4001", secret });
  const app = buildApp({ db, storage, secret, clock: () => new Date(now) });
  const credentials = { email: "superadmin@lintel.test", password: DEMO_PASSWORD, timezone: "UTC" };
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  try {
    const signedIn = await fetch(`${address}/employee/login`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(credentials),
    });
    const { device } = (await signedIn.json()) as { device?: { accessToken: string } };
    const headers = { "x-access-token": device?.accessToken ?? "" };
    const read = await fetch(`${address}/insured?key=${insuredKey}`, { headers });
    return { signIn: signedIn.status, insured: ((await read.json()) as { insured?: object }).insured };
  } finally {
    await app.close();
  }
}

/** Migrates a restored dump to the current schema, and compares every count and the recorded records. */
export async function expectSameAfterMigration(db: Db, name: string): Promise<void> {
  const facts = readFacts(name);
  await migrate(db, path.join(process.cwd(), "backend/db/migrations"));
  expect(await countRows(db, Object.keys(facts.counts))).toEqual(facts.counts);
  for (const [table, records] of Object.entries(facts.records)) {
    for (const record of records) {
      const found = await selectRows<{ doc: object }>(
        db,
        sql`select doc from ${sql.identifier(table)} where key = ${record.key}`,
      );
      expect([table, found.map(({ doc }) => doc)]).toEqual([table, [record]]);
    }
  }
  const [insured] = facts.records.insured ?? [];
  const read = await readAsSuperadmin(db, facts, insured?.key ?? "");
  expect(read).toEqual({ signIn: 200, insured: expect.objectContaining({ key: insured?.key }) });
  // A second migration does nothing.
  await migrate(db, path.join(process.cwd(), "backend/db/migrations"));
}
