/**
 * A relay between an app and its reference backend in the end-to-end tests: starts the backend, forwards every call,
 * records calls and the access tokens of logins, and misbehaves on request. Takes the backend's environment, listens at
 * PORT, and forwards the backend's output.
 *
 * GET  /__relay/tokens            every access token seen
 * GET  /__relay/secrets           secrets in everything that passed, as { kind, value }
 * GET  /__relay/calls             every call since the backend got its first data, as { method, path, status }
 * POST /__relay/faults            [{ match: "PUT vertex/batch", mode, times, every }], replaces previous faults;
 *                                 every: 5 is the fifth such call, the tenth and so on
 * POST /__relay/renew             restores the backend's first data if anything has changed
 *
 * Modes: "drop" breaks the connection before the call reaches the backend, "lose" after the backend has executed the
 * call; "busy" answers 503, "html" 500 in HTML, "unauthorized" 401; "empty" forwards the call and answers 204; "change"
 * replaces fields of the answer by those of `change`.
 */
import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import http from "node:http";
import path from "node:path";

/** The built backend. */
const { startBackend } = await import(path.resolve("dist/backend/start-backend.mjs"));
const { PORT, DATA_DIR, BACKEND_PORT } = process.env;
const target = new URL(`http://127.0.0.1:${BACKEND_PORT}`);
/** The first data of the backend, which each renewal copies. */
const FIRST_DATA = `${DATA_DIR}-first`;
const agent = new http.Agent({ keepAlive: true });
const tokens = new Set();
/** The kind of each secret, by value. */
const secrets = new Map();
const calls = [];
let faults = [];
/** The backend runs in this process, because all but the first start reuse compiled code, in a quarter of the time. */
let stopBackend = await startBackend(process.env);
/** Calls wait until a renewal has ended. */
let ready = Promise.resolve();

/** Collects codes and links that were sent, even if they were never used. */
async function collectSentSecrets() {
  const outbox = new URL("/outbox", target);
  for (const recipient of ["", "mfa@lintel.test", "expired@lintel.test", "invited@lintel.test", "+12025550116"]) {
    outbox.search = recipient && `?to=${encodeURIComponent(recipient)}`;
    const page = await (await fetch(outbox)).text();
    for (const [, code] of page.matchAll(/code is (\d{6})/g)) secrets.set(code, "code");
    for (const [, link] of page.matchAll(/href="http[^"]+\/(?:reset-password|activate-account)\/[^"/]+\/([^"]+)"/g))
      for (const token of link.split("/")) secrets.set(token, "link token");
  }
}

/** Calls that change nothing that another file could find: reads, and sign-ins and sign-outs. */
const changesNothing = ({ method, path }) =>
  method === "GET" || path === "employee/login" || path === "employee/logout";

/**
 * Makes one folder equal to another. Writes only changed files: a test changes a few dozen of a database's thousand.
 */
function mirror(from, to) {
  const isSame = (source, target) => {
    const original = statSync(source);
    const copy = statSync(target, { throwIfNoEntry: false });
    return original.isFile() && original.size === copy?.size && Math.abs(original.mtimeMs - copy.mtimeMs) < 1;
  };
  const filter = (source, target) => !isSame(source, target);
  cpSync(from, to, { recursive: true, preserveTimestamps: true, filter });
  for (const name of readdirSync(to, { recursive: true }))
    if (!existsSync(path.join(from, name))) rmSync(path.join(to, name), { recursive: true, force: true });
}

async function renew() {
  if (calls.every(changesNothing)) return;
  await collectSentSecrets();
  await stopBackend();
  // The backend's connections have ended, perhaps unnoticed by the agent.
  agent.destroy();
  calls.length = 0;
  mirror(FIRST_DATA, DATA_DIR);
  stopBackend = await startBackend(process.env);
}

const readBody = (stream) =>
  new Promise((resolve, reject) => {
    const chunks = [];
    stream.on("data", (chunk) => chunks.push(chunk));
    stream.on("end", () => resolve(Buffer.concat(chunks)));
    stream.on("error", reject);
  });

function json(response, value) {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}

async function control(request, response) {
  if (request.url === "/__relay/tokens") return json(response, [...tokens]);
  if (request.url === "/__relay/secrets") {
    await collectSentSecrets();
    return json(
      response,
      [...secrets].map(([value, kind]) => ({ kind, value })),
    );
  }
  if (request.url === "/__relay/calls") return json(response, calls);
  if (request.url === "/__relay/renew") {
    ready = renew();
    await ready;
    return json(response, {});
  }
  faults = JSON.parse((await readBody(request)).toString());
  return json(response, { faults });
}

