/**
 * What takes minutes, and so is no part of `npm test`: connections closed as they are used, thousands of callers that
 * leave, hundreds of megabytes through the proxy, exports opened in another program, a thousand edits of a large home. Add words
 * of a file's name to run that alone: `npm run test:long -- aborts`.
 */
import { buildIfStale } from "./build.mjs";
import { installDependencies } from "./install.mjs";
import { run } from "./processes.mjs";
import { ensureSpreadsheet } from "./spreadsheet.mjs";

const wanted = process.argv.slice(2);

await installDependencies();
await buildIfStale();
const isSpreadsheetWanted = wanted.length === 0 || wanted.some((word) => "spreadsheet".includes(word));
if (isSpreadsheetWanted) process.env.SOFFICE_PATH = await ensureSpreadsheet();
// One after another: they count memory and connections.
const code = await run("npx", ["--no-install", "jest", "--runInBand", ...wanted], {
  env: { ...process.env, LONG_TESTS: "1" },
});
process.exit(code);
