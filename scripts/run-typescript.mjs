/**
 * Bundles one TypeScript script, because Node 20 does not strip types, and runs it with the server's import conditions:
 * `node scripts/run-typescript.mjs scripts/x.ts`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { ROOT, run } from "./processes.mjs";

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error("Which script? node scripts/run-typescript.mjs scripts/<name>.ts");
  process.exit(1);
}
const folder = mkdtempSync(path.join(ROOT, "node_modules/.script-"));
const outfile = path.join(folder, "script.mjs");
try {
  await build({
    entryPoints: [path.join(ROOT, script)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  process.exitCode = await run(process.execPath, ["--conditions=react-server", outfile, ...args]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
