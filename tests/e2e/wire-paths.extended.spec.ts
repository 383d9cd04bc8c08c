/** Hostile addresses, byte for byte, on the built app: quality rules S6 and S11. */
import net, { type AddressInfo } from "node:net";
import { endpointNames, rowOf } from "@/lib/contract/endpoints";
import { RawConnection, valuesOf } from "@/tests/support/raw-client";
import { WireApp } from "@/tests/support/wire-app";
import { expect, test } from "./fixtures";

const app = new WireApp();
test.beforeAll(() => app.start());
test.afterAll(() => app.stop());

/** Returns a generator of random integers, the same in every run for a fixed seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const ROWS = endpointNames.map(rowOf).filter((row) => !row.isAppOnly);
const HOSTILE = [
  ..."%2f %2F %5c %2e%2e %2E. %00 %0d%0a %25 %252e %252f %ff %c0%af %u002e % %2 ; ;a=1 // \\ .. . /../ /./ \\..\\ # #/ | ^ ` { <script> \" ' [ ]".split(
    " ",
  ),
  ..." \t\0\x01\x0b\x0c\x1f\x7f\x80\xa0\xe9\xff",
  "\xc3\xa9",
  "\xc0\xae\xc0\xae/",
  "\xef\xbc\x8f",
  "a".repeat(5_000),
];
const ROOTS = [
  ...Array<string>(80).fill("/api/backend/"),
  "/api/backend//",
  "//api/backend/",
  "/api/./backend/",
  "/api\\backend\\",
  "/login/../api/backend/",
  "/_next/../api/backend/",
  "/api/session/../backend/",
  "/api/backend/../backend/",
  "http://evil.test/api/backend/x/../",
  "https://127.0.0.1/api/backend/\\",
  "/no-such/",
  "/",
];
const METHODS = ["GET", "GET", "GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];

/** Yields requests with something hostile in their path; none is a call of the contract. */
function* hostileRequests(count: number): Generator<string> {
  const pick = numbers(20_260_301);
  const one = <T>(list: readonly T[]) => list[pick(list.length)] as T;
  for (let index = 0; index < count; index += 1) {
    const { method, path } = one(ROWS);
    const position = pick(path.length + 1);
    const tail = pick(3) === 0 ? `${one(HOSTILE)}${one(ROWS).path}` : "";
    const target = `${one(ROOTS)}${path.slice(0, position)}${one(HOSTILE)}${path.slice(position)}${tail}`;
    // White space before the version belongs to the request line, not the path.
    if (/\s$/.test(target)) continue;
    yield `${pick(2) === 0 ? method : one(METHODS)} ${target}`;
  }
}

test("of 10,000 hostile targets as raw bytes, none makes a call to the backend, and none ends in 5xx or without an answer", async () => {
  app.backend.behave((_request, response) => response.end("{}"));
  const cookie = await app.cookie();
  const requests = [...hostileRequests(10_200)];
  expect(requests.length).toBeGreaterThanOrEqual(10_000);
  const wrong: [string, number][] = [];
  const statuses = new Map<number, number>();
  const lane = async () => {
    const connection = new RawConnection(app.port);
    for (let line = requests.pop(); line !== undefined; line = requests.pop()) {
      const more = ["Content-Type: application/json", "Content-Length: 0"];
      const { status } = await connection.send(await app.head(line, more, cookie));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 300 || status >= 500) wrong.push([line, status]);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(app.backend.calls.map(({ method, target }) => `${method} ${target}`)).toEqual([]);
  // They cover several entry points.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 404]));
});

const UPGRADE = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];

