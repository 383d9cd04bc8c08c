/** Bundles the reference backend into dist/backend: one module, its migrations beside it, packages left outside. */
import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = `${root}dist/backend`;

await rm(out, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ["backend/server.ts"],
  outfile: `${out}/server.mjs`,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.18",
  packages: "external",
  tsconfig: "tsconfig.json",
  sourcemap: true,
  logLevel: "warning",
});
await cp(`${root}backend/db/migrations`, `${out}/migrations`, { recursive: true });
