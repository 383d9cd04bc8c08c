/**
 * The same build with and without the entry point before Next answers calls alike, compressed or not (decision 004).
 */
import { gunzipSync } from "node:zlib";
import {
  behaviorOf,
  ENTRY_POINT_REQUESTS,
  type EntryPointRequest,
  headersOf,
  sessionOf,
} from "@/tests/support/entry-point-requests";
import { type RawAnswer, RawConnection, valuesOf } from "@/tests/support/raw-client";
import { WireApp } from "@/tests/support/wire-app";
import { expect, test } from "./fixtures";

const before = new WireApp();
/**
 * The build served by Next alone: its route handlers, without the gate, the list of headers, and the first entry point.
 */
const behind = new WireApp();
test.beforeAll(async () => {
  const next = [process.execPath, "node_modules/next/dist/bin/next", "start"];
  await Promise.all([before.start(), behind.start({ NODE_ENV: "production" }, next)]);
});
test.afterAll(async () => {
  await Promise.all([before.stop(), behind.stop()]);
});

/** The headers set by a handler; the others are the server's. */
const HANDLER_HEADERS =
  /^(cache-control|content-(type|encoding|language)|etag|retry-after|set-cookie|x-content-type-options)$/;
const GZIP = { "accept-encoding": "gzip" };

async function call(app: WireApp, sessionName: string, request: EntryPointRequest) {
  const session = sessionOf(request, sessionName);
  const [method, path] = request.call.split(" ");
  const headers = { ...headersOf(request), ...(session && { cookie: await app.cookie(session) }), host: "localhost" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  app.backend.behave(behaviorOf(request));
  const connection = new RawConnection(app.port);
  const answer: RawAnswer = await connection.send(
    `${[`${method} /api/backend/${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n${request.body ?? ""}`,
  );
  connection.close();
  const isPacked = valuesOf(answer, "content-encoding").includes("gzip");
  return {
    status: answer.status,
    isWhole: answer.isWhole,
    content: answer.headers
      .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
      .filter((line) => HANDLER_HEADERS.test(line.split(":", 1)[0] ?? ""))
      .sort(),
    varies: valuesOf(answer, "vary").join().includes("Accept-Encoding"),
    body: (isPacked ? gunzipSync(answer.body) : answer.body).toString(),
    received: JSON.parse(
      JSON.stringify(app.backend.calls)
        .replaceAll(`token-${sessionName}`, "token")
        .replace(/127\.0\.0\.1:\d+/g, "backend"),
    ),
  };
}

test("both entry points answer every kind of call alike, with and without compression", async () => {
  let packed = 0;
  for (const plain of ENTRY_POINT_REQUESTS) {
    for (const more of [{}, GZIP]) {
      const request = { ...plain, headers: { ...plain.headers, ...more } };
      const found = await call(before, `before${Object.keys(more).length}`, request);
      const expected = await call(behind, `behind${Object.keys(more).length}`, request);
      expect({ what: plain.what, ...found }).toEqual({ what: plain.what, ...expected });
      expect([plain.what, found.status, found.isWhole]).toEqual([plain.what, plain.status, true]);
      if (found.content.includes("content-encoding: gzip")) packed += 1;
    }
  }
  expect(packed).toBeGreaterThan(10);
});

test("a path outside the contract is passed on to Next", async () => {
  const slash = await call(before, "before", { what: "a trailing slash", call: "GET insured/?key=1", status: 308 });
  const none = await call(before, "before", { what: "an unknown call", call: "GET nothing", status: 404 });
  expect([slash.status, none.status, none.body]).toEqual([
    308,
    404,
    '{"status":[{"message":"There is no such call","type":"not_found"}]}',
  ]);
});
