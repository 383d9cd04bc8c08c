/** Bundles a file of this folder as a script for a page. */
import path from "node:path";
import { build } from "esbuild";
import { ROOT } from "../../../scripts/processes.mjs";

export async function bundleForPage(file) {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, "tests/bench/editor", file)],
    bundle: true,
    write: false,
    format: "iife",
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0].text;
}
