/** Which parts of the house are drawn by which files: as an element, by what an element draws, or loaded when wanted. */
import { importsOf, isTest, read, sourceFiles } from "./source-files";

const files = sourceFiles().filter((file) => file.startsWith("components/") && file.endsWith(".tsx") && !isTest(file));
/** Of components/ui and components/shell. */
export const parts = files.filter((file) => /^components\/(ui|shell)\//.test(file));

/** The names of the components that a file gives to others. */
export const componentsOf = (file: string) =>
  [...read(file).matchAll(/^export (?:async )?(?:function|const|class) ([A-Z][a-z]\w*)/gm)].map(
    ([, name = ""]) => name,
  );

/** The names that a file draws: as an element, or loaded when they are wanted. */
function drawnBy(file: string): ReadonlySet<string> {
  const text = read(file);
  const elements = [...text.matchAll(/<(?:\w+\.)?([A-Z]\w*)/g)].map(([, name = ""]) => name);
  const lazy = [...text.matchAll(/import\("[^"]+"\)\s*\.then\(\(\{ (\w+)/g)].map(([, name = ""]) => name);
  // As a value of a list that is drawn by another name, as the groups' sections are.
  const listed = [...text.matchAll(/(?:Shown|Group): (\w+)/g)].map(([, name = ""]) => name);
  return new Set([...elements, ...lazy, ...listed]);
}

/** Every file whose components are drawn by one of `from`, or by what those draw. */
export function reached(from: readonly string[]): Set<string> {
  const all = new Set(from);
  const open = [...from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const names = drawnBy(file);
    const imported = new Set(importsOf(file));
    for (const part of parts) {
      if (all.has(part) || !imported.has(`./${part.replace(/\.tsx$/, "")}`)) continue;
      if (!componentsOf(part).some((name) => names.has(name))) continue;
      all.add(part);
      open.push(part);
    }
  }
  return all;
}
