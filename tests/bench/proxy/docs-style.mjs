/**
 * Builds the app with the docs' handler into .test-output, once for each version of its source and of Next. By webpack,
 * because Turbopack searches parent folders for a middleware and an instrumentation, and would find the product's.
 */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT, runOrExit } from "../../../scripts/processes.mjs";

const SOURCE = path.join(import.meta.dirname, "docs-style");
const BUILT = path.join(ROOT, ".test-output/docs-style");
const STAMP = path.join(BUILT, "built-from");

function sourceHash() {
  const hash = createHash("sha256").update(process.version);
  const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  for (const file of [...paths, path.join(ROOT, "node_modules/next/package.json")]) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** Returns the folder to start Next in. */
export async function buildDocsStyle() {
  const hash = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return BUILT;
  rmSync(BUILT, { recursive: true, force: true });
  mkdirSync(BUILT, { recursive: true });
  cpSync(SOURCE, BUILT, { recursive: true });
  await runOrExit("The docs-style build", process.execPath, [nextBin, "build", "--webpack", BUILT], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", BENCH_ROOT: ROOT },
  });
  writeFileSync(STAMP, hash);
  return BUILT;
}

export const nextBin = path.join(ROOT, "node_modules/next/dist/bin/next");
