/**
 * Next bundles pages, handlers and start-up code separately, so a module variable exists once per bundle. Only
 * `processWide` may keep state.
 */
import { isCode, isTest, read, sourceFiles } from "./source-files";

/** Harmless copies: each holds the same environment or contract. */
const SAME_EVERYWHERE: Record<string, string> = {
  "lib/server/env.ts: processEnv": "the environment, read once",
  "lib/server/proxy/match-rows.ts: rowsByCall": "the contract's rows, complete when the file is loaded",
};

/** A variable that can be reassigned, or a collection that can grow, at the top of a file. */
const STATE = /^(?:export )?(?:(?:let|var) (\w+)|const (\w+)(?:: [^=]+)? = new (?:Weak)?(?:Map|Set|Ref)\b)/gm;

const statesIn = (source: string) => [...source.matchAll(STATE)].map((match) => match[1] ?? match[2]);

test("no file of the server keeps state of its own", () => {
  const files = sourceFiles().filter((file) => /^(lib\/server|app)\//.test(file) && isCode(file) && !isTest(file));
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => statesIn(read(file)).map((name) => `${file}: ${name}`));
  expect(found.sort()).toEqual(Object.keys(SAME_EVERYWHERE).sort());
});

test("the rule detects state", () => {
  expect(statesIn("let waiting = 0;\n")).toEqual(["waiting"]);
  expect(statesIn("const entries = new Map<string, number>();\n")).toEqual(["entries"]);
  expect(statesIn("export const ids: X = new WeakMap();\n")).toEqual(["ids"]);
  expect(statesIn("const kept = processWide('x', () => new Map());\n  let inside = 1;\n")).toEqual([]);
});
