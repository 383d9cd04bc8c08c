/** What measures the statements, bundled with the backend's own sources: they are TypeScript. */
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../../../scripts/processes.mjs";

export async function measureStatements(...params) {
  // Below the packages, which stay outside of it.
  const folder = mkdtempSync(path.join(ROOT, "node_modules/.script-"));
  const outfile = path.join(folder, "statements.mjs");
  try {
    await build({
      entryPoints: [path.join(ROOT, "tests/bench/reporting/statements.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      logLevel: "error",
    });
    return await (await import(pathToFileURL(outfile))).measureStatements(...params);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
