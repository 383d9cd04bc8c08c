import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

// Workers share the template databases: building one takes as long as a hundred tests.
const templates = mkdtempSync(path.join(tmpdir(), "lintel-templates-"));
process.env.PGLITE_TEMPLATES = templates;
process.on("exit", () => rmSync(templates, { recursive: true, force: true }));

/** Browser code in jsdom. */
const browser = {
  displayName: "unit",
  // The innermost geometry loops read Math; a lookup through the sandbox costs more than the computation.
  sandboxInjectedGlobals: ["Math"],
  // Caches the compiled files of a suite for the next run: compiling takes half of the loading time.
  runtime: "<rootDir>/tests/support/cached-runtime.cjs",
  testEnvironment: "<rootDir>/tests/support/page-environment.mjs",
  setupFilesAfterEnv: ["<rootDir>/tests/support/quiet-console.ts", "<rootDir>/tests/support/browser-setup.ts"],
  testMatch: [
    "<rootDir>/components/**/*.test.{ts,tsx}",
    "<rootDir>/lib/client/**/*.test.{ts,tsx}",
    "<rootDir>/app/**/*.test.tsx",
  ],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/tests/support/server-only.ts",
    "^fast-check$": "<rootDir>/tests/support/fast-check.cjs",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/", "<rootDir>/dist/"],
};

/** Rules, server and backend code in Node. */
const node = {
  ...browser,
  displayName: "node",
  testEnvironment: "node",
  // Without React and the page setup, whose loading would take half the time of a small suite.
  setupFilesAfterEnv: ["<rootDir>/tests/support/quiet-console.ts"],
  testMatch: [
    "<rootDir>/lib/{domain,contract,access,validation,geometry,editor,media,server,telemetry}/**/*.test.ts",
    "<rootDir>/lib/*.test.ts",
    "<rootDir>/app/api/**/*.test.ts",
    "<rootDir>/app/*.test.ts",
    "<rootDir>/middleware.test.ts",
    "<rootDir>/backend/**/*.test.ts",
    "<rootDir>/tests/{contract,architecture,support}/**/*.test.ts",
    "<rootDir>/scripts/**/*.test.ts",
  ],
};

/** Tests that take minutes run only with LONG_TESTS. */
const long = { ...node, displayName: "long", testMatch: ["<rootDir>/tests/long/**/*.test.ts"] };
const selected = process.env.LONG_TESTS ? [long] : [browser, node];

/** Packages published only as ES modules, which Jest has to compile. */
const ES_MODULES = ["nuqs", "@tanstack", "supercluster", "kdbush"];

const projects = await Promise.all(
  selected.map(async (project) => {
    const config = await withNext(project)();
    const transformIgnorePatterns = config.transformIgnorePatterns.map((pattern) =>
      pattern.startsWith("/node_modules/") ? `/node_modules/(?!(?:${ES_MODULES.join("|")})/)` : pattern,
    );
    return { ...config, transformIgnorePatterns };
  }),
);

export default { projects };
