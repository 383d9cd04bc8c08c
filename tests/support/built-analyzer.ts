/** The photo analyzer in a worker thread: Jest wraps every global in its own thread, a hundred times slower. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PhotoAnalyzer } from "@/backend/detect/photo-analyzer";
import { createWorkerAnalyzer } from "@/backend/detect/worker-analyzer";

const ENTRY = path.join(process.cwd(), "backend/detect/analyzer-thread.ts");

/** Builds and starts the analyzer; `close` ends its thread, `remove` deletes its built file. */
export function builtAnalyzer(): PhotoAnalyzer & { remove: () => void } {
  const folder = path.join(process.cwd(), ".test-output", `worker-${process.pid}-${Date.now()}`);
  const script = path.join(folder, "analyzer-thread.mjs");
  mkdirSync(folder, { recursive: true });
  const options = ["--bundle", "--platform=node", "--format=esm", "--packages=external", `--outfile=${script}`];
  execFileSync("npx", ["--no-install", "esbuild", ENTRY, ...options], { stdio: "pipe" });
  const analyzer = createWorkerAnalyzer(pathToFileURL(script));
  return { ...analyzer, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
