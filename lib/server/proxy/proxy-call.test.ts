import fc from "fast-check";
import { endpointNames, rowOf } from "@/lib/contract/endpoints";
import { answerJson, answerStatus } from "@/tests/support/fault-backend";
import { CANARY, ProxyWorld } from "@/tests/support/proxy-world";

const world = new ProxyWorld();
const { backend } = world;
const OK = answerJson(200, { insured: { key: "ins-1" } });

beforeAll(() => world.start({ BACKEND_TIMEOUT_MS: "20000" }));
afterAll(() => world.stop());
beforeEach(() => backend.behave(OK));

const CONTENT_TYPES = {
  json: "application/json",
  csv: "application/octet-stream",
  multipart: "multipart/form-data; boundary=x",
};
const rows = endpointNames.map((name) => ({ name, ...rowOf(name) }));
const proxied = rows.filter((row) => !row.isAppOnly);

describe("rows", () => {
  test.each(proxied.map((row) => [row.name, row] as const))(
    "%s is called by its own path, with the token",
    async (_, row) => {
      const hasBody = row.sends === "body";
      const body = hasBody
        ? JSON.stringify({ key: "emp-other", passwordResetLink: row.access === "public" ? "x" : undefined })
        : null;
      const headers = hasBody ? { "content-type": CONTENT_TYPES[row.encoding] } : undefined;
      const response = await world.call(`${row.method} ${row.path}?a=1&b=%2F`, { body, ...(headers && { headers }) });
      expect(response.status).toBe(200);
      expect(backend.calls.map((call) => `${call.method} ${call.target}`)).toEqual([
        `${row.method} /${row.path}?a=1&b=%2F`,
      ]);
      expect(backend.calls[0]?.headers["x-access-token"]).toBe(row.access === "public" ? undefined : CANARY);
    },
  );

  test("a query reaches the backend in one normalized form", async () => {
    await world.call("GET insured?key=a'b%20c%zz&key=2&&=&x%20y");
    expect(backend.calls.map(({ target }) => target)).toEqual(["/insured?key=a%27b+c%25zz&key=2&=&x+y="]);
  });

  test.each(["PUT employee/login", "PUT employee/verify-mfa", "PUT employee/logout"])(
    "%s is the app's own call, and is not forwarded",
    async (call) => {
      expect((await world.call(call, { body: "{}" })).status).toBe(404);
      expect(backend.calls).toEqual([]);
    },
  );

  test.each([
    "GET nothing",
    "PUT insured/list",
    "PATCH insured",
    "HEAD insured",
    "OPTIONS insured",
    "POST insured",
    "GET insured/",
    "GET Insured",
    "GET /insured",
    "GET insured%2flist",
    "GET insured%5clist",
    "GET insured%00",
    "GET insured%2500",
    "GET insured;a=1",
    "GET insured//list",
    "GET %69nsured",
    "GET insured%20",
    "GET insured%ff",
    "GET insured%",
    "GET insured.json",
    "GET insured/list/x",
    "PUT project/unknown-action",
    "PUT project/__proto__",
    "GET constructor",
    "GET ../session",
    "GET ..%2fsession",
  ])("%s is no call of the contract, and gets 404", async (call) => {
    const response = await world.call(call, { body: /^(PUT|POST|PATCH)/.test(call) ? "{}" : null });
    expect(response.status).toBe(404);
    expect(backend.calls).toEqual([]);
  });

  test("10,000 other addresses get 404, and none reaches the backend", async () => {
    const known = new Set(proxied.map((row) => `${row.method} /api/backend/${row.path}`));
    const cookie = await world.cookie();
    const part = fc.constantFrom(
      "%2f",
      "%5c",
      "%2e%2e",
      "%00",
      "%25",
      ";",
      "//",
      "\\",
      "%ff",
      "..",
      ".",
      "x",
      "%",
      "?",
      "#",
      "/",
      " ",
      "é",
    );
    const base = fc.constantFrom(...proxied.map((row) => row.path), "", "session", "api/session");
    const pair = fc.record({
      method: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"),
      path: fc
        .tuple(base, part, fc.nat(30), fc.option(base))
        .map(
          ([path, extra, index, tail]) =>
            path.slice(0, index) + extra + path.slice(index) + (tail === null ? "" : `/${tail}`),
        ),
    });
    await fc.assert(
      fc.asyncProperty(pair, async ({ method, path }) => {
        const url = `https://lintel.test/api/backend/${path}`;
        if (known.has(`${method} ${new URL(url).pathname}`)) return;
        const response = await world.call(`${method} ${path.replaceAll(" ", "%20")}`, {
          session: null,
          headers: { cookie },
        });
        expect([404]).toContain(response.status);
      }),
      { numRuns: 10_000 },
    );
    expect(backend.calls).toEqual([]);
  }, 60_000);
});

