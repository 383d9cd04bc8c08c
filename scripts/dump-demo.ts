/**
 * Writes the demo's database, on PostgreSQL as SQL and on the embedded database as its folder, for the test that
 * migrates an older schema: `npm run dump-demo -- name`. Make a dump before a schema change that older
 * dumps do not cover.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { buildApp } from "../backend/app";
import { type Db, openDatabase, selectRows } from "../backend/db/database";
import { migrate } from "../backend/db/migrate";
import { Secrets } from "../backend/http/secrets";
import { DEMO_PASSWORD } from "../backend/seed/demo-employees";
import { seedDemo } from "../backend/seed/seed-when-empty";
import { Storage } from "../backend/storage/storage";
import { type EndpointName, rowOf } from "../lib/contract/endpoints";
import { PostgresServer } from "../tests/support/postgres-server";

/** The secret may be public: it protects only the demo data in the dump. */
const SECRET = "a-secret-for-tests-of-32-characters";
const NOW = "2026-03-02T10:00:00.000Z";
const INSURED_COUNT = 120;
const FOLDER = path.resolve("tests/support/dumps");

function compress(bytes: string | Uint8Array): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  return brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24 } });
}

async function keyOf(db: Db, statement: string): Promise<string> {
  const [row] = await selectRows<{ key: string }>(db, sql.raw(statement));
  if (!row) throw new Error(`No row for: ${statement}`);
  return row.key;
}

/** Adds records that the seed does not create: sign-ins, codes, failures, deleted records and deleted geometry. */
async function addUsage(db: Db, storage: Storage): Promise<void> {
  const app = buildApp({ db, storage, secret: SECRET, clock: () => new Date(NOW) });
  let token = "";
  const call = async (name: EndpointName, params: Record<string, unknown>, expected = 200) => {
    const { method, path: route, sends } = rowOf(name);
    const answer = await app.inject({
      method,
      url: `/${route}`,
      headers: token ? { "x-access-token": token } : {},
      ...(sends === "query" ? { query: params as Record<string, string> } : { payload: params }),
    });
    if (answer.statusCode !== expected) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer.body === "" ? {} : answer.json();
  };
  const signIn = { email: "superadmin@lintel.test", password: DEMO_PASSWORD, timezone: "UTC" };
  await call("employee.login", { ...signIn, email: "mfa@lintel.test" });
  await call("employee.login", { ...signIn, password: "not-the-password" }, 401);
  await call("employee.requestPasswordReset", { email: "employee@lintel.test" }, 204);
  token = (await call("employee.login", signIn)).device.accessToken;
  const image = await keyOf(db, "select key from image order by key limit 1");
  await call("bookmark.create", { key: "book-of-dump", targetType: "image", targetKey: image });
  await call("image.delete", { key: await keyOf(db, "select key from image order by key desc limit 1") }, 204);
  await call("insured.delete", { key: await keyOf(db, "select key from insured order by key desc limit 1") }, 204);
  const captured = "select key from object3d where jsonb_typeof(doc->'captured') = 'object' order by key limit 1";
  await call("object3D.delete", { keys: [await keyOf(db, captured)] }, 204);
  await app.close();
}

async function seed(db: Db, storage: Storage): Promise<void> {
  await migrate(db, path.resolve("backend/db/migrations"));
  const media = { directory: path.resolve("backend/seed/media"), storage };
  const options = { now: NOW, appOrigin: "http://localhost:3000", contactCount: INSURED_COUNT, media };
  await seedDemo(db, new Secrets(SECRET), options);
  await addUsage(db, storage);
}

/** Returns the row count of every table, with its first and last record, for the test to compare. */
async function readFacts(db: Db) {
  const tables = await selectRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counts: Record<string, number> = {};
  const records: Record<string, object[]> = {};
  for (const { name } of tables.filter((table) => table.name !== "schema_migration")) {
    const from = sql.identifier(name);
    const [counted] = await selectRows<{ count: string }>(db, sql`select count(*) as count from ${from}`);
    counts[name] = Number(counted?.count);
    const [columns] = await selectRows<{ found: string }>(
      db,
      sql`select count(*) as found from information_schema.columns where table_name = ${name} and column_name in ('doc', 'key')`,
    );
    if (Number(columns?.found) < 2) continue;
    const ends = await selectRows<{ doc: object }>(
      db,
      sql`(select doc from ${from} order by key collate "C" limit 1) union all (select doc from ${from} order by key collate "C" desc limit 1)`,
    );
    records[name] = ends.map(({ doc }) => doc);
  }
  return { secret: SECRET, now: NOW, counts, records };
}

async function dumpPostgres(name: string, storage: Storage): Promise<void> {
  const server = await PostgresServer.open();
  try {
    const { db, close } = await openDatabase({ address: await server.createDatabase("demo"), directory: "" });
    await seed(db, storage);
    writeFileSync(path.join(FOLDER, `${name}.json`), `${JSON.stringify(await readFacts(db), null, 2)}\n`);
    await close();
    writeFileSync(path.join(FOLDER, `${name}.sql.br`), compress(server.dump("demo")));
  } finally {
    await server.close();
  }
}

/** Keeps the write-ahead log small: the log and the template databases dropped below would be most of the file. */
const SMALL = ["shared_buffers=4MB", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0"].flatMap(
  (setting) => ["-c", setting],
);

async function dumpEmbedded(name: string, storage: Storage): Promise<void> {
  const client = await PGlite.create({ startParams: [...PGlite.defaultStartParams, ...SMALL] });
  await seed(drizzle({ client }), storage);
  await client.exec("update pg_database set datistemplate = false");
  for (const template of ["template0", "template1"]) await client.exec(`drop database ${template}`);
  await client.exec("checkpoint");
  const folder = await client.dumpDataDir("none");
  await client.close();
  writeFileSync(path.join(FOLDER, `${name}.tar.br`), compress(new Uint8Array(await folder.arrayBuffer())));
}

const [name] = process.argv.slice(2);
if (!name) throw new Error("Which name? npm run dump-demo -- name");
const bucket = mkdtempSync(path.join(tmpdir(), "lintel-dump-"));
try {
  const storage = new Storage({ directory: bucket, origin: "http://localhost:4001", secret: SECRET });
  await dumpPostgres(name, storage);
  await dumpEmbedded(name, storage);
} finally {
  rmSync(bucket, { recursive: true, force: true });
}
