import { isCode, isTest, read, sourceFiles } from "./source-files";

const code = sourceFiles().filter((file) => isCode(file) && !file.startsWith("tests/architecture/"));
const matching = (files: readonly string[], pattern: RegExp) => files.filter((file) => pattern.test(read(file)));

test("no any, no suppressed lint, nothing left unfinished", () => {
  const source = code.filter((file) => !isTest(file));
  expect(matching(source, /:\s*any\b|\bas any\b|<any>/)).toEqual([]);
  expect(matching(source, /eslint-disable|@ts-ignore|@ts-expect-error|@ts-nocheck|biome-ignore/)).toEqual([]);
  expect(matching(source, /\bTODO\b|\bFIXME\b|not implemented|lorem ipsum/i)).toEqual([]);
  expect(
    matching(
      source.filter((file) => !file.startsWith("scripts/")),
      /console\.log/,
    ),
  ).toEqual([]);
});

test("no test is skipped, focused or put off", () => {
  expect(matching(code, /\b(it|test|describe)\.(skip|only|todo|fixme)\b|\bx(it|describe|test)\(/)).toEqual([]);
});

test("only the contract spells a backend path", () => {
  const callers = code.filter((file) => /^(app|components|lib\/client|lib\/server)\//.test(file) && !isTest(file));
  expect(matching(callers, /["'`]\/api\/backend\/[a-z]/)).toEqual([]);
});

test("only the server writes cookies, and appearance, which is no secret, its own", () => {
  const setters = matching(
    code.filter((file) => /^(app|lib|components|middleware)/.test(file) && !isTest(file)),
    /set-cookie|cookies\(\)\.set|document\.cookie/i,
  );
  for (const file of setters) expect(file).toMatch(/^(lib\/server\/|app\/api\/session\/|lib\/client\/appearance\/)/);
});

test("listeners are told by the one part that lets none of them keep anything from the others", () => {
  const source = code.filter((file) => /^(app|lib|components)\//.test(file) && !isTest(file));
  const byHand =
    /for \(const \w+ of \[?(\.\.\.)?\w*(\.)?([lL]isteners|[wW]atchers|[sS]ubscribers|[fF]ollowers)\b|[lL]isteners\.forEach\(/;
  expect(matching(source, byHand)).toEqual(["lib/tell-each.ts"]);
});
