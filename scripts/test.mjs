/**
 * Runs the tests, on a machine with only Node and npm. Ends in `N passed, N failed`. `npm test`: static
 * checks, then unit, component, contract and architecture tests, then the browser journeys that no release may break.
 * `npm run test:extended`: the other browser tests, and every property with all of its inputs. `npm test -- words`:
 * tests of either with one of the words in the file's name, with the services that they need.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureChromium } from "./browser.mjs";
import { buildIfStale } from "./build.mjs";
import { STATIC_CHECKS } from "./check.mjs";
import { installDependencies } from "./install.mjs";
import { ROOT, run, runQuietly } from "./processes.mjs";
import { suitesOf, suitesWithProperties } from "./suites.mjs";

const words = process.argv.slice(2).filter((word) => word !== "--extended");
const part = words.length > 0 ? "chosen" : process.argv.includes("--extended") ? "extended" : "core";
const output = path.join(ROOT, ".test-output");
/** The seed of property tests, the same in every run of a commit. `npm run test:long` uses others. */
const PROPERTY_SEED = process.env.PROPERTY_SEED ?? "20261122";
/** The share of property inputs in `npm test`; `npm run test:extended` runs all. */
const CORE_SHARE = "0.2";
const results = [];

function addResult(name, passed, failed, startedAt) {
  results.push({ name, passed, failed, seconds: Math.round((Date.now() - startedAt) / 1000) });
}

function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Runs the checks in parallel, because two of them use one core; the output of each is printed in one piece. */
async function staticChecks() {
  const check = async ({ name, command, args }) => {
    const startedAt = Date.now();
    const { code, output } = await runQuietly(command, args);
    console.log(`\n— ${name}\n${output}`);
    addResult(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, startedAt);
  };
  await Promise.all(STATIC_CHECKS.map(check));
}

/**
 * More workers than cores, because a third of the time is spent waiting for timeouts, debounced typing and the like. A
 * number, because jest reads over 100 % as that many workers.
 */
const WORKERS = Math.ceil(1.5 * availableParallelism());

async function jest(name, args, env = {}) {
  const startedAt = Date.now();
  console.log(`\n— ${name}`);
  const file = path.join(output, "jest.json");
  rmSync(file, { force: true });
  const command = ["--no-install", "jest", "--ci", `--maxWorkers=${WORKERS}`, "--json", `--outputFile=${file}`];
  const code = await run("npx", [...command, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PROPERTY_SEED, ...env },
  });
  const counts = report(file);
  const passed = counts?.numPassedTests ?? 0;
  const failed = (counts?.numFailedTests ?? 0) + (counts?.numRuntimeErrorTestSuites ?? 0);
  addResult("jest", passed, failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, startedAt);
}

/** Returns the tests that passed only on a retry: the title, the first error and the trace of the second run. */
function flakyTests(suite, parentTitles = []) {
  const titles = suite.title ? [...parentTitles, suite.title] : parentTitles;
  const ofSuite = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ results: tries }) => ({
        title: [...titles, title].join(" › "),
        error: stripVTControlCharacters(tries[0]?.error?.message ?? "").split("\n")[0],
        trace: tries.flatMap(({ attachments }) => attachments).find(({ name }) => name === "trace")?.path ?? "no trace",
      })),
  );
  return [...ofSuite, ...(suite.suites ?? []).flatMap((inner) => flakyTests(inner, titles))];
}

let flaky = [];

async function browserTests(name, chromium, specs = []) {
  const startedAt = Date.now();
  console.log(`\n— ${name}`);
  const file = path.join(output, "e2e.json");
  rmSync(file, { force: true });
  const code = await run("npx", ["--no-install", "playwright", "test", ...specs], {
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_PART: part },
  });
  const all = report(file);
  flaky = (all?.suites ?? []).flatMap((suite) => flakyTests(suite));
  const passed = (all?.stats.expected ?? 0) + (all?.stats.flaky ?? 0);
  const failed = (all?.stats.unexpected ?? 0) + (all?.stats.skipped ?? 0);
  addResult("browser", passed, failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, startedAt);
}

async function runChosen(chromium) {
  const isChosen = (file) => words.some((word) => file.includes(word));
  const suites = suitesOf().filter(isChosen);
  const specs = readdirSync(path.join(ROOT, "tests/e2e")).filter((file) => file.endsWith(".spec.ts") && isChosen(file));
  if (suites.length + specs.length === 0) {
    console.error(`No test file has ${words.map((word) => `"${word}"`).join(" or ")} in its name.`);
    process.exit(1);
  }
  if (suites.length > 0) await jest("chosen tests", ["--runTestsByPath", ...suites]);
  if (specs.length === 0) return;
  await buildIfStale();
  await browserTests(
    "chosen browser tests",
    await chromium(),
    specs.map((file) => `/${file}`),
  );
}

const runStartedAt = Date.now();
const countsFile = path.join(output, `counts-${part}.json`);
rmSync(countsFile, { force: true });
await installDependencies();
mkdirSync(output, { recursive: true });
if (part === "chosen") {
  await runChosen(ensureChromium);
} else {
  const chromium = await ensureChromium();
  if (part === "core") {
    rmSync(output, { recursive: true, force: true });
    mkdirSync(output, { recursive: true });
  }
  const prepared = Date.now();
  await buildIfStale();
  const seconds = (from, to) => Math.round((to - from) / 1000);
  console.log(`\nInstalled in ${seconds(runStartedAt, prepared)} s, built in ${seconds(prepared, Date.now())} s.`);
  if (part === "core") {
    await staticChecks();
    const core = ["--testPathIgnorePatterns", "/node_modules/", "\\.extended\\.test\\.tsx?$"];
    await jest("unit, component, contract and architecture tests", core, { PROPERTY_SHARE: CORE_SHARE });
    await browserTests("journeys in Chromium", chromium);
  } else {
    const suites = suitesOf().filter((file) => file.includes(".extended.test."));
    await jest("properties with all inputs", ["--runTestsByPath", ...new Set([...suitesWithProperties(), ...suites])]);
    await browserTests("the other tests in Chromium", chromium);
  }
}

console.log("");
for (const { name, passed, failed, seconds } of results)
  console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
if (flaky.length > 0) {
  console.log("\nFlaky (passed when tried again):");
  for (const { title, error, trace } of flaky) console.log(`  ${title}\n    ${error}\n    ${trace}`);
}
const sum = (field) => results.reduce((total, result) => total + result[field], 0);
const counts = { passed: sum("passed"), failed: sum("failed"), flaky: flaky.length };
writeFileSync(countsFile, JSON.stringify(counts));
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
