/**
 * Complete headers of every kind of answer of the built app, as an https origin gets them (quality rules S1, S13, S14,
 * S20).
 */
import { answerJson } from "@/tests/support/fault-backend";
import { type RawAnswer, RawConnection, valuesOf } from "@/tests/support/raw-client";
import { WireApp } from "@/tests/support/wire-app";
import { expect, test } from "./fixtures";

const app = new WireApp();
test.beforeAll(() => app.start());
test.afterAll(() => app.stop());

const send = async (bytes: string, body?: string): Promise<RawAnswer> => {
  const connection = new RawConnection(app.port);
  try {
    return await connection.send(bytes, body === undefined ? {} : { body: Buffer.from(body) });
  } finally {
    connection.close();
  }
};

/** Headers of the connection, the time or the body, which we promise nothing about. */
const LEFT_OUT =
  /^(date|connection|keep-alive|transfer-encoding|content-length|etag|last-modified|accept-ranges|vary|link)$/;

/** Lower-case names with their single value; nonces are replaced by N. A duplicate header fails. */
function golden(answer: RawAnswer): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of answer.headers) {
    const key = name.toLowerCase();
    if (LEFT_OUT.test(key) || key.startsWith("x-nextjs") || key === "x-request-id") continue;
    expect([key, found[key]]).toEqual([key, undefined]);
    found[key] = value.replace(/'nonce-[^']{20,}'/, "'nonce-N'");
  }
  return found;
}

const EVERYWHERE = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "window-management=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
const CALL = {
  ...EVERYWHERE,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
};
const JSON_CALL = { ...CALL, "content-type": "application/json" };
const PAGE_POLICY =
  "default-src 'self'; script-src 'nonce-N' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob: http://localhost:4001; media-src 'self' blob: http://localhost:4001; font-src 'self'; " +
  "connect-src 'self' http://localhost:4001; worker-src 'self' blob:; frame-src 'none'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; upgrade-insecure-requests";
