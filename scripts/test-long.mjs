/**
 * What takes minutes, and so is no part of `npm test`: connections closed as they are used, thousands of callers that
 * leave, hundreds of megabytes through the proxy. Add words of a file's name to run that alone: `npm run test:long -- aborts`.
 */
import { buildIfStale } from "./build.mjs";
import { installDependencies } from "./install.mjs";
import { run } from "./processes.mjs";

await installDependencies();
await buildIfStale();
// One after another: they count memory and connections.
const code = await run("npx", ["--no-install", "jest", "--runInBand", ...process.argv.slice(2)], {
  env: { ...process.env, LONG_TESTS: "1" },
});
process.exit(code);
