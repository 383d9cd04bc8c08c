import { readFileSync } from "node:fs";
import path from "node:path";
import { renderConfigurationPage } from "@/scripts/configuration-page";
import { ROOT } from "./source-files";

const text = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const names = (file: string, pattern: RegExp) => [...text(file).matchAll(pattern)].map((match) => match[1] ?? "");

const appVariables = names("lib/server/env.ts", /^ {2}([A-Z][A-Z_]+): /gm);
const backendVariables = [...new Set(names("backend/environment.ts", /\bvariables\.([A-Z_]+)/g))];
/** Variables that commands read: the app's port, the name of the build. */
const COMMAND_VARIABLES = ["PORT", "BUILD_ID"];
const read = [...new Set([...appVariables, ...backendVariables, ...COMMAND_VARIABLES])].sort();

test("finds the variables of the app and of the backend", () => {
  expect(appVariables).toEqual(expect.arrayContaining(["BACKEND_URL", "SESSION_SECRET", "APP_ORIGIN", "BUILD_URL"]));
  expect(backendVariables).toEqual(expect.arrayContaining(["BACKEND_SECRET", "DATA_DIR", "DEMO_MODE"]));
});

test(".env.example lists exactly the variables that are read", () => {
  expect(names(".env.example", /^([A-Z][A-Z_]+)=/gm).sort()).toEqual(read);
});

test("docs/configuration.md matches the schemas (npm run docs)", () => {
  expect(text("docs/configuration.md")).toBe(renderConfigurationPage());
  expect(names("docs/configuration.md", /^\| `([A-Z_]+)` \|/gm).sort()).toEqual(
    [...appVariables, ...backendVariables, ...COMMAND_VARIABLES].sort(),
  );
});

test.each([
  "| `SESSION_SECRET` | required |",
  "| `BACKEND_URL` | required; in dev and artisan `http://localhost:4000` |",
  "| `BACKEND_TIMEOUT_MS` | `30000` |",
  "| `RECORDING_PROJECT` | in staging `worker-nonprod`; in prod `worker-prod` |",
  "| `HELP_URL` | none |",
  "| `BACKEND_PORT` | `4000` |",
])("the page contains %s", (start) => {
  expect(text("docs/configuration.md")).toContain(`\n${start}`);
});
