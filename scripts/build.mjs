/** Builds the app and the reference backend if their source is newer than the last build. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT, runOrExit } from "./processes.mjs";

const SOURCES = [
  "app",
  "backend",
  "components",
  "lib",
  "public",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
];

function newestTime(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => newestTime(path.join(file, name))));
}

function isFresh() {
  const outputs = [".next/BUILD_ID", "dist/backend/server.mjs"].map((file) => path.join(ROOT, file));
  if (!outputs.every((file) => existsSync(file))) return false;
  const built = Math.min(...outputs.map((file) => statSync(file).mtimeMs));
  return Math.max(...SOURCES.map((source) => newestTime(path.join(ROOT, source)))) < built;
}

export async function buildIfStale() {
  if (isFresh()) return;
  console.log("Building…");
  await runOrExit("The build", "npm", ["run", "build", "--silent"], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
}