const PAGE = {
  ...EVERYWHERE,
  "cache-control": "private, no-store",
  "content-security-policy": PAGE_POLICY,
  "referrer-policy": "strict-origin-when-cross-origin",
};
/** Next has its own value with the same effect. */
const NO_PAGE = {
  ...PAGE,
  "cache-control": "private, no-cache, no-store, max-age=0, must-revalidate",
  "content-type": "text/html; charset=utf-8",
};
const HTML = { ...PAGE, "content-type": "text/html; charset=utf-8" };
/** A missing page outside the middleware's matcher. */
const NO_FILE = { ...EVERYWHERE, "cache-control": NO_PAGE["cache-control"], "content-type": NO_PAGE["content-type"] };
/** Outside the middleware's matcher. */
const BARE_PAGE = {
  ...EVERYWHERE,
  "cache-control": "private, no-store",
  "content-security-policy":
    "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};
const TEMPLATE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const redirectTo = (path: string) => ({ ...PAGE, location: `https://lintel.test${path}` });

const NOBODY = "a=b";
const CODE = ["Content-Type: application/json", "Content-Length: 2"];

type Golden = [
  what: string,
  line: string,
  status: number,
  headers: Record<string, string>,
  more?: string[],
  cookie?: string,
];
const PAGES: Golden[] = [
  ["a public page", "GET /login", 200, HTML, [], NOBODY],
  ["a HEAD of a public page", "HEAD /login", 200, HTML, [], NOBODY],
  ["a page for the signed-in", "GET /settings", 200, HTML],
  ["another page for the signed-in", "GET /insured/policies", 200, HTML],
  ["a page of a mailed link", "GET /reset-password/a%40b.c/token", 200, { ...HTML, "referrer-policy": "no-referrer" }],
  ["a missing page", "GET /insured/overview/a/b/no/such/page", 404, NO_PAGE],
  ["a missing file of the build", "GET /_next/nope", 404, { ...BARE_PAGE, ...NO_FILE }],
  ["a resized picture", "GET /_next/image?url=%2Ficon.svg&w=64&q=75", 404, { ...BARE_PAGE, ...NO_FILE }],
  ["a missing icon", "GET /icons/nope", 404, { ...NO_FILE, "content-security-policy": TEMPLATE_POLICY }],
  [
    "a template",
    "GET /templates/qa-report.html",
    200,
    {
      ...EVERYWHERE,
      "cache-control": "public, max-age=0",
      "content-security-policy": TEMPLATE_POLICY,
      "content-type": "text/html; charset=UTF-8",
    },
    [],
    NOBODY,
  ],
  ["a missing template", "GET /templates/nope", 404, { ...NO_FILE, "content-security-policy": TEMPLATE_POLICY }],
  ["a page's data", "GET /settings", 200, { ...PAGE, "content-type": "text/x-component" }, ["RSC: 1"]],
  ["a redirect to the login", "GET /settings", 307, redirectTo("/login?from=%2Fsettings"), [], NOBODY],
  ["a redirect home", "GET /login", 307, redirectTo("/insured")],
  ["a trailing slash", "GET /settings/", 308, { ...BARE_PAGE, location: "/settings", refresh: "0;url=/settings" }],
  [
    "a broken request for page data",
    "GET /settings",
    500,
    { ...PAGE, "content-type": "text/plain" },
    ["RSC: 1", "Next-Router-State-Tree: %5B"],
  ],
];
const CALLS: Golden[] = [
  ["the session", "GET /api/session", 200, JSON_CALL],
  ["the version", "GET /api/version", 200, JSON_CALL],
  ["an answer of the backend", "GET /api/backend/insured?key=ins-1", 200, JSON_CALL],
  ["a call without a session", "GET /api/backend/insured?key=ins-1", 401, JSON_CALL, [], NOBODY],
  ["an unknown call", "GET /api/backend/nothing", 404, JSON_CALL],
  ["another unknown call", "POST /api/nothing", 404, JSON_CALL, CODE],
  ["the root of all calls", "GET /api", 404, JSON_CALL],
  [
    "an unsupported method of a call",
    "PUT /api/session",
    405,
    { ...JSON_CALL, allow: "GET, HEAD, POST, DELETE" },
    CODE,
  ],
  ["a preflight request", "OPTIONS /api/session/mfa", 405, { ...JSON_CALL, allow: "POST" }],
  ["an invalid body", "POST /api/session", 400, JSON_CALL, CODE],
  ["the health check", "GET /healthz", 200, JSON_CALL],
  ["the readiness check", "GET /readyz", 200, JSON_CALL],
];
const REFUSED: Golden[] = [
  ["dots in the path", "GET /api/backend/../session", 404, JSON_CALL],
  ["an unknown method", "TRACE /login", 405, { ...JSON_CALL, allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" }],
  ["a request without a path", "OPTIONS *", 400, JSON_CALL],
  ["a control character in the path", "GET /login\x01", 400, JSON_CALL],
  ["two Host headers", "GET /login", 400, JSON_CALL, ["Host: evil.test"]],
  ["an unknown expectation", "PUT /api/session", 417, JSON_CALL, ["Expect: a-gift"]],
  ["too many headers", "GET /login", 431, JSON_CALL, [`X-Long: ${"a".repeat(40_000)}`]],
];

for (const [what, line, status, headers, more = [], cookie] of [...PAGES, ...CALLS, ...REFUSED]) {
  test(`headers of ${what}: ${line.replace("\x01", "^A")} is ${status}`, async () => {
    app.backend.behave(answerJson(200, { insured: {}, employee: {} }));
    const body = more === CODE ? "{}" : undefined;
    let answer = await send(await app.head(line, more, cookie), body);
    // Next requests page data at an address with a parameter derived from the request's headers.
    const [dataAddress] = valuesOf(answer, "location").filter((location) => location.includes("?_rsc"));
    if (dataAddress) answer = await send(await app.head(`GET ${dataAddress}`, more, cookie), body);
    const { "set-cookie": cookies, ...found } = golden(answer);
    expect([answer.status, found]).toEqual([status, headers]);
    expect(cookies).toBe(undefined);
    // No answer reveals internals.
    expect(answer.body.toString()).not.toMatch(/node_modules|\.next\/|\n\s+at |127\.0\.0\.1|ECONN|Error:/);
  });
}

test("a request without a host is answered 400 with the headers of a call", async () => {
  const answer = await send("GET /login HTTP/1.1\r\nCookie: a=b\r\n\r\n");
  expect([answer.status, golden(answer)]).toEqual([400, JSON_CALL]);
});

test("files are cached forever if their name changes with their content, and other files have the common headers", async () => {
  const page = (await send(await app.head("GET /login", [], NOBODY))).body.toString();
  const scripts = [...page.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map((match) => match[1] ?? "");
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts.slice(0, 6)) {
    const { "content-type": type, ...found } = golden(await send(await app.head(`GET ${path}`, [], NOBODY)));
    expect(type).toMatch(/^(application\/javascript|text\/css|font\/woff2)/);
    expect(found).toEqual({ ...EVERYWHERE, "cache-control": "public, max-age=31536000, immutable" });
  }
  const missing = golden(await send(await app.head("GET /_next/static/no-such-file.js", [], NOBODY)));
  expect(missing).toMatchObject(EVERYWHERE);
  expect(missing["cache-control"]).toContain("no-store");
  const icon = await send(await app.head("GET /icon.svg", [], NOBODY));
  expect([icon.status, golden(icon)]).toEqual([200, expect.objectContaining(EVERYWHERE)]);
});

/** Every Set-Cookie of a session: sign-in, the code, refresh, redirect, sign-out. */
test("every cookie is the session's, bound to this host over https and small", async () => {
  const EMPLOYEE = { key: "emp-me", role: "admin", email: "a@b.c", passwordExpiresAt: null };
  const found: string[] = [];
  const call = async (line: string, body: object | null, cookie: string) => {
    const text = body && JSON.stringify(body);
    const more = text ? ["Content-Type: application/json", `Content-Length: ${text.length}`] : [];
    const answer = await send(await app.head(line, more, cookie), text ?? undefined);
    const cookies = valuesOf(answer, "set-cookie");
    found.push(...cookies);
    return { status: answer.status, cookie: cookies[0]?.split(";")[0] ?? "" };
  };
  const credentials = { email: "a@b.c", password: "Lintel-2026!", timezone: "Europe/Berlin" };
  app.backend.behave(
    answerJson(200, {
      device: { accessToken: "t".repeat(200) },
      employee: { ...EMPLOYEE, isMfaRequired: true },
      availableMfaChannels: ["email"],
      isMfaCodeSent: true,
    }),
  );
  const pending = await call("POST /api/session", credentials, NOBODY);
  app.backend.behave(answerJson(200, { employee: EMPLOYEE, device: { accessToken: "u".repeat(2_700) } }));
  const whole = await call("POST /api/session/mfa", { code: "123456" }, pending.cookie);
  const renewed = await call("POST /api/session/refresh", { isActive: true }, whole.cookie);
  expect([pending.status, whole.status, renewed.status]).toEqual([200, 200, 200]);
  expect((await call("GET /settings", null, renewed.cookie)).status).toBe(200);
  app.backend.behave((_request, response) => response.writeHead(401).end());
  const sentAway = await call("GET /api/backend/insured?key=ins-1", null, renewed.cookie);
  const signedOut = await call("DELETE /api/session", null, await app.cookie());
  expect([sentAway.status, signedOut.status]).toEqual([401, 204]);

  // A token that fits no cookie is reported once, sets none, and leaves the login open.
  for (const length of [3_500, 20_000]) {
    app.backend.behave(answerJson(200, { device: { accessToken: "t".repeat(length) }, employee: EMPLOYEE }));
    const tooLong = await call("POST /api/session", credentials, NOBODY);
    expect([tooLong.status, tooLong.cookie]).toEqual([500, ""]);
    expect((await call("GET /login", null, NOBODY)).status).toBe(200);
  }

  expect(found).toHaveLength(5);
  for (const text of found.slice(0, 3)) {
    expect(text).toMatch(/^__Host-lintel=Fe26[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(text.length).toBeLessThanOrEqual(4_096);
  }
  for (const text of found.slice(3)) {
    expect(text).toBe("__Host-lintel=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0");
  }
});
