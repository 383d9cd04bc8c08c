/**
 * Node's environment with `createPglite()` and `restorePglite()`: PGlite loads its parts by a dynamic import, which the test's own realm does
 * not allow, so it lives outside. Initialising a database takes seconds: it is done once a worker, then copied.
 */
import { PGlite } from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

const templates = new Map();

/** PGlite sets aside 128 MB of buffers and clears them at every start; a test's database is a few. */
const BUFFERS = ["-c", "shared_buffers=4MB"];
/** A start from a copy arms a timer of ten seconds, again and again, which outlives the database and keeps it whole. */
const NO_TIMER = ["-c", "log_startup_progress_interval=0"];
const startParams = [...PGlite.defaultStartParams, ...BUFFERS, ...NO_TIMER];

/** No test creates a database: the ones that new databases are made from would only be copied along. */
const DROP_UNUSED = `
  update pg_database set datistemplate = false;
  drop database template0;
  drop database template1;
  checkpoint;
`;

async function buildTemplate(prepare) {
  const first = await PGlite.create({ startParams });
  await prepare(first);
  for (const statement of DROP_UNUSED.split(";").filter((part) => part.trim())) await first.exec(statement);
  const copy = await first.dumpDataDir("none");
  await first.close();
  return copy;
}

/** An in-memory database as `prepare` left the template of this name. */
async function createPglite(name, prepare) {
  if (!templates.has(name)) templates.set(name, buildTemplate(prepare));
  return PGlite.create({ startParams, loadDataDir: await templates.get(name) });
}

/** An in-memory database from a data folder's tar, as PGlite dumps it. */
function restorePglite(tar) {
  return PGlite.create({ startParams, loadDataDir: new Blob([tar]) });
}

export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.createPglite = createPglite;
    this.global.restorePglite = restorePglite;
  }
}
