/** A copy of the build that has no middleware any more, beside the build itself. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

const COPIED = ["package.json", "next.config.mjs", "scripts", "public"];
/** Of no use to the server. */
const LEFT_OUT = /\/\.next\/(?:cache|dev|diagnostics|trace)/;
const MANIFEST = ".next/server/middleware-manifest.json";

/**
 * Copies what the built app runs from into `folder`, and takes the middleware out of Next's own list of what to run.
 * Returns the command that starts it. Throws when the build lists none, or anything of another shape.
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
