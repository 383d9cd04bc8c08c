/** Starts both programs for development: the backend built once, the app with hot reload. */
import { spawn } from "node:child_process";
import path from "node:path";
import { installDependencies } from "./install.mjs";
import { ROOT, runOrExit, stop, waitUntilReady } from "./processes.mjs";

const port = process.env.PORT ?? "3000";
const backendPort = process.env.BACKEND_PORT ?? "4000";
const origin = process.env.APP_ORIGIN ?? `http://localhost:${port}`;
const storagePort = process.env.STORAGE_PORT ?? "4001";
const storageOrigin = process.env.STORAGE_ORIGIN ?? `http://localhost:${storagePort}`;

await installDependencies();
await runOrExit("The backend's build", process.execPath, ["scripts/build-backend.mjs"]);

const children = [];
const stopAll = async (code) => {
  await Promise.all(children.map(stop));
  process.exit(code);
};
const start = (args, env) => {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  child.on("exit", (code) => stopAll(code ?? 0));
  children.push(child);
  return child;
};

process.on("SIGINT", () => stopAll(0));
process.on("SIGTERM", () => stopAll(0));
const backend = start(["dist/backend/server.mjs"], {
  BACKEND_PORT: backendPort,
  STORAGE_PORT: storagePort,
  STORAGE_ORIGIN: storageOrigin,
  BACKEND_SECRET: process.env.BACKEND_SECRET ?? "only-for-development-on-this-machine",
  DATA_DIR: path.resolve(ROOT, process.env.DATA_DIR ?? ".data"),
  APP_ORIGIN: origin,
  DEMO_MODE: "1",
});
await waitUntilReady(`http://127.0.0.1:${backendPort}/healthz`, backend, 180_000);
start(["node_modules/next/dist/bin/next", "dev", "-p", port], {
  APP_ORIGIN: origin,
  BACKEND_URL: `http://127.0.0.1:${backendPort}`,
  STORAGE_ORIGIN: storageOrigin,
  SESSION_SECRET: process.env.SESSION_SECRET ?? "only-for-development-on-this-machine",
});
