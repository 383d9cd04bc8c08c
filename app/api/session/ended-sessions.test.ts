import { answerJson, answerStatus, type Behavior, FAULTS } from "@/tests/support/fault-backend";
import { cookieOf, SessionWorld } from "@/tests/support/session-world";

const world = new SessionWorld();
const { backend } = world;
let session: typeof import("./route");
let refresh: typeof import("./refresh/route");
let mfa: typeof import("./mfa/route");
let proxied: typeof import("../backend/[...path]/route");
let revocation: typeof import("@/lib/server/session/revoke-token");

beforeAll(async () => {
  await world.start();
  [session, refresh, mfa, proxied, revocation] = await Promise.all([
    import("./route"),
    import("./refresh/route"),
    import("./mfa/route"),
    import("../backend/[...path]/route"),
    import("@/lib/server/session/revoke-token"),
  ]);
});
afterAll(() => world.stop());

const EMPLOYEE = { key: "emp-1", role: "admin", email: "a@b.c", passwordExpiresAt: null };
const MFA = { employee: { ...EMPLOYEE, isMfaRequired: true }, availableMfaChannels: ["email"], isMfaCodeSent: true };
let tokens = 0;
const login = (more: object = {}) => {
  tokens += 1;
  return { device: { accessToken: `token-${tokens}` }, employee: EMPLOYEE, ...more };
};
const CREDENTIALS = { email: "a@b.c", password: "Lintel-2026!", timezone: "UTC" };

async function signIn(answer: object = login(), cookie: string | null = null): Promise<Response> {
  backend.behave(answerJson(200, answer));
  return world.call(session.POST, "POST", { body: CREDENTIALS, cookie });
}
const view = async (cookie: string | null) => world.call(session.GET, "GET", { cookie });
const signOut = (cookie: string | null) => world.call(session.DELETE, "DELETE", { cookie });
const renew = (cookie: string | null) => world.call(refresh.POST, "POST", { cookie, body: { isActive: true } });
const verify = (cookie: string | null) => world.call(mfa.POST, "POST", { cookie, body: { code: "123456" } });
const read = (cookie: string | null) =>
  proxied.GET(
    new Request("http://localhost:3000/api/backend/employee", {
      headers: { "x-requested-with": "lintel", "sec-fetch-site": "same-origin", ...(cookie && { cookie }) },
    }),
  );
const backendCalls = () => backend.calls.map(({ target, headers }) => `${target} ${headers["x-access-token"]}`);

