/**
 * Bundles the reference backend into dist/backend: the server, its start-up and the analyzer thread, with migrations
 * and demo media. Packages are not bundled.
 */
import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = `${root}dist/backend`;

await rm(out, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    server: "backend/server.ts",
    "start-backend": "backend/start-backend.ts",
    "analyzer-thread": "backend/detect/analyzer-thread.ts",
  },
  splitting: true,
  outdir: out,
  outExtension: { ".js": ".mjs" },
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
await cp(`${root}backend/seed/media`, `${out}/media`, { recursive: true });
