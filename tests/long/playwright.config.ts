/** The browser for long tests: the built product, started like for the end-to-end tests, in the project's folder. */
import path from "node:path";
import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

const root = path.resolve(".");
const [reference] = base.projects ?? [];
const servers = Array.isArray(base.webServer) ? base.webServer : [];

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.spec.ts",
  projects: [{ name: "long", use: reference?.use }],
  reporter: [["line"]],
  webServer: servers.map((server) => ({ ...server, cwd: root })),
});
