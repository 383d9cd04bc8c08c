/**
 * Runs the product on this machine with demo data: installs, builds, starts the reference backend and the app. Has no
 * dependencies itself.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildIfStale } from "./build.mjs";
import { DEMO_CLAIMS, DEMO_PASSWORD, DEMO_SIGN_INS } from "./demo-sign-ins.mjs";
import { installDependencies } from "./install.mjs";
import { isPortFree, ROOT, stop, waitUntilReady } from "./processes.mjs";

const port = Number(process.env.PORT ?? 3000);
const backendPort = Number(process.env.BACKEND_PORT ?? 4000);
const storagePort = Number(process.env.STORAGE_PORT ?? 4001);
const dataDir = path.resolve(ROOT, process.env.DATA_DIR ?? ".data");
const origin = process.env.APP_ORIGIN ?? `http://localhost:${port}`;
const storageOrigin = process.env.STORAGE_ORIGIN ?? `http://localhost:${storagePort}`;

/** The demo has no documents of its own, and uses a domain reserved for examples. */
const DEMO_LINKS = {
  HELP_URL: "https://example.com/help",
  HELP_URL_UNDERWRITING: "https://example.com/help-underwriting",
  TERMS_URL: "https://example.com/terms",
  PRIVACY_URL: "https://example.com/privacy",
  PATENTS_URL: "https://example.com/patents",
  SUPPORT_EMAIL: "support@example.com",
};

/** Returns a secret that is stored with the data, so that a restart signs nobody out. */
function secret(name) {
  const file = path.join(dataDir, `${name}.secret`);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}

async function refuseTakenPorts() {
  for (const [variable, taken, other] of [
    ["PORT", port, port + 100],
    ["BACKEND_PORT", backendPort, backendPort + 100],
    ["STORAGE_PORT", storagePort, storagePort + 100],
  ]) {
    if (await isPortFree(taken)) continue;
    console.error(
      `Port ${taken} is taken. Stop the program that uses it, or choose another port:\n\n  ${variable}=${other} npm run demo\n`,
    );
    process.exit(1);
  }
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  console.error(`Lintel needs Node 20.18.1 or newer; this is ${process.version}.`);
  process.exit(1);
}
await refuseTakenPorts();
await installDependencies();
await buildIfStale();

const children = [];
let isStopping = false;

async function stopAll(code) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([...children].reverse().map(stop));
  process.exit(code);
}

function start(name, script, env) {
  // In its own process group: Ctrl-C reaches only this script, which then stops app and backend in order.
  const child = spawn(process.execPath, [path.join(ROOT, script)], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.on("exit", (code) => {
    if (isStopping) return;
    console.error(`The ${name} has stopped (exit code ${code}).`);
    stopAll(1);
  });
  return child;
}

process.on("SIGINT", () => {
  console.log("\nStopping…");
  stopAll(0);
});
process.on("SIGTERM", () => stopAll(0));

console.log("Starting…");
const backend = start("backend", "dist/backend/server.mjs", {
  BACKEND_PORT: String(backendPort),
  STORAGE_PORT: String(storagePort),
  STORAGE_ORIGIN: storageOrigin,
  BACKEND_SECRET: secret("backend"),
  DATA_DIR: dataDir,
  APP_ORIGIN: origin,
  DEMO_MODE: "1",
});
const isBackendReady = await waitUntilReady(`http://127.0.0.1:${backendPort}/healthz`, backend, 180_000);
const app = isBackendReady
  ? start("app", "scripts/start.mjs", {
      PORT: String(port),
      APP_ORIGIN: origin,
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
      STORAGE_ORIGIN: storageOrigin,
      SESSION_SECRET: secret("session"),
      ...DEMO_LINKS,
    })
  : null;
if (!app || !(await waitUntilReady(`http://localhost:${port}/login`, app, 120_000))) {
  console.error("It did not become ready in time.");
  await stopAll(1);
} else {
  const width = Math.max(...DEMO_SIGN_INS.map(({ email }) => email.length));
  console.log(`\nLintel runs at ${origin}\n\nSign in with the password ${DEMO_PASSWORD} as\n`);
  for (const { email, what } of DEMO_SIGN_INS) console.log(`  ${email.padEnd(width)}  ${what}`);
  console.log(`\nWhat it mails: http://127.0.0.1:${backendPort}/outbox`);
  console.log("\nWorth opening first\n");
  for (const { name, what } of DEMO_CLAIMS) console.log(`  ${name}: ${what}`);
  console.log("\nStop with Ctrl-C.");
}
