import { answerJson, answerStatus, FAULTS } from "@/tests/support/fault-backend";
import { cookieOf, SessionWorld } from "@/tests/support/session-world";

const world = new SessionWorld();
const { backend } = world;
let session: typeof import("./route");
let refresh: typeof import("./refresh/route");
let mfa: typeof import("./mfa/route");

beforeAll(async () => {
  await world.start(1_000);
  [session, refresh, mfa] = await Promise.all([import("./route"), import("./refresh/route"), import("./mfa/route")]);
});
afterAll(() => world.stop());
afterEach(() => jest.useRealTimers());

const CANARY = "canary-token";
const EMPLOYEE = { key: "emp-1", role: "poweruser", email: "a@b.c", passwordExpiresAt: null };
const CREDENTIALS = { email: "a@b.c", password: "Lintel-2026!", timezone: "Europe/Berlin" };
const LOGIN = { device: { accessToken: CANARY }, employee: EMPLOYEE };
const MFA_LOGIN = {
  ...LOGIN,
  employee: { ...EMPLOYEE, isMfaRequired: true },
  availableMfaChannels: ["email"],
  isMfaCodeSent: true,
};

const signIn = (body: unknown = CREDENTIALS) => world.call(session.POST, "POST", { body });
const view = async (cookie: string | null) => (await (await world.call(session.GET, "GET", { cookie })).json()).session;
const signedInCookie = async (answer: object = LOGIN) => {
  backend.behave(answerJson(200, answer));
  return cookieOf(await signIn());
};

