/** The import graph of the source files, types included. */
import path from "node:path";
import { importsOf, isCode, isTest, sourceFiles } from "./source-files";

const sources = sourceFiles().filter((file) => !isTest(file));
const known = new Set(sources);
export const folderOf = (file: string): string => path.posix.dirname(file);

/** Returns the source file of an import, or null for a package. */
function resolveImport(imported: string): string | null {
  if (!imported.startsWith("./")) return null;
  const base = imported.slice(2);
  return ["", ".ts", ".tsx", ".mjs"].map((ending) => base + ending).find((file) => known.has(file)) ?? null;
}

/** The repository files that each source file imports, without tests. */
export const imports: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  sources.filter(isCode).map((file) => {
    const targets = importsOf(file).flatMap((imported) => resolveImport(imported) ?? []);
    return [file, new Set(targets.filter((target) => target !== file))];
  }),
);

/** Finds groups of files that import each other, types included (Tarjan's strongly connected components). */
export function findCycles(): string[][] {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) cycles.push(group.sort());
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/** Finds pairs of folders that import from each other. */
export function findFolderPairs(): string[] {
  const dependencies = new Set<string>();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      if (folderOf(file) !== folderOf(target)) dependencies.add(`${folderOf(file)} ${folderOf(target)}`);
    }
  }
  return [...dependencies].filter((dependency) => {
    const [from, to] = dependency.split(" ") as [string, string];
    return from < to && dependencies.has(`${to} ${from}`);
  });
}
