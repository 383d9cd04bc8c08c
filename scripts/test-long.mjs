/**
 * Tests that take minutes, and are therefore not part of `npm test`: connections closed as they are used, thousands of
 * clients that leave, hundreds of megabytes through the proxy, exports opened in another program, a thousand edits of a
 * large home, 250,000 vertices opened in a browser, a PostgreSQL killed and one migrated, and all property tests with
 * new inputs. Add words of a file's name to run only that file: `npm run test:long -- aborts` (`-- properties` for the
 * property tests).
 */
import { buildIfStale } from "./build.mjs";
import { installDependencies } from "./install.mjs";
import { run } from "./processes.mjs";
import { tryProperties } from "./property-rounds.mjs";
import { ensureSpreadsheet } from "./spreadsheet.mjs";

const words = process.argv.slice(2);
const isSelected = (name) => words.length === 0 || words.some((word) => name.includes(word));

await installDependencies();
const properties = isSelected("properties") ? await tryProperties() : 0;
const files = words.filter((word) => !"properties".includes(word));
if (words.length > 0 && files.length === 0) process.exit(properties);

await buildIfStale();
if (isSelected("spreadsheet")) process.env.SOFFICE_PATH = await ensureSpreadsheet();
// Files run one after another, because they measure memory and connections.
const code = await run("npx", ["--no-install", "jest", "--runInBand", ...files], {
  env: { ...process.env, LONG_TESTS: "1" },
});
process.exit(code || properties);
