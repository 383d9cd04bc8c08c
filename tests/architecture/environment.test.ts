import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./source-files";

const text = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const names = (file: string, pattern: RegExp) => [...text(file).matchAll(pattern)].map((match) => match[1] ?? "");

const ofTheApp = names("lib/server/env.ts", /^ {2}([A-Z][A-Z_]+): /gm);
const ofTheBackend = names("backend/environment.ts", /\bvariables\.([A-Z_]+)/g);
/** Read by the commands: where the app listens, the build's name. */
const OF_THE_COMMANDS = ["PORT", "BUILD_ID"];
const read = [...new Set([...ofTheApp, ...ofTheBackend, ...OF_THE_COMMANDS])].sort();

test("both programs' variables are found", () => {
  expect(ofTheApp).toEqual(expect.arrayContaining(["BACKEND_URL", "SESSION_SECRET", "APP_ORIGIN", "BUILD_URL"]));
  expect(ofTheBackend).toEqual(expect.arrayContaining(["BACKEND_SECRET", "DATA_DIR", "DEMO_MODE"]));
});

test(".env.example lists exactly the variables that are read", () => {
  expect(names(".env.example", /^([A-Z][A-Z_]+)=/gm).sort()).toEqual(read);
});

test("the README names each of them", () => {
  for (const name of read) expect(text("README.md")).toContain(`\`${name}\``);
});
