import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { IMPORT_TABLE } from "./import-table";
import { isCode, isTest, ROOT, read, sourceFiles } from "./source-files";

const FORBIDDEN = ["utils", "util", "helpers", "helper", "common", "misc", "types", "services", "index"];
const files = sourceFiles();

test("no room without a purpose: none is called utils, helpers, common, misc, types or services", () => {
  const named = files.filter((file) =>
    file.split("/").some((part) => FORBIDDEN.includes(part.replace(/(\.test)?\.(ts|tsx|mjs|css)$|\.module\.css$/, ""))),
  );
  expect(named).toEqual([]);
});

test("no barrels: a file does not only pass on what others export", () => {
  const barrels = files.filter((file) => {
    if (!isCode(file) || isTest(file)) return false;
    const lines = read(file)
      .split("\n")
      .filter((line) => line.trim() !== "" && !/^\s*(\/\/|\/?\*)/.test(line));
    return lines.length > 0 && lines.every((line) => /^export .* from /.test(line));
  });
  expect(barrels).toEqual([]);
});

test("file names are kebab-case", () => {
  const odd = files.filter((file) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(path.basename(file)));
  expect(odd).toEqual([]);
});

test("the top level holds only what the design names", () => {
  const allowed = new Set(
    `.ci .editorconfig .env.example .git .github .gitignore .npmrc .nvmrc CHANGELOG.md CONTRIBUTING.md Dockerfile LICENSE
    README.md SECURITY.md app backend biome.json components compose.yaml docs instrumentation.ts jest.config.mjs middleware.test.ts
    knip.json lib middleware.ts next.config.mjs package-lock.json package.json playwright.config.ts public scripts tests tsconfig.json`.split(
      /\s+/,
    ),
  );
  const ignored = readFileSync(path.join(ROOT, ".gitignore"), "utf8")
    .split("\n")
    .map((line) => line.replaceAll("/", ""))
    .filter(Boolean);
  const isIgnored = (name: string) => ignored.includes(name) || name.endsWith(".tsbuildinfo");
  expect(readdirSync(ROOT).filter((name) => !allowed.has(name) && !isIgnored(name))).toEqual([]);
});

test("the page of the house names every room of the table", () => {
  const page = readFileSync(path.join(ROOT, "docs/architecture.md"), "utf8");
  for (const { room } of IMPORT_TABLE) {
    const isBuilt = existsSync(path.join(ROOT, room));
    if (isBuilt) expect(page).toContain(`\`${room}\``);
  }
});

test("decision pages run from 001 without a gap, each with a date and its consequences", () => {
  const pages = readdirSync(path.join(ROOT, "docs/decisions")).sort();
  expect(pages.length).toBeGreaterThanOrEqual(10);
  pages.forEach((name, index) => {
    expect(name.slice(0, 4)).toBe(`${String(index + 1).padStart(3, "0")}-`);
    const text = readFileSync(path.join(ROOT, "docs/decisions", name), "utf8");
    expect(text).toMatch(/^# \d+\. /);
    expect(text).toMatch(/\n20\d\d-\d\d-\d\d\n/);
    expect(text).toMatch(/\n## Consequences\n/);
  });
});
