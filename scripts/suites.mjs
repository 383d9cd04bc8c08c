/** Lists Jest's test files as paths from the root, and those with property tests. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./processes.mjs";

const FOLDERS = ["app", "backend", "components", "lib", "scripts", "tests"];

/** Returns all test files except the long ones. */
export function suitesOf() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => path.join(folder, file)),
  );
  const suites = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(path.join("tests", "long")));
  return readdirSync(ROOT).includes("middleware.test.ts") ? [...suites, "middleware.test.ts"] : suites;
}

export function suitesWithProperties() {
  return suitesOf().filter((file) =>
    /"fast-check"|check-until|random-(home|scene|topology)/.test(readFileSync(path.join(ROOT, file), "utf8")),
  );
}
