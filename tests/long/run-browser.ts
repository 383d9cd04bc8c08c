/** Runs one of this folder's browser files against the built product, and returns the exit code. */
import { spawn } from "node:child_process";

/** `file` is the name without its extension; `more` is added to the environment. */
export function runBrowser(file: string, more: Record<string, string> = {}): Promise<number> {
  const config = ["--config", "tests/long/playwright.config.ts"];
  const args = ["node_modules/@playwright/test/cli.js", "test", `${file}.spec.ts`, ...config];
  // With Jest's variables Playwright would run as a part of Jest, and the app as under test.
  const { JEST_WORKER_ID: _worker, ...inherited } = process.env;
  const env = { ...inherited, NODE_ENV: "production" as const, ...more };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: "inherit", env });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? -1));
  });
}
