/**
 * The detector as the backend runs it, in a thread of its own: the pixels of many photos take a test's own thread, where
 * every use of a global passes through a wall, a hundred times as long.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { detectInWorker } from "@/backend/detect/detect-in-worker";
import type { Detector } from "@/backend/detect/detector";

const ENTRY = path.join(process.cwd(), "backend/detect/detect-worker.ts");

/** `close` ends the thread, `remove` takes its file away. */
export function builtDetector(): Detector & { remove: () => void } {
  const folder = path.join(process.cwd(), ".test-output", `worker-${process.pid}-${Date.now()}`);
  const script = path.join(folder, "detect-worker.mjs");
  mkdirSync(folder, { recursive: true });
  const options = ["--bundle", "--platform=node", "--format=esm", "--packages=external", `--outfile=${script}`];
  execFileSync("npx", ["--no-install", "esbuild", ENTRY, ...options], { stdio: "pipe" });
  const detector = detectInWorker(pathToFileURL(script));
  return { ...detector, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
