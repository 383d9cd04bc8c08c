/** The proxy through the built app's own HTTP server: headers, bodies, broken answers, clients that disconnect. */
import { createHash, randomBytes } from "node:crypto";
import net from "node:net";
import { FAULTS } from "@/tests/support/fault-backend";
import { RawConnection, valuesOf } from "@/tests/support/raw-client";
import { WIRE_TOKEN, WireApp } from "@/tests/support/wire-app";
import { expect, test } from "./fixtures";

const app = new WireApp();
const { backend } = app;
test.beforeAll(() => app.start({ BACKEND_TIMEOUT_MS: "20000" }));
test.afterAll(() => app.stop());

const KB = 1_024;
const MB = 1_024 * KB;
const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const send = async (line: string, more: readonly string[] = [], body?: Buffer) => {
  const connection = new RawConnection(app.port);
  try {
    return await connection.send(await app.head(line, more), body ? { body } : {});
  } finally {
    connection.close();
  }
};

/** 200 headers with made-up names, the same in every run, plus harmful and hop-by-hop headers. */
const FOREIGN = [
  ...Array.from(
    { length: 200 },
    (_, index) =>
      `${sha(Buffer.from([index]))
        .slice(0, 12)
        .replace(/^\d/, "x")}: v`,
  ),
  "X-Access-Token: forged",
  "X-Role: superadmin",
  "X-Company-Keys: cous-9",
  "X-Forwarded-For: 1.2.3.4",
  "X-Forwarded-Host: evil.test",
  "Forwarded: for=1.2.3.4",
  "Authorization: Bearer x",
  "Proxy-Authorization: Basic x",
  "Proxy-Connection: keep-alive",
  "Keep-Alive: timeout=600",
  "TE: trailers",
  "Trailer: X-Late",
  "Range: bytes=0-1",
  "Accept-Encoding: br",
  "If-Modified-Since: x",
  "If-Match: x",
  "Origin: https://lintel.test",
  "Referer: https://lintel.test/insured?secret",
  "User-Agent: x",
  "X-HTTP-Method-Override: DELETE",
  "X-Middleware-Subrequest: middleware",
  "X-Invoke-Path: /admin",
];

test("of more than 200 request headers, only the allowed ones reach the backend", async () => {
  backend.behave((_request, response) => response.end('{"insured":{}}'));
  const names = () => Object.keys(backend.calls.at(-1)?.headers ?? {}).sort();
  const allowed = ["Accept: application/json", "Accept-Language: en", 'If-None-Match: "1"'];
  const read = await send("GET /api/backend/insured?key=ins-1", ["Connection: X-Role", ...allowed, ...FOREIGN]);
  expect(read.status).toBe(200);
  expect(names()).toEqual([
    "accept",
    "accept-language",
    "connection",
    "host",
    "if-none-match",
    "x-access-token",
    "x-request-id",
  ]);
  expect(backend.calls[0]?.headers).toMatchObject({
    connection: "keep-alive",
    "if-none-match": '"1"',
    "x-access-token": WIRE_TOKEN,
  });

  const call = "PUT /api/backend/survey/mark-reviewed";
  const json = "Content-Type: application/json";
  await send(call, [json, "Content-Length: 2", ...FOREIGN], Buffer.from("{}"));
  expect(names()).toEqual(["connection", "content-length", "content-type", "host", "x-access-token", "x-request-id"]);
  await send(call, [json, "Transfer-Encoding: chunked", ...FOREIGN], Buffer.from("2\r\n{}\r\n0\r\nX-Late: v\r\n\r\n"));
  expect(names()).toEqual([
    "connection",
    "content-type",
    "host",
    "transfer-encoding",
    "x-access-token",
    "x-request-id",
  ]);
  expect(backend.calls.map(({ body }) => body.toString())).toEqual(["", "{}", "{}"]);
});

test("of more than 200 response headers, only the allowed ones reach the client", async () => {
  backend.behave((_request, response) => {
    const foreignPairs = FOREIGN.map((line) => line.split(": ")).filter(([name]) => name !== "Trailer");
    response.writeHead(200, {
      ...Object.fromEntries(foreignPairs),
      "Content-Type": "application/json",
      ETag: '"7"',
      "Set-Cookie": ["a=b", "c=d"],
      Server: "nginx",
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=600",
      "X-Accel-Redirect": "/etc/passwd",
      Location: "https://evil.test",
    });
    response.end("{}");
  });
  const answer = await send("GET /api/backend/vertex?surveyKey=srv-1");
  const names = answer.headers.map(([name]) => name.toLowerCase()).sort();
  expect(names).toEqual([
    "cache-control",
    "connection",
    "content-security-policy",
    "content-type",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "date",
    "etag",
    "keep-alive",
    "permissions-policy",
    "strict-transport-security",
    "transfer-encoding",
    "vary",
    "x-content-type-options",
    "x-frame-options",
    "x-request-id",
  ]);
  expect(valuesOf(answer, "cache-control")).toEqual(["no-store"]);
});