/** Returns the fault for this call and counts it; undefined if there is none. */
function takeFault(line) {
  for (const fault of faults) {
    if ((fault.match !== "*" && fault.match !== line) || fault.times === 0) continue;
    fault.seen = (fault.seen ?? 0) + 1;
    if (fault.seen % (fault.every ?? 1) !== 0) continue;
    fault.times -= 1;
    return fault;
  }
  return undefined;
}

function objectIn(bytes) {
  try {
    return Object(JSON.parse(bytes.toString()));
  } catch {
    return {};
  }
}

/** Collects the secrets of a call; only values that the backend accepted are secrets. */
function collectSecrets(request, body, status, answer) {
  const addSecret = (kind, value) => typeof value === "string" && value !== "" && secrets.set(value, kind);
  const sent = objectIn(body);
  const received = objectIn(answer);
  const header = request.headers["x-access-token"];
  if (!secrets.has(header)) addSecret("access token", header);
  addSecret("access token", received.device?.accessToken);
  addSecret("link token", received.passwordResetLink?.split("/").at(-1));
  for (const code of received.backupCodes ?? []) addSecret("backup code", code);
  if (sent.activationToken) {
    addSecret("link token", sent.activationToken);
    addSecret("link token", header);
  }
  if (status >= 300) return;
  addSecret("link token", sent.passwordResetLink);
  addSecret("password", sent.password);
  addSecret("password", sent.oldPassword);
  addSecret(sent.code?.length === 6 ? "code" : "backup code", sent.code);
}

async function relay(request, response) {
  await ready;
  const route = (request.url ?? "/").slice(1).split("?")[0];
  const body = await readBody(request);
  const call = { method: request.method, path: route, status: 0 };
  if (route !== "healthz") calls.push(call);
  const { mode, change } = takeFault(`${request.method} ${route}`) ?? {};
  if (mode === "drop") return request.socket.destroy();
  if (mode === "html") {
    call.status = 500;
    response.writeHead(500, { "content-type": "text/html" });
    return response.end("<html><body>Load balancer says no</body></html>");
  }
  if (mode === "busy") {
    call.status = 503;
    response.writeHead(503, { "content-type": "application/json" });
    return response.end(JSON.stringify({ status: [{ message: "Busy", type: "server_error" }] }));
  }
  if (mode === "unauthorized") {
    call.status = 401;
    response.writeHead(401, { "content-type": "application/json" });
    return response.end(JSON.stringify({ status: [{ message: "Token revoked", type: "unauthorized" }] }));
  }
  const forwarded = http.request(
    {
      agent,
      host: target.hostname,
      port: target.port,
      path: request.url,
      method: request.method,
      headers: { ...request.headers, host: target.host },
    },
    async (answer) => {
      const received = await readBody(answer);
      const bytes =
        mode === "change" ? Buffer.from(JSON.stringify({ ...JSON.parse(received.toString()), ...change })) : received;
      call.status = answer.statusCode;
      if (route.split("/")[0] === "employee") collectSecrets(request, body, answer.statusCode, received);
      if (route === "employee/login" || route === "employee/verify-mfa") {
        const token = /"accessToken":"([^"]+)"/.exec(bytes.toString())?.[1];
        if (token) tokens.add(token);
      }
      if (mode === "lose") return request.socket.destroy();
      if (mode === "empty") return response.writeHead(204).end();
      const headers = { ...answer.headers };
      delete headers["transfer-encoding"];
      response.writeHead(answer.statusCode ?? 502, {
        ...headers,
        ...(answer.statusCode === 204 || answer.statusCode === 304 ? {} : { "content-length": bytes.length }),
      });
      return response.end(bytes);
    },
  );
  forwarded.on("error", () => response.destroy());
  forwarded.end(body);
}

await stopBackend();
mirror(DATA_DIR, FIRST_DATA);
stopBackend = await startBackend(process.env);
const server = http.createServer((request, response) => {
  const handle = request.url?.startsWith("/__relay/") ? control : relay;
  handle(request, response).catch(() => response.destroy());
});
// As in the backend. A query may block this process for a second, after which an idle connection would be closed by
// the default of 5 s before its next call is read.
server.keepAliveTimeout = 72_000;
server.listen(Number(PORT), "127.0.0.1");
process.on("SIGTERM", async () => {
  await stopBackend();
  process.exit(0);
});
