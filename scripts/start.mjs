/** Starts the built app alone. Needs BACKEND_URL, SESSION_SECRET and APP_ORIGIN; PORT is 3000 unless said. */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { ROOT } from "./processes.mjs";
import { refusalOf, refuse } from "./request-gate.mjs";

/** How long running answers have, once the process is told to end. */
const DRAIN_MS = 25_000;

if (!existsSync(path.join(ROOT, ".next/BUILD_ID"))) {
  console.error("There is no build yet. Run `npm run build` first.");
  process.exit(1);
}
process.chdir(ROOT);
process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";

const port = Number(process.env.PORT ?? 3000);
const { default: next } = await import("next");
const app = next({ dev: false, dir: ROOT, port });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  const refusal = refusalOf(request.method, request.url);
  if (refusal) refuse(response, refusal);
  else handle(request, response);
});
server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken.` : error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`Lintel listens on port ${port}`));

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  });
}