describe("origin and content type", () => {
  test.each([
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site", origin: "https://lintel.test" }, 403],
    [{ "sec-fetch-site": "same-origin", "x-requested-with": "" }, 403],
    [{ "content-type": "text/plain" }, 415],
    [{ "content-type": "application/x-www-form-urlencoded" }, 415],
    [{ "content-type": "multipart/form-data; boundary=x" }, 415],
    [{ "content-type": "application/octet-stream" }, 415],
    [{ "content-type": "application/json-patch+json" }, 415],
    [{ "content-type": "Application/JSON; charset=utf-8" }, 200],
  ])("%j gives %i", async (headers, status) => {
    const response = await world.call("PUT survey/mark-reviewed", {
      body: '{"key":"srv-1"}',
      headers: headers as Record<string, string>,
    });
    expect(response.status).toBe(status);
    expect(backend.calls).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe("sessions", () => {
  const status = async (call: string, session: Parameters<typeof world.call>[1]) =>
    (await world.call(call, session)).status;

  test("without a session, only public rows pass", async () => {
    expect(await status("GET insured?key=ins-1", { session: null })).toBe(401);
    expect(await status("PUT employee", { session: null, body: "{}" })).toBe(401);
    expect(await status("PUT employee/send-mfa", { session: null, body: '{"channel":"email"}' })).toBe(401);
    expect(backend.calls).toEqual([]);
    expect(await status("PUT employee/request-password-reset", { session: null, body: '{"email":"a@b.c"}' })).toBe(200);
  });

  test("while MFA is pending, only MFA rows and public rows pass", async () => {
    const session = { isMfaPending: true };
    expect(await status("GET employee", { session })).toBe(403);
    expect(await status("GET insured?key=ins-1", { session })).toBe(403);
    expect(await status("PUT employee/reset-password", { session, body: '{"password":"x"}' })).toBe(403);
    expect(backend.calls).toEqual([]);
    expect(await status("PUT employee/send-mfa", { session, body: '{"channel":"email"}' })).toBe(200);
    expect(backend.calls[0]?.headers["x-access-token"]).toBe(CANARY);
  });

  test("answers an invalid cookie with 401, and clears the cookie", async () => {
    const response = await world.call("GET insured?key=ins-1", { session: { touchedAt: 0, issuedAt: 0 } });
    expect(response.status).toBe(401);
    expect(response.headers.get("set-cookie")).toBe(
      "__Host-lintel=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0",
    );
    expect(await response.json()).toEqual({
      status: [{ message: "Your session has expired. Please log in again.", type: "unauthorized" }],
    });
  });

  test("a password reset by link is sent without the token, an employee's own reset with the token", async () => {
    await world.call("PUT employee/reset-password", {
      body: '{"email":"a@b.c","password":"x","passwordResetLink":"l"}',
    });
    await world.call("PUT employee/reset-password", { body: '{"password":"x"}' });
    expect(backend.calls.map((call) => call.headers["x-access-token"])).toEqual([undefined, CANARY]);
    expect(await status("PUT employee/reset-password", { session: null, body: '{"password":"x"}' })).toBe(401);
    expect(await status("PUT employee/reset-password", { body: "no json" })).toBe(400);
  });

  test("a 401 of the backend clears the cookie; a 403 and a public row's 401 do not", async () => {
    // Each call has its own session, because the cookie of a session is cleared once.
    const cleared = async (
      call: string,
      token: string,
      { isMfaPending = false, body = null as string | null } = {},
    ) => {
      const answer = await world.call(call, { body, session: { accessToken: token, isMfaPending } });
      return [answer.status, answer.headers.get("set-cookie")?.includes("Max-Age=0") ?? false];
    };
    backend.behave(answerStatus(401));
    expect(await cleared("GET insured?key=ins-1", "token-1")).toEqual([401, true]);
    expect(await cleared("PUT employee/send-mfa", "token-2", { body: "{}", isMfaPending: true })).toEqual([401, false]);
    const link = '{"email":"a","passwordResetLink":"l"}';
    expect(await cleared("PUT employee/reset-password", "token-3", { body: link })).toEqual([401, false]);
    expect(await cleared("PUT employee/request-password-reset", "token-4", { body: "{}" })).toEqual([401, false]);
    backend.behave(answerStatus(403));
    expect(await cleared("GET insured?key=ins-1", "token-5")).toEqual([403, false]);
    expect(await cleared("PUT employee/send-mfa", "token-6", { body: "{}", isMfaPending: true })).toEqual([403, false]);
  });
});
