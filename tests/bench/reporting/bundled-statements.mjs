/** Bundles the measurement of the statements with the backend's sources, which are TypeScript. */
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../../../scripts/processes.mjs";

export async function measureStatements(...params) {
  // Inside node_modules, so that the packages outside the bundle are found.
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
