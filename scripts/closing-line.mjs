/**
 * Adds up the results of the named suites: `closing-line.mjs core extended`. A suite that did not end counts as failed.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./processes.mjs";

const NOT_ENDED = { passed: 0, failed: 1, flaky: 0 };

const counts = process.argv.slice(2).map((part) => {
  const file = path.join(ROOT, `.test-output/counts-${part}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : NOT_ENDED;
});
const sum = (field) => counts.reduce((total, part) => total + part[field], 0);
if (sum("flaky") > 0) console.log(`\n${sum("flaky")} passed only when tried again, listed above.`);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
