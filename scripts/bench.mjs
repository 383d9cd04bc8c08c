/**
 * Measures the promised qualities: `npm run bench`, or `npm run bench -- table` for benchmarks with "table" in the
 * name. Each tests/bench/*.bench.mjs exports a `title` and `run({ browser, origin, port, signIn })`, which returns rows
 * of {what, value, unit, goal}; a goal is a maximum, and {what, skipped} gives the reason for a missing value. The
 * built app and a small backend run once for all benchmarks, on their own ports (BENCH_PORT and the next; a benchmark
 * that needs more counts up from `port`). Ends with the number of missed goals, and with status 1 if there are any.
 */
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { judge, verdictOf } from "./bench-goals.mjs";
import { ensureChromium } from "./browser.mjs";
import { buildIfStale } from "./build.mjs";
import { installDependencies } from "./install.mjs";
import { isPortFree, ROOT, stop, waitUntilReady } from "./processes.mjs";

const FOLDER = path.join(ROOT, "tests/bench");
const FLAGS =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

function formatFigure({ value, unit, skipped }) {
  if (skipped) return `skipped: ${skipped}`;
  const digits = Number.isInteger(value) ? 0 : value < 1 ? 3 : 1;
  return `${value.toFixed(digits)}${unit ? ` ${unit}` : ""}`;
}

/** Prints the results of one benchmark. */
function print(title, rows) {
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`\n${title}`);
  for (const row of rows) {
    const goal = row.goal === undefined ? "" : `<= ${formatFigure({ ...row, value: row.goal })}`;
    const figures = `${formatFigure(row).padStart(10)}  ${goal.padStart(12)}`;
    console.log(`  ${row.what.padEnd(width)}  ${figures}  ${verdictOf(row)}`.trimEnd());
  }
}

async function start(name, script, address, env) {
  const port = Number(new URL(address).port);
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken. Set BENCH_PORT to another.`);
  const child = spawn(process.execPath, [path.join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.push(child);
  if (!(await waitUntilReady(address, child))) throw new Error(`The ${name} did not start.`);
}

/** Signs a page in by the form, as the small backend's only employee. */
async function signIn(page) {
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill("noor@other.test");
  await page.getByLabel("Password", { exact: true }).fill("Other-Backend-1!");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

const filter = process.argv[2] ?? "";
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".bench.mjs") && name.includes(filter));
if (files.length === 0) {
  console.error(`No bench has "${filter}" in its name.`);
  process.exit(1);
}
await installDependencies();
const executablePath = await ensureChromium();
await buildIfStale();
const { chromium } = await import("@playwright/test");
const children = [];
const port = Number(process.env.BENCH_PORT ?? 3240);
const origin = `http://localhost:${port}`;
const backend = `http://127.0.0.1:${port + 1}`;
const allRows = [];
try {
  await start("backend", "tests/support/second-backend.mjs", `${backend}/healthz`, {});
  await start("app", "scripts/start.mjs", `${origin}/login`, {
    APP_ORIGIN: origin,
    BACKEND_URL: backend,
    SESSION_SECRET: "bench-session-secret-of-enough-length",
  });
  for (const file of files) {
    const { title, run } = await import(pathToFileURL(path.join(FOLDER, file)).href);
    // Each benchmark has its own browser, so that none is slowed by the one before.
    const browser = await chromium.launch({ executablePath, args: FLAGS.split(" ") });
    try {
      const rows = await run({ browser, origin, port, signIn });
      print(title, rows);
      allRows.push(...rows);
    } finally {
      await browser.close();
    }
  }
} finally {
  await Promise.all(children.map(stop));
}
const { isMissed, says } = judge(allRows);
console.log(`\n${says}`);
process.exitCode = isMissed ? 1 : 0;
