import { readdirSync } from "node:fs";
import path from "node:path";
import { isCode, isTest, ROOT, read, sourceFiles } from "./source-files";

const code = sourceFiles().filter((file) => isCode(file) && !file.startsWith("tests/architecture/"));
const matching = (files: readonly string[], pattern: RegExp) => files.filter((file) => pattern.test(read(file)));

test("no any, no suppressed lint, no unfinished code", () => {
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

test("no test is skipped, focused or postponed", () => {
  expect(matching(code, /\b(it|test|describe)\.(skip|only|todo|fixme)\b|\bx(it|describe|test)\(/)).toEqual([]);
});

test("only the contract contains a backend path", () => {
  const callers = code.filter((file) => /^(app|components|lib\/client|lib\/server)\//.test(file) && !isTest(file));
  expect(matching(callers, /["'`]\/api\/backend\/[a-z]/)).toEqual([]);
});

test("only the server writes cookies, except the appearance cookie, which is no secret", () => {
  const setters = matching(
    code.filter((file) => /^(app|lib|components|middleware)/.test(file) && !isTest(file)),
    /set-cookie|cookies\(\)\.set|document\.cookie/i,
  );
  for (const file of setters) expect(file).toMatch(/^(lib\/server\/|app\/api\/session\/|lib\/client\/appearance\/)/);
});

test("listeners are called only by the shared function, which isolates their errors", () => {
  const source = code.filter((file) => /^(app|lib|components)\//.test(file) && !isTest(file));
  const byHand =
    /for \(const \w+ of \[?(\.\.\.)?\w*(\.)?([lL]isteners|[wW]atchers|[sS]ubscribers|[fF]ollowers)\b|[lL]isteners\.forEach\(/;
  expect(matching(source, byHand)).toEqual(["lib/notify-each.ts"]);
});

test("each browser storage, database, channel and lock is used only by the module that handles its refusal", () => {
  const templates = readdirSync(path.join(ROOT, "public/templates")).map((name) => `public/templates/${name}`);
  const source = [...code.filter((file) => /^(app|lib|components)\//.test(file) && !isTest(file)), ...templates];
  const users = (pattern: RegExp) => matching(source, pattern);
  expect(users(/\b(?:window\.)?(?:local|session)Storage\b(?!`)/)).toEqual(["lib/browser-storage.ts"]);
  expect(users(/\bindexedDB\b|\bcreateStore\b.*"idb-keyval"/)).toEqual(["lib/client/browser/browser-database.ts"]);
  expect(users(/\bnew BroadcastChannel\b/)).toEqual([
    "lib/client/browser/tab-channel.ts",
    "public/templates/qa-report-theme.js",
    "public/templates/qa-report-window.js",
  ]);
  expect(users(/\bnavigator\.locks\.\w/)).toEqual([
    "lib/client/browser/tab-slot.ts",
    "lib/client/browser/web-locks.ts",
  ]);
  expect(users(/\bcaches\.\w|\bnavigator\.(?:serviceWorker|storage)\b|\bcookieStore\b/)).toEqual([]);
});

/** Loads that nothing awaits, or that handle their own failure. */
const OTHER_LOADS = {
  "components/scan-editor/lazy-canvas.tsx":
    "an editor cannot work without its canvas, and the error screen reports the failure",
  "lib/client/queue/browser-queue.ts": "each gesture is then sent alone",
};

test("an awaited lazy part is loaded by the loader that reports a missing part", () => {
  const source = code.filter((file) => /^(app|lib|components)\//.test(file) && !isTest(file));
  const loads = source.filter((file) => {
    if (file.startsWith("components/gallery/") || file.startsWith("lib/server/")) return false;
    const statements = read(file).split(/;\n/);
    return statements.some((one) => {
      const index = one.search(/(?<!typeof )\bimport\(/);
      return index >= 0 && !/\b(lazyPart(<\w+>)?|loadNeeded)\(/.test(one.slice(0, index));
    });
  });
  expect(loads).toEqual(Object.keys(OTHER_LOADS));
});