/** Holds the backend's answer until it is released. */
function holdAnswer(answer: Behavior) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const behavior: Behavior = async (request, response, body) => {
    await released;
    answer(request, response, body);
  };
  return { behavior, release: () => release() };
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const untilCalled = async (calls: number) => {
  while (backend.calls.length < calls) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe("the cookie of a logged-out session", () => {
  test("is invalid, without a call to the backend", async () => {
    const cookie = cookieOf(await signIn());
    backend.behave(answerStatus(204));
    await signOut(cookie);
    backend.behave(answerJson(200, { employee: EMPLOYEE }));
    const seen = await view(cookie);
    expect([await seen.json(), cookieOf(seen)]).toEqual([{ session: null }, ""]);
    expect([(await renew(cookie)).status, (await read(cookie)).status]).toEqual([401, 401]);
    expect(backendCalls()).toEqual([]);
  });

  test("is not restored by a refresh in flight", async () => {
    const cookie = cookieOf(await signIn());
    const slow = holdAnswer(answerJson(200, { employee: EMPLOYEE }));
    backend.behave(answerStatus(204));
    backend.behaveOnce(slow.behavior);
    const refreshing = renew(cookie);
    await untilCalled(1);
    await signOut(cookie);
    slow.release();
    const late = await refreshing;
    expect([late.status, cookieOf(late)]).toEqual([401, null]);
  });

  test("is not restored by the check of a code in flight, whose token is revoked", async () => {
    const pending = cookieOf(await signIn(login(MFA)));
    const slow = holdAnswer(answerJson(200, { employee: EMPLOYEE, device: { accessToken: "token-of-late-code" } }));
    backend.behave(answerStatus(204));
    backend.behaveOnce(slow.behavior);
    const verifying = verify(pending);
    await untilCalled(1);
    await signOut(pending);
    slow.release();
    const late = await verifying;
    expect([late.status, cookieOf(late)]).toEqual([401, null]);
    expect(backendCalls().at(-1)).toBe("/employee/logout token-of-late-code");
  });
});

test("a log-out of an expired session still revokes its token", async () => {
  const start = Date.now();
  const clock = jest.spyOn(Date, "now").mockReturnValue(start - 31 * 60_000);
  const cookie = cookieOf(await signIn());
  clock.mockRestore();
  expect((await (await view(cookieOf(await signIn()))).json()).session).not.toBeNull();
  backend.behave(answerStatus(204));
  await signOut(cookie);
  expect(backendCalls()).toEqual([`/employee/logout token-${tokens - 1}`]);
});

test("a failed revocation of a token is retried until it succeeds, and then no more", async () => {
  backend.behave(answerStatus(204));
  backend.behaveOnce(FAULTS.hangUp, FAULTS.htmlError);
  revocation.revokeLater("token-to-revoke", [1, 1, 1, 1]);
  await untilCalled(3);
  await pause(50);
  expect(backendCalls()).toEqual(Array.from({ length: 3 }, () => "/employee/logout token-to-revoke"));
});

describe("after a delay, with no request waiting,", () => {
  /** Shortens the ten seconds before the first retry. */
  beforeEach(() => {
    const original = globalThis.setTimeout;
    const shortened = (task: () => void, ms?: number) => original(task, ms === 10_000 ? 1 : ms);
    jest.spyOn(globalThis, "setTimeout").mockImplementation(shortened as typeof setTimeout);
  });
  afterEach(() => jest.restoreAllMocks());

  test("a log-out that the backend missed is repeated", async () => {
    const cookie = cookieOf(await signIn());
    backend.behave(answerStatus(204));
    backend.behaveOnce(FAULTS.hangUp);
    expect((await signOut(cookie)).status).toBe(204);
    await untilCalled(2);
    expect(backendCalls()).toEqual(Array.from({ length: 2 }, () => `/employee/logout token-${tokens}`));
  });

  test.each([
    ["read", view],
    ["refreshed", renew],
  ])("the token of an expired session that is %s is revoked once", async (_, access) => {
    const start = Date.now();
    const clock = jest.spyOn(Date, "now").mockReturnValue(start - 31 * 60_000);
    const cookie = cookieOf(await signIn());
    clock.mockRestore();
    backend.behave(answerStatus(204));
    expect(cookieOf(await access(cookie))).toBe("");
    await access(cookie);
    await untilCalled(1);
    await pause(50);
    expect(backendCalls()).toEqual([`/employee/logout token-${tokens}`]);
  });
});

describe("a sign-in during a session", () => {
  test("revokes the previous session", async () => {
    const before = cookieOf(await signIn());
    const token = `token-${tokens}`;
    const after = cookieOf(await signIn(login(), before));
    expect(backendCalls()).toEqual(["/employee/login undefined", `/employee/logout ${token}`]);
    expect((await (await view(before)).json()).session).toBeNull();
    expect((await (await view(after)).json()).session).toMatchObject({ employeeKey: "emp-1" });
  });

  test("leaves the previous session unchanged if the sign-in fails", async () => {
    const before = cookieOf(await signIn());
    backend.behave(answerStatus(401));
    await world.call(session.POST, "POST", { body: CREDENTIALS, cookie: before });
    expect(backendCalls()).toEqual(["/employee/login undefined"]);
    expect((await (await view(before)).json()).session).not.toBeNull();
  });

  test("is not undone by a late 401 of the previous session", async () => {
    const before = cookieOf(await signIn());
    const slow = holdAnswer(answerStatus(401));
    backend.behave(answerJson(200, login()));
    backend.behaveOnce(slow.behavior);
    const reading = read(before);
    await untilCalled(1);
    const after = await world.call(session.POST, "POST", { body: CREDENTIALS, cookie: before });
    expect(cookieOf(after)).toMatch(/Fe26/);
    slow.release();
    const late = await reading;
    expect([late.status, late.headers.get("set-cookie")]).toEqual([401, null]);
    expect((await read(before)).headers.get("set-cookie")).toBeNull();
  });
});

test("only the first of several 401s clears the cookie, so that a later one spares the next sign-in", async () => {
  const cookie = cookieOf(await signIn());
  backend.behave(answerStatus(401));
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(cookie)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 401));
  expect(answers.map(cookieOf).filter((one) => one === "")).toHaveLength(1);
});

