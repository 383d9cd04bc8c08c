/**
 * Node's environment with `createPglite()`: PGlite loads its parts by a dynamic import, which the test's own realm does
 * not allow, so it lives outside. Initialising a database takes seconds: it is done once a worker, then copied.
 */
import { PGlite } from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

const templates = new Map();

async function buildTemplate(prepare) {
  const first = await PGlite.create();
  await prepare(first);
  const copy = await first.dumpDataDir("none");
  await first.close();
  return copy;
}

/** An in-memory database as `prepare` left the template of this name. */
async function createPglite(name, prepare) {
  if (!templates.has(name)) templates.set(name, buildTemplate(prepare));
  return PGlite.create({ loadDataDir: await templates.get(name) });
}

export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.createPglite = createPglite;
  }
}
