/**
 * Everything that shows the product works, on a machine with nothing but Node and npm: static checks, unit, contract and
 * architecture tests, then the end-to-end tests in Chromium on the built app. Ends in `N passed, N failed`.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { ensureChromium } from "./browser.mjs";
import { buildIfStale } from "./build.mjs";
import { STATIC_CHECKS } from "./check.mjs";
import { installDependencies } from "./install.mjs";
import { ROOT, run } from "./processes.mjs";

const output = path.join(ROOT, ".test-output");
/** What properties are tried with: the same in every run of a commit. `npm run test:long` tries them with others. */
const PROPERTY_SEED = process.env.PROPERTY_SEED ?? "20261122";
const results = [];

function note(name, passed, failed, startedAt) {
  results.push({ name, passed, failed, seconds: Math.round((Date.now() - startedAt) / 1000) });
}

function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Beside each other, since two of them keep to one core; what each says comes in one piece. */
async function staticChecks() {
  const check = async ({ name, command, args }) => {
    const startedAt = Date.now();
    const said = path.join(output, `${name}.txt`);
    const into = openSync(said, "w");
    const code = await run(command, args, { stdio: ["ignore", into, into] });
    closeSync(into);
    console.log(`\n— ${name}\n${readFileSync(said, "utf8")}`);
    note(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, startedAt);
  };
  await Promise.all(STATIC_CHECKS.map(check));
}

/**
 * More than cores: a third of their time is waiting for answers that never come, for typing to pause and the like. As a number,
 * since jest takes what is over 100 % for so many workers.
 */
const WORKERS = Math.ceil(1.5 * availableParallelism());

async function unitTests() {
  const startedAt = Date.now();
  console.log("\n— unit, component, contract and architecture tests");
  const file = path.join(output, "jest.json");
  const code = await run(
    "npx",
    ["--no-install", "jest", "--ci", `--maxWorkers=${WORKERS}`, "--json", `--outputFile=${file}`],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, PROPERTY_SEED },
    },
  );
  const counts = report(file);
  const passed = counts?.numPassedTests ?? 0;
  const failed = (counts?.numFailedTests ?? 0) + (counts?.numRuntimeErrorTestSuites ?? 0);
  note("jest", passed, failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, startedAt);
}

async function endToEndTests(chromium) {
  const startedAt = Date.now();
  console.log("\n— end-to-end tests in Chromium");
  const file = path.join(output, "e2e.json");
  const code = await run("npx", ["--no-install", "playwright", "test"], {
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const stats = report(file)?.stats;
  const passed = stats?.expected ?? 0;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
  note("end-to-end", passed, failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, startedAt);
}

const begun = Date.now();
await installDependencies();
const chromium = await ensureChromium();
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
const prepared = Date.now();
await buildIfStale();
const built = Date.now();
await staticChecks();
await unitTests();
await endToEndTests(chromium);

console.log(
  `\nInstalled in ${Math.round((prepared - begun) / 1000)} s, built in ${Math.round((built - prepared) / 1000)} s.`,
);
for (const { name, passed, failed, seconds } of results)
  console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
const sum = (field) => results.reduce((total, result) => total + result[field], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