test.each([
  ["Failed to send MFA code!", { ...MFA, isMfaCodeSent: false }],
  ["No MFA channels available!", { ...MFA, availableMfaChannels: [] }],
  ["the backend's access token is too long", { device: { accessToken: "t".repeat(3_500) } }],
])("a login that fails with '%s' revokes its token", async (message, more) => {
  const response = await signIn(login(more));
  expect(response.status).toBe(500);
  expect((await response.json()).status[0].message).toContain(message);
  expect(backend.calls.map(({ target }) => target)).toEqual(["/employee/login", "/employee/logout"]);
});

test("a code whose new token is too long for a cookie gets an error, and the token is revoked", async () => {
  const pending = cookieOf(await signIn(login(MFA)));
  const long = "t".repeat(3_500);
  backend.behave(answerJson(200, { employee: EMPLOYEE, device: { accessToken: long } }));
  const response = await verify(pending);
  expect([response.status, cookieOf(response)]).toEqual([500, null]);
  expect((await response.json()).status[0].message).toContain("the backend's access token is too long");
  expect(backendCalls().slice(1)).toEqual([`/employee/logout ${long}`]);
});

test("a pending session that has ended at the backend ends in the app too: no code can be right anymore", async () => {
  const pending = cookieOf(await signIn(login(MFA)));
  backend.behave(answerStatus(401));
  const response = await verify(pending);
  expect([response.status, cookieOf(response), await response.json()]).toEqual([
    401,
    "",
    { status: [{ message: "Your session has expired. Please log in again.", type: "unauthorized" }] },
  ]);
});

test("a refresh returns only the employee, and only a refused sign-in passes a reset link on", async () => {
  const cookie = cookieOf(await signIn());
  backend.behave(answerJson(200, { employee: EMPLOYEE, device: { accessToken: "canary" } }));
  expect(await (await renew(cookie)).json()).toEqual({ employee: EMPLOYEE });

  const pending = cookieOf(await signIn(login(MFA)));
  const { PUT } = await import("./impersonation/route");
  const status = [{ message: "Not so", type: "forbidden" }];
  backend.behave(answerJson(403, { status, passwordResetLink: "canary" }));
  for (const refused of [
    await renew(cookie),
    await verify(pending),
    await world.call(PUT, "PUT", { cookie, body: { role: "employee", companyKeys: [] } }),
  ]) {
    expect([refused.status, await refused.json()]).toEqual([403, { status }]);
  }
});

test("every answer gives an employee without a known role the role employee", async () => {
  const unknown = { key: "emp-1", role: "wizard", email: "a@b.c" };
  const signedIn = await signIn(login({ employee: unknown }));
  expect((await signedIn.json()).employee.role).toBe("employee");
  backend.behave(answerJson(200, { employee: unknown }));
  expect((await (await renew(cookieOf(signedIn))).json()).employee.role).toBe("employee");
  const pending = cookieOf(await signIn(login(MFA)));
  backend.behave(answerJson(200, { employee: { key: "emp-1" }, device: { accessToken: "token-second" } }));
  expect((await (await verify(pending)).json()).employee).toEqual({ key: "emp-1", role: "employee" });
});

test("an impersonation that is no longer allowed ends at the next refresh", async () => {
  const { PUT } = await import("./impersonation/route");
  const cookie = cookieOf(await signIn());
  backend.behave(answerJson(200, { employee: EMPLOYEE }));
  const acting = await world.call(PUT, "PUT", { cookie, body: { role: "poweruser", companyKeys: [] } });
  expect((await acting.json()).session.effectiveRole).toBe("poweruser");
  expect((await (await view(cookieOf(await renew(cookieOf(acting))))).json()).session.effectiveRole).toBe("poweruser");
  backend.behave(answerJson(200, { employee: { ...EMPLOYEE, role: "poweruser" } }));
  const renewed = cookieOf(await renew(cookieOf(acting)));
  expect((await (await view(renewed)).json()).session).toMatchObject({
    role: "poweruser",
    effectiveRole: "poweruser",
    impersonation: null,
  });
});
