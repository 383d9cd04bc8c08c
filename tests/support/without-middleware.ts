/** A copy of the build without middleware, next to the build. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

const COPIED = ["package.json", "next.config.mjs", "scripts", "public"];
/** Not needed by the server. */
const LEFT_OUT = /\/\.next\/(?:cache|dev|diagnostics|trace)/;
const MANIFEST = ".next/server/middleware-manifest.json";

/**
 * Copies the files of the built app into `folder`, and removes the middleware from Next's own manifest. Returns the
 * command that starts it. Throws if the manifest has no middleware, or an unknown format.
 */
export function copyWithoutMiddleware(folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const root = process.cwd();
  for (const name of [...COPIED, ".next"].filter((one) => existsSync(path.join(root, one)))) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !LEFT_OUT.test(source),
    });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const file = path.join(folder, MANIFEST);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as { middleware: object; sortedMiddleware: string[] };
  if (Object.keys(manifest.middleware).join() !== "/") throw new Error("The build lists no middleware to take out.");
  writeFileSync(file, JSON.stringify({ ...manifest, middleware: {}, sortedMiddleware: [] }));
  return [process.execPath, path.join(folder, "scripts/start.mjs")];
}
