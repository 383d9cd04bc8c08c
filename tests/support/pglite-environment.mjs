/**
 * Node's environment with `borrowPglite()` and `restorePglite()`. PGlite loads its parts by a dynamic import, which the
 * test's realm does not allow, so this file does. Initializing a database takes seconds, and starting a copy most of a
 * second: the first is done once per run, and a database that a test returns is reused by the next, with its first
 * rows.
 */
import { mkdir, readFile, rename, rmdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

const templates = new Map();

/** PGlite allocates 128 MB of buffers and clears them at every start; a test's database has a few. */
const BUFFERS = ["-c", "shared_buffers=4MB"];
/** A start from a copy sets a repeated timer of ten seconds, which outlives the database and keeps it in memory. */
const NO_TIMER = ["-c", "log_startup_progress_interval=0"];
const startParams = [...PGlite.defaultStartParams, ...BUFFERS, ...NO_TIMER];

/** No test creates a database, so the template databases would only be copied along. */
const DROP_UNUSED = `
  update pg_database set datistemplate = false;
  drop database template0;
  drop database template1;
  checkpoint;
`;

const folder = path.dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
let parts = null;

/** Opens a database; reads and compiles PGlite once per worker, which is a third of the start time. */
async function create(options = {}) {
  parts ??= Promise.all([
    readFile(path.join(folder, "pglite.wasm")).then((bytes) => WebAssembly.compile(bytes)),
    readFile(path.join(folder, "pglite.data")).then((bytes) => new Blob([bytes])),
  ]);
  const [pgliteWasmModule, fsBundle] = await parts;
  return PGlite.create({ startParams, pgliteWasmModule, fsBundle, ...options });
}

const readTemplate = (file) =>
  readFile(file).then(
    (bytes) => new Blob([bytes]),
    (error) => (error.code === "ENOENT" ? null : Promise.reject(error)),
  );
const isFirst = (lock) =>
  mkdir(lock).then(
    () => true,
    (error) => (error.code === "EEXIST" ? false : Promise.reject(error)),
  );

/** Returns a copy of the named template. The first worker that needs it builds it; the others wait for its file. */
async function makeOnce(name, build) {
  const file = path.join(process.env.PGLITE_TEMPLATES, `${name}.tar`);
  const lock = `${file}.lock`;
  while (!(await isFirst(lock))) await pause(50);
  try {
    const existing = await readTemplate(file);
    if (existing) return existing;
    const copy = await build();
    await writeFile(`${file}.part`, copy.stream());
    await rename(`${file}.part`, file);
    return copy;
  } finally {
    await rmdir(lock);
  }
}

/** Returns a copy of an empty database. */
async function initialize() {
  const database = await create();
  const copy = await database.dumpDataDir("none");
  await database.close();
  return copy;
}

async function buildTemplate(prepare) {
  const database = await create({ loadDataDir: await makeOnce("nothing", initialize) });
  await prepare(database);
  for (const statement of DROP_UNUSED.split(";").filter((part) => part.trim())) await database.exec(statement);
  const copy = await database.dumpDataDir("none");
  await database.close();
  return copy;
}

/** Every schema of the app, and none that this file creates. */
const OURS = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'kept')`;
/** The schema facts that a test must leave unchanged for its database to be reused; only rows may differ. */
const SHAPE = `
  select md5(string_agg(part, chr(10) order by part)) as shape from (
    select concat_ws(' ', n.nspname, c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull) as part
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 where ${OURS}
    union all
    select concat_ws(' ', t.tgrelid::regclass, t.tgname, t.tgenabled, pg_get_triggerdef(t.oid))
      from pg_trigger t where not t.tgisinternal
    union all
    select concat_ws(' ', n.nspname, p.proname, md5(p.prosrc))
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS}
    union all
    select concat_ws(' ', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace where ${OURS}
  ) parts`;
/** Each table with its stored columns, without generated ones. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', n.nspname || '.' || c.relname) as kept,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${OURS} group by 1, 2 order by 1`;
const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences
    where schemaname !~ '^pg_' and schemaname <> 'kept'`;

/** Idle databases by template. */
const idle = new Map();

/** Copies the rows of the tables. Returns a function that restores them and returns whether the schema is unchanged. */
async function keepRows(client) {
  const { rows: tables } = await client.query(TABLES);
  const { rows: sequences } = await client.query(SEQUENCES);
  const shapeOf = async () => (await client.query(SHAPE)).rows[0].shape;
  const shape = await shapeOf();
  await client.exec("create schema kept");
  for (const { name, kept, columns } of tables)
    await client.exec(`create table ${kept} as select ${columns} from ${name}`);
  return async () => {
    await client.exec("rollback; reset all; deallocate all; unlisten *; select pg_advisory_unlock_all()");
    if ((await shapeOf()) !== shape) return false;
    const names = tables.map(({ name }) => name).join(", ");
    await client.exec(`
      begin;
      set local session_replication_role = replica;
      truncate ${names} restart identity;
      ${tables.map(({ name, kept, columns }) => `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept};`).join("\n")}
      ${sequences.map(({ name, last_value: last }) => (last === null ? "" : `select setval('${name}', ${last});`)).join("\n")}
      commit;`);
    return true;
  };
}

/**
 * Returns an in-memory database as `prepare` left the template of this name. `release` gives the database back: the
 * next borrower of the name gets it with the template's rows, unless a test has changed the schema.
 */
async function borrowPglite(name, prepare) {
  if (!idle.has(name)) idle.set(name, []);
  const free = idle.get(name);
  let borrowed = free.pop();
  if (borrowed && !(await borrowed.bringBack().catch(() => false))) {
    await borrowed.client.close().catch(() => {});
    borrowed = undefined;
  }
  if (!borrowed) {
    if (!templates.has(name))
      templates.set(
        name,
        makeOnce(name, () => buildTemplate(prepare)),
      );
    const client = await create({ loadDataDir: await templates.get(name) });
    borrowed = { client, bringBack: await keepRows(client) };
  }
  const { client } = borrowed;
  return { client, release: async () => void free.push(borrowed) };
}

/** Opens an in-memory database from a data folder's tar, as PGlite dumps it. */
function restorePglite(tar) {
  return create({ loadDataDir: new Blob([tar]) });
}

export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.borrowPglite = borrowPglite;
    this.global.restorePglite = restorePglite;
  }
}
