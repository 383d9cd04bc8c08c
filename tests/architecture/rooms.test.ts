import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { IMPORT_TABLE } from "./import-table";
import { isCode, isTest, ROOT, read, sourceFiles } from "./source-files";

const FORBIDDEN = ["utils", "util", "helpers", "helper", "common", "misc", "types", "services", "index"];
const files = sourceFiles();

test("no folder or file is called utils, helpers, common, misc, types or services", () => {
  const named = files.filter((file) =>
    file.split("/").some((part) => FORBIDDEN.includes(part.replace(/(\.test)?\.(ts|tsx|mjs|css)$|\.module\.css$/, ""))),
  );
  expect(named).toEqual([]);
});

test("no file only re-exports others", () => {
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

test("the top level contains only the files and folders that the design names", () => {
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

test("docs/architecture.md names every room of the table", () => {
  const page = readFileSync(path.join(ROOT, "docs/architecture.md"), "utf8");
  for (const { room } of IMPORT_TABLE) {
    const isBuilt = existsSync(path.join(ROOT, room));
    if (isBuilt) expect(page).toContain(`\`${room}\``);
  }
});

const DECISIONS = path.join(ROOT, "docs/decisions");
const decisions = readdirSync(DECISIONS).sort();
const decisionNumber = (index: number) => String(index + 1).padStart(3, "0");

test("decision pages are numbered from 001 without a gap, at most 30", () => {
  expect(decisions.length).toBeGreaterThanOrEqual(10);
  expect(decisions.length).toBeLessThanOrEqual(30);
  expect(decisions.map((name) => name.slice(0, 4))).toEqual(decisions.map((_, index) => `${decisionNumber(index)}-`));
});

test.each(decisions)("%s has a date, a status, context, decision and consequences, within 70 lines", (name) => {
  const text = readFileSync(path.join(DECISIONS, name), "utf8");
  expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)}\\. \\S`));
  expect(text).toMatch(/\nDate: 20\d\d-\d\d-\d\d\n/);
  const status = /\nStatus: (?:accepted|(?:superseded|amended) by (\d{3}(?:, \d{3})*))\n/.exec(text);
  expect(status).not.toBeNull();
  const numbers = decisions.map((_, index) => decisionNumber(index));
  for (const other of status?.[1]?.split(", ") ?? []) expect(numbers).toContain(other);
  expect(text).toMatch(/\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/);
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(70);
});