describe("sign-in", () => {
  test("returns the employee and a session, and never the token", async () => {
    backend.behave(answerJson(200, LOGIN));
    const response = await signIn();
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([200, { employee: EMPLOYEE, isMfaPending: false }]);
    expect(text + [...response.headers].join()).not.toContain(CANARY);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(backend.calls.map(({ method, target, body }) => [method, target, JSON.parse(body.toString())])).toEqual([
      ["PUT", "/employee/login", CREDENTIALS],
    ]);
    expect(await view(cookieOf(response))).toMatchObject({
      employeeKey: "emp-1",
      role: "poweruser",
      effectiveRole: "poweruser",
      isMfaPending: false,
      availableMfaChannels: [],
      passwordExpiresAt: null,
      impersonation: null,
    });
  });

  test("returns a pending session and its channels if MFA is required", async () => {
    backend.behave(answerJson(200, MFA_LOGIN));
    const response = await signIn();
    expect(await response.json()).toEqual({
      employee: { ...EMPLOYEE, isMfaRequired: true },
      isMfaPending: true,
      availableMfaChannels: ["email"],
      isMfaCodeSent: true,
    });
    expect(await view(cookieOf(response))).toMatchObject({ isMfaPending: true, availableMfaChannels: ["email"] });
  });

  test.each([
    ["No MFA channels available!", { ...MFA_LOGIN, availableMfaChannels: [] }],
    ["No MFA channels available!", { ...MFA_LOGIN, availableMfaChannels: undefined }],
    ["Failed to send MFA code!", { ...MFA_LOGIN, isMfaCodeSent: false }],
    ["Access Token not in response!", { ...MFA_LOGIN, device: undefined }],
    ["Access Token not in response!", { employee: EMPLOYEE }],
    ["Access Token not in response!", { ...LOGIN, device: null }],
    ["Access Token not in response!", { ...LOGIN, device: { accessToken: "two\r\nlines" } }],
  ])("answers 500 with “%s”, and sets no cookie", async (message, answer) => {
    backend.behave(answerJson(200, answer));
    const response = await signIn();
    expect([response.status, await response.json()]).toEqual([500, { status: [{ message, type: "server_error" }] }]);
    expect(cookieOf(response)).toBeNull();
  });

  test.each([
    [401, {}, { status: [{ message: "Incorrect email or password", type: "unauthorized" }] }],
    [
      401,
      {
        status: [
          { message: "Wrong.", type: "unauthorized" },
          { message: "Twice.", type: "unauthorized" },
        ],
      },
      { status: [{ message: "Wrong. Twice.", type: "unauthorized" }] },
    ],
    [
      403,
      { status: [{ message: "Expired", type: "expired" }], passwordResetLink: "reset-token" },
      { status: [{ message: "Expired", type: "expired" }], passwordResetLink: "reset-token" },
    ],
    [
      403,
      { status: [{ message: "The account has been locked", type: "locked_out" }], isLockedOut: true },
      { status: [{ message: "The account has been locked", type: "locked_out" }], isLockedOut: true },
    ],
  ])("answers a refusal of %i with %j by the body %j", async (status, body, expected) => {
    backend.behave(answerJson(status, body));
    const response = await signIn();
    expect([response.status, await response.json()]).toEqual([status, expected]);
    expect(cookieOf(response)).toBeNull();
  });

  test.each<[keyof typeof FAULTS, number]>([
    ["blackHole", 504],
    ["hangUp", 502],
    ["garbage", 502],
    ["truncatedSized", 502],
    ["stall", 504],
    ["htmlError", 500],
    ["emptyError", 503],
  ])("answers the backend fault %s with %i, and does not blame the password", async (fault, status) => {
    backend.behave(FAULTS[fault]);
    const response = await signIn();
    expect([response.status, await response.json()]).toEqual([
      status,
      { status: [{ message: "Lintel can't be reached right now. Try again in a minute.", type: "server_error" }] },
    ]);
    expect(backend.calls).toHaveLength(1);
  });

  test("reports a success that is not JSON, or has no employee, as an invalid response", async () => {
    for (const behavior of [answerStatus(200, {}, "<html>"), answerJson(200, { device: {} }), answerJson(200, [1])]) {
      backend.behave(behavior);
      expect((await (await signIn()).json()).status[0].message).toBe("Invalid response JSON");
    }
  });

  test("reports a token that is too long for a cookie", async () => {
    backend.behave(answerJson(200, { ...LOGIN, device: { accessToken: "t".repeat(20_000) } }));
    const response = await signIn();
    expect(response.status).toBe(500);
    expect((await response.json()).status[0].message).toMatch(/the backend's access token is too long/);
  });

  test.each([
    [{ headers: { "sec-fetch-site": "cross-site" } }, 403],
    [{ headers: { "x-requested-with": "" } }, 403],
    [{ headers: { "content-type": "text/plain" } }, 415],
    [{ body: "no json" }, 400],
    [{ body: { email: "a@b.c" } }, 400],
    [{ body: { ...CREDENTIALS, email: ["a"] } }, 400],
    [{ body: { ...CREDENTIALS, password: "x".repeat(20_000) } }, 413],
  ])("refuses %j with %i, without a call to the backend", async (options, status) => {
    backend.behave(answerJson(200, LOGIN));
    const response = await world.call(session.POST, "POST", { body: CREDENTIALS, ...options } as never);
    expect(response.status).toBe(status);
    expect(backend.calls).toEqual([]);
  });

  test.each([
    [{ email: `${"a".repeat(400)}@b.c` }, 400],
    [{ password: "x".repeat(5_000) }, 400],
    [{ password: "x".repeat(50_000) }, 413],
  ])("answers an email or password that is too long to exist like any other wrong sign-in", async (typed, status) => {
    const response = await world.call(session.POST, "POST", { body: { ...CREDENTIALS, ...typed } });
    expect([response.status, await response.json()]).toEqual([
      status,
      { status: [{ message: "Incorrect email or password", type: "invalid_input" }] },
    ]);
  });
});

describe("refresh", () => {
  const MINUTE = 60_000;
  const start = Date.parse("2026-03-01T12:00:00.000Z");
  const setMinute = (minutes: number) =>
    jest.useFakeTimers({ now: start + minutes * MINUTE, doNotFake: FAKE_ONLY_DATE });
  const FAKE_ONLY_DATE = [
    "setTimeout",
    "setInterval",
    "setImmediate",
    "nextTick",
    "queueMicrotask",
    "performance",
    "clearTimeout",
    "clearInterval",
    "clearImmediate",
    "hrtime",
  ] as const as never;
  const renew = (cookie: string | null, isActive: boolean) =>
    world.call(refresh.POST, "POST", { cookie, body: { isActive } });

  test("activity keeps a session for eight hours, and polling alone for thirty minutes", async () => {
    setMinute(0);
    let active = await signedInCookie();
    let polling = active;
    backend.behave(answerJson(200, { employee: EMPLOYEE }));
    for (let minute = 20; minute < 480; minute += 20) {
      setMinute(minute);
      active = cookieOf(await renew(active, true));
      expect(active).toMatch(/^lintel-3000=Fe26/);
      if (minute === 20) polling = cookieOf(await renew(polling, false));
    }
    setMinute(40);
    const dead = await renew(polling, false);
    expect([dead.status, cookieOf(dead)]).toEqual([401, ""]);
    setMinute(480);
    expect((await renew(active, true)).status).toBe(401);
  });

  test("updates role and password expiry from the backend", async () => {
    const cookie = await signedInCookie();
    backend.behave(
      answerJson(200, {
        employee: { ...EMPLOYEE, role: "claims_reviewer", passwordExpiresAt: "2030-01-01T00:00:00.000Z" },
      }),
    );
    const response = await renew(cookie, true);
    expect((await response.json()).employee.role).toBe("claims_reviewer");
    expect(backend.calls[0]?.headers["x-access-token"]).toBe(CANARY);
    expect(await view(cookieOf(response))).toMatchObject({
      role: "claims_reviewer",
      passwordExpiresAt: "2030-01-01T00:00:00.000Z",
    });
  });

  test("a 401, or the record of another employee, ends the session", async () => {
    const cookie = await signedInCookie();
    for (const behavior of [answerStatus(401), answerJson(200, { employee: { ...EMPLOYEE, key: "emp-2" } })]) {
      backend.behave(behavior);
      const response = await renew(cookie, true);
      expect([response.status, cookieOf(response)]).toEqual([401, ""]);
      expect((await response.json()).status[0].message).toBe("Your session has expired. Please log in again.");
    }
  });

  test("an unavailable backend does not end the session, and activity still counts", async () => {
    setMinute(0);
    const cookie = await signedInCookie();
    setMinute(20);
    backend.behave(FAULTS.hangUp);
    const response = await renew(cookie, true);
    expect(response.status).toBe(502);
    setMinute(45);
    expect(await view(cookieOf(response))).not.toBeNull();
    expect(await view(cookie)).toBeNull();
  });

  test("a pending session, or a missing one, is never refreshed", async () => {
    const pending = await signedInCookie(MFA_LOGIN);
    backend.behave(answerJson(200, { employee: EMPLOYEE }));
    const response = await renew(pending, true);
    expect([response.status, cookieOf(response)]).toEqual([403, null]);
    expect((await renew(null, true)).status).toBe(401);
    expect(backend.calls).toEqual([]);
  });
});

describe("MFA", () => {
  const verify = (cookie: string | null) => world.call(mfa.POST, "POST", { cookie, body: { code: "123456" } });

  test("the right code completes the session, which then uses the new token", async () => {
    const pending = await signedInCookie(MFA_LOGIN);
    backend.behave(answerJson(200, { employee: EMPLOYEE, device: { accessToken: "canary-second" } }));
    const response = await verify(pending);
    expect([response.status, await response.text()]).toEqual([200, JSON.stringify({ employee: EMPLOYEE })]);
    expect(backend.calls[0]?.headers["x-access-token"]).toBe(CANARY);
    const whole = cookieOf(response);
    expect(await view(whole)).toMatchObject({ isMfaPending: false, availableMfaChannels: [] });
    await world.call(refresh.POST, "POST", { cookie: whole, body: { isActive: true } });
    expect(backend.calls[1]?.headers["x-access-token"]).toBe("canary-second");
  });

  test("a wrong code changes nothing; a lock is reported", async () => {
    const pending = await signedInCookie(MFA_LOGIN);
    backend.behave(answerStatus(400));
    const wrong = await verify(pending);
    expect([wrong.status, cookieOf(wrong), await wrong.json()]).toEqual([
      400,
      null,
      { status: [{ message: "Please try again with the correct numeric code.", type: "invalid_input" }] },
    ]);
    backend.behave(
      answerJson(403, { status: [{ message: "The account has been locked", type: "locked_out" }], isLockedOut: true }),
    );
    expect(await (await verify(pending)).json()).toMatchObject({ isLockedOut: true });
  });

  test("only a pending session is verified", async () => {
    expect((await verify(null)).status).toBe(401);
    expect((await verify(await signedInCookie())).status).toBe(409);
  });
});

describe("sign-out", () => {
  test.each(Object.entries({ ...FAULTS, done: answerStatus(204), refused: answerStatus(401) }))(
    "clears the cookie whatever the backend does: %s",
    async (_, behavior) => {
      const cookie = await signedInCookie();
      backend.behave(behavior as typeof FAULTS.hangUp);
      const response = await world.call(session.DELETE, "DELETE", { cookie });
      expect([response.status, cookieOf(response)]).toEqual([204, ""]);
      expect(backend.calls.map(({ method, target, headers }) => [method, target, headers["x-access-token"]])).toEqual([
        ["PUT", "/employee/logout", CANARY],
      ]);
    },
  );

  test("without a session the backend is not called", async () => {
    backend.behave(answerStatus(204));
    const response = await world.call(session.DELETE, "DELETE");
    expect([response.status, cookieOf(response)]).toEqual([204, ""]);
    expect(backend.calls).toEqual([]);
  });
});

test("a missing or broken cookie gives no session", async () => {
  expect(await view(null)).toBeNull();
  expect(await view("lintel-3000=Fe26.2*1*broken")).toBeNull();
});
