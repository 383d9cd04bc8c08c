/** Which files render which components: as an element, through another component, or by a lazy import. */
import { importsOf, isTest, read, sourceFiles } from "./source-files";

const files = sourceFiles().filter((file) => file.startsWith("components/") && file.endsWith(".tsx") && !isTest(file));
/** Files of components/ui and components/shell. */
export const parts = files.filter((file) => /^components\/(ui|shell)\//.test(file));

/** Returns the names of the components that a file exports. */
export const componentsOf = (file: string) =>
  [...read(file).matchAll(/^export (?:async )?(?:function|const|class) ([A-Z][a-z]\w*)/gm)].map(
    ([, name = ""]) => name,
  );

/** Returns the names that a file renders, as an element or by a lazy import. */
function namesRenderedBy(file: string): ReadonlySet<string> {
  const text = read(file);
  const elements = [...text.matchAll(/<(?:\w+\.)?([A-Z]\w*)/g)].map(([, name = ""]) => name);
  const lazy = [...text.matchAll(/import\("[^"]+"\)\s*\.then\(\(\{ (\w+)/g)].map(([, name = ""]) => name);
  // Components in a list that is rendered by another name, like the sections of groups.
  const listed = [...text.matchAll(/(?:Shown|Group): (\w+)/g)].map(([, name = ""]) => name);
  return new Set([...elements, ...lazy, ...listed]);
}

/** Returns `from` and every file of `parts` that they render, directly or through others. */
export function reached(from: readonly string[]): Set<string> {
  const found = new Set(from);
  const pending = [...from];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    const names = namesRenderedBy(file);
    const imported = new Set(importsOf(file));
    for (const part of parts) {
      if (found.has(part) || !imported.has(`./${part.replace(/\.tsx$/, "")}`)) continue;
      if (!componentsOf(part).some((name) => names.has(name))) continue;
      found.add(part);
      pending.push(part);
    }
  }
  return found;
}
