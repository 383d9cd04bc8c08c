/**
 * Node's environment with `createPglite()`: PGlite loads its parts by a dynamic import, which the test's own realm does
 * not allow, so it lives outside. Initialising a database takes seconds: it is done once a worker, then copied.
 */
import { PGlite } from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

const templates = new Map();

/** An in-memory database as `prepare` left its template of this name. */
async function createPglite(name = "blank", prepare = async () => {}) {
  if (!templates.has(name)) {
    const build = async () => {
      const first = name === "blank" ? await PGlite.create() : await createPglite();
      await prepare(first);
      const copy = await first.dumpDataDir("none");
      await first.close();
      return copy;
    };
    templates.set(name, build());
  }
  return PGlite.create({ loadDataDir: await templates.get(name) });
}

export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.createPglite = createPglite;
  }
}
