/** Installs package-lock.json if it has not been installed or has changed since. */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT, runOrExit } from "./processes.mjs";

export async function installDependencies() {
  const installed = path.join(ROOT, "node_modules/.package-lock.json");
  const lockFile = path.join(ROOT, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs) return;
  console.log("Installing dependencies…");
  await runOrExit("npm ci", "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}
