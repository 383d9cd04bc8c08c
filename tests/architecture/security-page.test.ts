import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./source-files";

const page = readFileSync(path.join(ROOT, "docs/security.md"), "utf8");
const ROWS = [...Array.from({ length: 21 }, (_, index) => `S${index + 1}`), "R1", "R2", "R3", "R4", "R5", "R10", "R11"];
const TEST = /`([^`\s]+\.(?:test|spec)\.tsx?)`/g;
const testsIn = (text: string) => [...text.matchAll(TEST)].map((match) => match[1] ?? "");
const lines = page.split("\n");

test("every test that docs/security.md names exists", () => {
  const named = [...new Set(testsIn(page))];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test("each rule has one line, with its tests, or states that there are none", () => {
  for (const row of ROWS) {
    const found = lines.filter((line) => line.startsWith(`| ${row} |`));
    expect([row, found.length]).toEqual([row, 1]);
    const isShown = testsIn(found[0] ?? "").length > 0;
    expect([row, isShown !== /Not covered:/.test(found[0] ?? "")]).toEqual([row, true]);
  }
});

test("the page names every test of the proxy, the session and signing in", () => {
  const unnamed = ["lib/server/proxy", "lib/server/session", "app/api/session", "backend/sign-in"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => /\.test\.ts$/.test(name) && !page.includes(`\`${folder}/${name}\``))
      .map((name) => `${folder}/${name}`),
  );
  expect(unnamed).toEqual([]);
});

test("every page and command that docs/security.md refers to exists", () => {
  const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1] ?? "");
  expect(links.filter((link) => !existsSync(path.join(ROOT, "docs", link)))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const commands = [...page.matchAll(/`npm run ([\w:]+)`/g)].map((match) => match[1] ?? "");
  expect(commands.filter((command) => !scripts[command])).toEqual([]);
});
