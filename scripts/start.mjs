/** Starts the built app alone. Needs BACKEND_URL, SESSION_SECRET and APP_ORIGIN; PORT is 3000 unless said. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./processes.mjs";

if (!existsSync(path.join(ROOT, ".next/BUILD_ID"))) {
  console.error("There is no build yet. Run `npm run build` first.");
  process.exit(1);
}

const child = spawn(
  process.execPath,
  [path.join(ROOT, "node_modules/next/dist/bin/next"), "start", "-p", process.env.PORT ?? "3000"],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
