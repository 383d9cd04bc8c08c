import { execFileSync } from "node:child_process";
import type { BannedWord } from "./vocabulary";

/** The parser of the report is an ES module, which Jest cannot load on Node 20, so the report runs as a process. */
const report = JSON.parse(
  execFileSync("node", ["scripts/run-typescript.mjs", "scripts/house.ts", "--json"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  }),
) as { longFunctions: string[]; bannedWords: BannedWord[] };

/** Names that keep a banned word, because they are stored in browsers and databases or belong to a platform. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  "the stored activity of a reset company": [
    "backend/handlers/company-reset.ts gone",
    "backend/handlers/company-reset.test.ts gone",
  ],
  "fields of edits that wait in a browser": [
    "lib/client/queue/gesture-batch.ts gone",
    "lib/client/queue/queue-pass.ts gone",
    "lib/client/queue/queue-entry.ts stood",
    "lib/client/queue/rollback.ts stood",
    "lib/client/queue/rollback.test.ts stood",
    "lib/client/scan-editor/join-gestures.ts stood",
    "lib/client/scan-editor/join-gestures.test.ts stood",
  ],
  "a field of stored views": [
    "components/scan-editor/context/view-controller.ts stand",
    "lib/editor/tools/views/named-views.ts stand",
    "lib/editor/tools/views/named-views.test.ts stand",
  ],
  "a field of the QA report's page": ["tests/e2e/qa-report.extended.spec.ts beside"],
  "units as people type them": [
    "lib/editor/core/units/parse-length.ts metre",
    "lib/editor/core/units/parse-length.ts metres",
  ],
  "the DOM's name": ["tests/support/translate-page.ts createTreeWalker"],
};
const excepted = new Set(Object.values(EXCEPTIONS).flat());
const found = report.bannedWords.filter(({ file }) => !file.startsWith("tests/architecture/"));

test("no name, comment or test title has a word that the glossary bans", () => {
  const others = found.filter(({ file, kind, text }) => kind !== "name" || !excepted.has(`${file} ${text}`));
  expect(others.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test("every exception is still needed", () => {
  const names = new Set(found.map(({ file, text }) => `${file} ${text}`));
  expect([...excepted].filter((exception) => !names.has(exception))).toEqual([]);
});

const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
  "components/scan-editor/actions/evidence-actions.ts": "a list of declarations",
  "components/scan-editor/actions/topology-actions.ts": "a list of declarations",
  "components/scan-editor/actions/visibility-actions.ts": "a list of declarations",
};

test("no function has more than 80 lines, except those listed with their reason", () => {
  const files = new Set(report.longFunctions.map((found) => found.split(":")[0] ?? ""));
  expect([...files].sort()).toEqual(Object.keys(LONG_FUNCTIONS));
});
