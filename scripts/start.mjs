/** Starts the built app alone. Needs BACKEND_URL, SESSION_SECRET and APP_ORIGIN; PORT defaults to 3000. */
import { EventEmitter } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { answerHeaders } from "./answer-headers.mjs";
import { drain, silentConnections } from "./drain.mjs";
import { packAnswer } from "./pack-answer.mjs";
import { ROOT } from "./processes.mjs";
import { refusalOf, refusalOfHead, refuse, refuseBroken, UNEXPECTED, withoutHost } from "./request-gate.mjs";

/** Longer than load balancers keep an idle connection, so that none is closed as they use it. */
const KEEP_ALIVE_MS = 75_000;

if (!existsSync(path.join(ROOT, ".next/BUILD_ID"))) {
  console.error("There is no build yet. Run `npm run build` first.");
  process.exit(1);
}
process.chdir(ROOT);
process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";

const port = Number(process.env.PORT ?? 3000);
const isHttps = process.env.APP_ORIGIN?.trim().startsWith("https:") ?? false;
const { default: next } = await import("next");
// Next listens for upgrades on the server that it gets, and would take them past the gate. Without a listener, Node
// passes upgrades on as plain requests, as the app wants them; so Next gets a server that has none.
const app = next({ dev: false, dir: ROOT, port, httpServer: new EventEmitter() });
await app.prepare();
const handle = app.getRequestHandler();
// The build's own proxy, registered by instrumentation.ts (lib/server/proxy/node-entry.ts): calls need no part of Next.
const entryPoint = globalThis[Symbol.for("lintel.node-entry")];
if (!entryPoint) {
  console.error("The build has no proxy in it. Run `npm run build` again.");
  process.exit(1);
}

let lastProbeAt = null;
let isDraining = false;
// A missing Host is refused below, with the headers that Node's own refusal lacks.
const server = createServer({ requireHostHeader: false }, (request, response) => {
  const refusal = refusalOf(request.method, request.url) ?? refusalOfHead(request);
  if (refusal) return refuse(response, refusal, isHttps);
  request.url = withoutHost(request.url);
  // Next rewrites the query before the middleware sees it; the return path after a sign-in is the original address.
  request.headers["x-lintel-target"] = request.url;
  if (request.url.startsWith("/readyz")) lastProbeAt = Date.now();
  for (const [name, value] of answerHeaders(request.url, isHttps)) response.setHeader(name, value);
  // Clients that keep their connection must open the next one elsewhere.
  if (isDraining) response.setHeader("Connection", "close");
  if (!entryPoint.takesCall(request.method, request.url)) return handle(request, response);
  packAnswer(request, response);
  return entryPoint.answerCall(request, response);
});
server.keepAliveTimeout = KEEP_ALIVE_MS;
const silent = silentConnections(server);
server.on("checkExpectation", (_request, response) => refuse(response, UNEXPECTED, isHttps));
server.on("clientError", (error, socket) => refuseBroken(error, socket, isHttps));
server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken.` : error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`Lintel listens on port ${port}`));

async function end(probedAt) {
  if (isDraining) return;
  isDraining = true;
  await drain(server, { lastProbeAt: probedAt, silent });
  process.exit(0);
}
process.on("SIGTERM", () => end(lastProbeAt));
// SIGINT comes from a keyboard, without a load balancer.
process.on("SIGINT", () => end(null));
