/** @jest-environment ./tests/support/pglite-environment.mjs */
import type { AddressInfo } from "node:net";
import { endpointNames, rowOf } from "@/lib/contract/endpoints";
import { cookieOf, type SessionCallOptions, SessionWorld } from "@/tests/support/session-world";
import { TestBackend } from "@/tests/support/test-backend";

/** The app's handlers over the reference backend, both using one clock that the test controls. */
const world = new SessionWorld();
const SECRET = "a-secret-of-at-least-32-letters-000";
const MINUTE = 60_000;
let backend: TestBackend;
let now = Date.parse("2026-03-02T10:00:00.000Z");
let routes: Record<"session" | "refresh" | "mfa" | "proxied", Record<string, (request: Request) => Promise<Response>>>;
let unseal: typeof import("@/lib/server/session/session-seal").unsealSession;

beforeAll(async () => {
  backend = await TestBackend.start();
  const { port } = backend.app.server.address() as AddressInfo;
  await world.start();
  Object.assign(process.env, { BACKEND_URL: `http://127.0.0.1:${port}`, BACKEND_TIMEOUT_MS: "20000" });
  jest.spyOn(Date, "now").mockImplementation(() => now);
  const [session, refresh, mfa, proxied, seal] = await Promise.all([
    import("./route"),
    import("./refresh/route"),
    import("./mfa/route"),
    import("../backend/[...path]/route"),
    import("@/lib/server/session/session-seal"),
  ]);
  routes = { session, refresh, mfa, proxied } as never;
  unseal = seal.unsealSession;
}, 120_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await world.stop();
  await backend.stop();
});

const pass = (milliseconds: number) => {
  now += milliseconds;
  backend.pass(milliseconds);
};
const call = (route: keyof typeof routes, method: string, options: SessionCallOptions) =>
  world.call(routes[route][method] as never, method, options);
const signIn = async (name: string, cookie: string | null = null) => {
  const body = { email: `${name}@lintel.test`, password: "Lintel-2026!", timezone: "UTC" };
  return cookieOf(await call("session", "POST", { body, cookie })) ?? "";
};
const renew = (cookie: string | null, isActive: boolean) => call("refresh", "POST", { cookie, body: { isActive } });
const isSignedIn = async (cookie: string | null) =>
  (await (await call("session", "GET", { cookie })).json()).session !== null;
/** Returns the status of the backend's answer to the token in a cookie. */
async function tokenStatus(cookie: string): Promise<number> {
  const record = await unseal(cookie.slice(cookie.indexOf("=") + 1), [SECRET]);
  return (await backend.call("employee.me", {}, record?.accessToken)).status;
}

test("a session that is only polled ends after 30 minutes, and can still be logged out", async () => {
  let cookie = await signIn("employee");
  for (let minute = 1; minute < 30; minute += 1) {
    pass(MINUTE);
    cookie = cookieOf(await renew(cookie, false)) ?? "";
    expect(await isSignedIn(cookie)).toBe(true);
  }
  pass(MINUTE);
  expect(await tokenStatus(cookie)).toBe(200);
  const out = await call("session", "DELETE", { cookie });
  expect([out.status, cookieOf(out), await tokenStatus(cookie)]).toEqual([204, "", 401]);
  expect([await isSignedIn(cookie), (await renew(cookie, true)).status]).toEqual([false, 401]);
});

test("an active session ends after eight hours", async () => {
  let cookie = await signIn("employee");
  for (let minute = 20; minute < 480; minute += 20) {
    pass(20 * MINUTE);
    cookie = cookieOf(await renew(cookie, true)) ?? "";
  }
  pass(20 * MINUTE - 1);
  expect(await isSignedIn(cookie)).toBe(true);
  pass(1);
  const over = await renew(cookie, true);
  expect([over.status, cookieOf(over)]).toEqual([401, ""]);
});

test("a sign-in during a session leaves one valid token, a log-out none", async () => {
  const before = await signIn("employee");
  const after = await signIn("poweruser", before);
  expect([await tokenStatus(before), await tokenStatus(after)]).toEqual([401, 200]);
  await call("session", "DELETE", { cookie: after });
  expect(await tokenStatus(after)).toBe(401);
});

test("a session with a pending second factor reaches its own rows and the public ones, and no others", async () => {
  const pending = await signIn("mfa");
  expect((await renew(pending, true)).status).toBe(403);
  const reached: string[] = [];
  for (const name of endpointNames) {
    const { method, path, sends, encoding, isAppOnly } = rowOf(name);
    if (isAppOnly) continue;
    const types = {
      json: "application/json",
      csv: "application/octet-stream",
      multipart: "multipart/form-data; boundary=x",
    };
    const request = new Request(`http://localhost:3000/api/backend/${path}`, {
      method,
      headers: {
        "x-requested-with": "lintel",
        "sec-fetch-site": "same-origin",
        cookie: pending,
        ...(sends === "body" && { "content-type": types[encoding] }),
      },
      ...(sends === "body" && { body: "{}" }),
    });
    const response = await (routes.proxied[method] as (request: Request) => Promise<Response>)(request);
    if (response.status !== 403) reached.push(name);
  }
  const PUBLIC = ["employee.checkLink", "employee.requestActivation", "employee.requestPasswordReset"];
  expect(reached.sort()).toEqual([...PUBLIC, "employee.sendMfa"]);
  expect(await isSignedIn(pending)).toBe(true);
});

test("a second factor that takes longer than its token is valid ends with a message", async () => {
  const pending = await signIn("mfa");
  pass(15 * MINUTE);
  const response = await call("mfa", "POST", { cookie: pending, body: { code: "123456" } });
  expect([response.status, cookieOf(response)]).toEqual([401, ""]);
  expect((await response.json()).status[0].message).toBe("Your session has expired. Please log in again.");
});
