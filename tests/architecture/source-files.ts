/** Lists the repository's source files, and what each one imports. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = process.cwd();
const ROOMS = ["app", "backend", "components", "lib", "scripts", "tests"];
const SOURCE = /\.(ts|tsx|mjs|css)$/;

/** Returns paths relative to the repository's root, with forward slashes. */
export function sourceFiles(): string[] {
  const found: string[] = [
    "middleware.ts",
    "instrumentation.ts",
    "next.config.mjs",
    "jest.config.mjs",
    "playwright.config.ts",
  ];
  const collect = (folder: string) => {
    for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
      const entryPath = `${folder}/${entry.name}`;
      if (entry.isDirectory()) collect(entryPath);
      else if (SOURCE.test(entry.name) && !entry.name.endsWith(".d.ts")) found.push(entryPath);
    }
  };
  for (const room of ROOMS) collect(room);
  return found.sort();
}

export const isTest = (file: string) => /\.(test|test-d|spec)\.tsx?$/.test(file) || file.startsWith("tests/");
export const isCode = (file: string) => !file.endsWith(".css");
export const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
export const lineCount = (file: string) => read(file).trimEnd().split("\n").length;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)|new Worker\(\s*new URL\(\s*["'](\.[^"']+)["']\s*,\s*import\.meta\.url/g;

/** Returns the imports of a file: packages as written, files of the repository as paths from the root. */
export function importsOf(file: string): string[] {
  const found: string[] = [];
  for (const match of read(file).matchAll(IMPORT)) {
    const specifier = match[1] ?? match[2] ?? match[3] ?? match[4];
    if (!specifier) continue;
    if (specifier.startsWith("@/")) found.push(`./${specifier.slice(2)}`);
    else if (specifier.startsWith(".")) found.push(`./${path.posix.join(path.posix.dirname(file), specifier)}`);
    else found.push(specifier);
  }
  return found;
}