const TYPES = {
  json: "application/json",
  csv: "application/octet-stream",
  form: "multipart/form-data; boundary=x",
};

/** Encodes a body in chunks, so that its length is not sent. */
function encodeChunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 512 * KB) {
    const part = bytes.subarray(at, at + 512 * KB);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n"));
  }
  return Buffer.concat([...parts, Buffer.from("0\r\n\r\n")]);
}

const sendSized = (call: string, type: string, bytes: Buffer) =>
  send(call, [`Content-Type: ${type}`, `Content-Length: ${bytes.length}`], bytes);
const sendChunked = (call: string, type: string, bytes: Buffer) =>
  send(call, [`Content-Type: ${type}`, "Transfer-Encoding: chunked"], encodeChunked(bytes));

test("bodies from 0 bytes to the limit arrive unchanged; one byte more is 413, with a length and chunked", async () => {
  backend.behave((_request, response) => response.end("{}"));
  for (const [call, type, limit] of [
    ["PUT /api/backend/survey/mark-reviewed", TYPES.json, MB],
    ["PUT /api/backend/vertex/batch", TYPES.json, 32 * MB],
    ["POST /api/backend/employee/bulk", TYPES.csv, 5 * MB],
    ["POST /api/backend/image/detect", TYPES.form, 25 * MB],
  ] as const) {
    const longest = randomBytes(limit + 1);
    for (const size of limit === MB ? [0, 1, 65_535, 65_536, limit] : [limit]) {
      const bytes = longest.subarray(0, size);
      backend.calls.length = 0;
      expect((await sendSized(call, type, bytes)).status).toBe(200);
      expect((await sendChunked(call, type, bytes)).status).toBe(200);
      expect([call, size, ...backend.calls.map(({ body }) => sha(body))]).toEqual([call, size, sha(bytes), sha(bytes)]);
    }
    backend.calls.length = 0;
    expect([call, (await sendSized(call, type, longest)).status]).toEqual([call, 413]);
    expect([call, (await sendChunked(call, type, longest)).status]).toEqual([call, 413]);
    expect(backend.calls).toEqual([]);
  }
});

test("a truncated answer never looks complete", async () => {
  for (const fault of ["truncatedSized", "truncatedChunked"] as const) {
    backend.behave(FAULTS[fault]);
    const answer = await send("GET /api/backend/insured?key=ins-1");
    expect([fault, answer.status, answer.isWhole]).toEqual([fault, 200, false]);
  }
});

test("a compressed answer of the backend is readable", async () => {
  const { gzipSync } = await import("node:zlib");
  const text = JSON.stringify({ insured: { key: "ins-1", note: "n".repeat(5_000) } });
  backend.behave((_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(gzipSync(text));
  });
  const answer = await fetch(app.address("/api/backend/insured?key=ins-1"), {
    headers: { cookie: await app.cookie(), "x-requested-with": "lintel" },
  });
  expect(await answer.text()).toBe(text);
});

/**
 * Sends a call, waits until the backend has received it, and disconnects. Returns the milliseconds until the backend's
 * call ended, or about 5,000 if it did not.
 */
async function disconnect(bytes: string | Buffer, hasReached: () => boolean): Promise<number> {
  const socket = net.connect(app.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.on("data", () => undefined);
  socket.write(bytes);
  await expect.poll(hasReached, { intervals: [20] }).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const leftAt = performance.now();
  socket.destroy();
  while (backend.abandoned === 0 && performance.now() - leftAt < 5_000) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - leftAt;
}

test("a client that disconnects ends the backend call within a second: reads, writes, half-sent uploads", async () => {
  const read = await app.head("GET /api/backend/insured?key=ins-1");
  const write = `${await app.head("PUT /api/backend/survey/mark-reviewed", [`Content-Type: ${TYPES.json}`, "Content-Length: 2"])}{}`;
  const hasReached = () => backend.calls.length > 0;
  for (const fault of ["blackHole", "stall", "drip"] as const) {
    for (const bytes of [read, write]) {
      backend.behave(FAULTS[fault]);
      expect([fault, (await disconnect(bytes, hasReached)) < 1_000]).toEqual([fault, true]);
    }
  }
  const halfUpload = Buffer.concat([
    Buffer.from(
      await app.head("POST /api/backend/image/detect", [`Content-Type: ${TYPES.form}`, `Content-Length: ${4 * MB}`]),
    ),
    randomBytes(2 * MB),
  ]);
  backend.behaveEarly((request) => void request.resume());
  expect((await disconnect(halfUpload, hasReached)) < 1_000).toBe(true);
});