test("an upgrade request passes the gate and is answered like any other request", async () => {
  let hits = 0;
  const canary = net.createServer((socket) => {
    hits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  const elsewhere = `127.0.0.1:${(canary.address() as AddressInfo).port}`;
  app.backend.behave((_request, response) => response.end("{}"));
  for (const [target, status] of [
    ["/healthz", 200],
    ["/settings", 200],
    ["/api/session", 200],
    ["/api/backend/x", 404],
    ["/api/backend/../x", 404],
    ["/_next/x", 404],
    ["/_next/hmr", 404],
    ["*", 400],
    [`http://${elsewhere}/api/backend/x`, 404],
    [`//${elsewhere}/x`, 308],
  ] as const) {
    const connection = new RawConnection(app.port);
    const answer = await connection.send(await app.head(`GET ${target}`, UPGRADE), { limitMs: 10_000 });
    expect([target, answer.status, valuesOf(answer, "x-frame-options")]).toEqual([target, status, ["DENY"]]);
    connection.close();
  }
  expect([hits, app.backend.calls]).toEqual([0, []]);
  await new Promise((resolve) => canary.close(resolve));
});

test("a tunnel and contradictory lengths never reach the backend, and the app keeps running", async () => {
  app.backend.behave((_request, response) => response.end("{}"));
  const connection = new RawConnection(app.port);
  for (const bytes of [
    await app.head("CONNECT evil.test:443"),
    await app.head("PUT /api/backend/survey/mark-reviewed", ["Content-Length: 4", "Content-Length: 5"]),
    await app.head("PUT /api/backend/survey/mark-reviewed", ["Content-Length: 4", "Transfer-Encoding: chunked"]),
    await app.head("PUT /api/backend/survey/mark-reviewed", ["Transfer-Encoding: gzip, chunked, gzip"]),
    "GET /api/backend/employee HTTP/9.9\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  ]) {
    const { status } = await connection.send(bytes, { limitMs: 5_000 });
    expect([bytes.slice(0, 60), status === 0 || (status >= 400 && status < 500)]).toEqual([bytes.slice(0, 60), true]);
    connection.close();
  }
  expect(app.backend.calls).toEqual([]);
  expect((await connection.send(await app.head("GET /healthz"))).status).toBe(200);
  connection.close();
});

const PREFIXES = [
  "//",
  "///",
  "////",
  "/\\",
  "\\\\",
  "\\/",
  "/\t/",
  "/\n/",
  "\t//",
  " //",
  "/%09/",
  "/%0a/",
  "/%2f",
  "/%5c",
  "%2f%2f",
  "https:",
  "https:/",
  "https://",
  "HTTPS://",
  "http:\\\\",
  "//insured@",
  "https://lintel.test@",
  "https://lintel.test.",
  "/.//",
  "/..//",
  "/insured/..//",
  "/insured/%2e%2e//",
  "javascript:alert(1)//",
  "data:text/html,",
  "?//",
  "#//",
  "/\u3002/",
  "/\uff0f",
  "@",
  ":",
  ";//",
];
const HOSTS = [
  "evil.test",
  "evil.test/insured/policies",
  "evil.test%2finsured",
  "[::1]:80",
  "2130706433",
  "evil%E3%80%82test",
];
const PAYLOADS = PREFIXES.flatMap((prefix) => HOSTS.map((host) => prefix + host));

test("no value of `from` redirects a signed-in person to another origin", async () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(200);
  const connection = new RawConnection(app.port);
  const cookie = await app.cookie();
  for (const payload of PAYLOADS) {
    for (const from of [encodeURIComponent(payload), encodeURIComponent(encodeURIComponent(payload))]) {
      const answer = await connection.send(await app.head(`GET /login?from=${from}`, [], cookie));
      const [location = ""] = valuesOf(answer, "location");
      const target = new URL(location, "https://lintel.test");
      expect([payload, answer.status, target.origin, target.pathname.startsWith("//")]).toEqual([
        payload,
        307,
        "https://lintel.test",
        false,
      ]);
    }
  }
  connection.close();
});

test("a path with leading or double slashes redirects to our origin or not at all", async () => {
  const connection = new RawConnection(app.port);
  const [signedIn, nobody] = [await app.cookie(), ""];
  const targets = [
    ...["//", "///", "////", "/\\", "/%5c", "/%2f", "/%09/", "/;//", "/.//", "/insured//", "/login//"].flatMap(
      (start) =>
        ["evil.test", "evil.test/", "evil.test/%2e%2e", "evil.test//", "evil.test/login/"].map((end) => start + end),
    ),
    "https://evil.test/login/",
    "http://evil.test//insured/",
  ];
  let redirects = 0;
  for (const target of targets) {
    for (const cookie of [signedIn, nobody]) {
      const answer = await connection.send(await app.head(`GET ${target}`, [], cookie));
      expect([target, answer.status > 0 && answer.status < 500]).toEqual([target, true]);
      for (const location of [
        ...valuesOf(answer, "location"),
        ...valuesOf(answer, "refresh").map((text) => text.replace(/^\d+;url=/, "")),
      ]) {
        redirects += 1;
        expect([target, new URL(location, "https://lintel.test").origin]).toEqual([target, "https://lintel.test"]);
      }
    }
  }
  expect(redirects).toBeGreaterThan(20);
  connection.close();
});
