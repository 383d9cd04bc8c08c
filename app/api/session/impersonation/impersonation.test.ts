import { answerJson, answerStatus, FAULTS } from "@/tests/support/fault-backend";
import { cookieOf, SessionWorld } from "@/tests/support/session-world";

const world = new SessionWorld();
const { backend } = world;
let session: typeof import("../route");
let refresh: typeof import("../refresh/route");
let impersonation: typeof import("./route");

beforeAll(async () => {
  await world.start(1_000);
  [session, refresh, impersonation] = await Promise.all([
    import("../route"),
    import("../refresh/route"),
    import("./route"),
  ]);
});
afterAll(() => world.stop());

const CANARY = "canary-token";
const CREDENTIALS = { email: "a@b.c", password: "Lintel-2026!", timezone: "Europe/Berlin" };
const employee = (role: string) => ({ key: "emp-1", role, passwordExpiresAt: null });
const loginOf = (role: string) => ({ device: { accessToken: CANARY }, employee: employee(role) });

const view = async (cookie: string | null) => (await (await world.call(session.GET, "GET", { cookie })).json()).session;
const signedIn = async (role: string, answer: object = loginOf(role)) => {
  backend.behave(answerJson(200, answer));
  const cookie = cookieOf(await world.call(session.POST, "POST", { body: CREDENTIALS }));
  backend.behave(answerJson(200, { employee: employee(role) }));
  return cookie;
};
const put = (cookie: string | null, body: unknown, headers = {}) =>
  world.call(impersonation.PUT, "PUT", { cookie, body, headers });
const stop = (cookie: string | null, headers = {}) => world.call(impersonation.DELETE, "DELETE", { cookie, headers });
const messageOf = async (response: Response) => (await response.json()).status[0].message;

const UPWARD = "You may not act in a role above your own.";
const NOT_YOURS = "Your role may not act in another one.";
/** The status or message of the call, by real role and target role. */
const MATRIX: Record<string, Record<string, number | string>> = {
  superadmin: {
    superadmin: 200,
    admin: 200,
    poweruser: 200,
    employee: 200,
    underwriting_reviewer: 200,
    claims_reviewer: 200,
  },
  admin: {
    superadmin: UPWARD,
    admin: 200,
    poweruser: 200,
    employee: 200,
    underwriting_reviewer: 200,
    claims_reviewer: 200,
  },
  poweruser: {
    superadmin: NOT_YOURS,
    admin: NOT_YOURS,
    poweruser: NOT_YOURS,
    employee: NOT_YOURS,
    underwriting_reviewer: NOT_YOURS,
    claims_reviewer: NOT_YOURS,
  },
  employee: {
    superadmin: NOT_YOURS,
    admin: NOT_YOURS,
    poweruser: NOT_YOURS,
    employee: NOT_YOURS,
    underwriting_reviewer: NOT_YOURS,
    claims_reviewer: NOT_YOURS,
  },
  underwriting_reviewer: {
    superadmin: NOT_YOURS,
    admin: NOT_YOURS,
    poweruser: NOT_YOURS,
    employee: NOT_YOURS,
    underwriting_reviewer: NOT_YOURS,
    claims_reviewer: NOT_YOURS,
  },
  claims_reviewer: {
    superadmin: NOT_YOURS,
    admin: NOT_YOURS,
    poweruser: NOT_YOURS,
    employee: NOT_YOURS,
    underwriting_reviewer: NOT_YOURS,
    claims_reviewer: NOT_YOURS,
  },
};
const EVERY_PAIR = Object.entries(MATRIX).flatMap(([real, targets]) =>
  Object.entries(targets).map(([target, outcome]) => [real, target, outcome] as const),
);

test("the matrix has all 36 pairs of real role and target role", () => {
  expect(EVERY_PAIR).toHaveLength(36);
});

test.each(EVERY_PAIR)("%s impersonating %s gets %s", async (real, target, outcome) => {
  const cookie = await signedIn(real);
  const response = await put(cookie, { role: target, companyKeys: ["cous-1"] });
  if (outcome === 200) {
    expect(response.status).toBe(200);
    const { session: answered } = await response.json();
    expect(answered).toMatchObject({
      employeeKey: "emp-1",
      role: real,
      effectiveRole: target,
      impersonation: { role: target, companyKeys: ["cous-1"] },
    });
    expect(await view(cookieOf(response))).toEqual(answered);
    return;
  }
  expect([response.status, cookieOf(response), await response.json()]).toEqual([
    403,
    null,
    { status: [{ message: outcome, type: "forbidden" }] },
  ]);
  expect(await view(cookie)).toMatchObject({ impersonation: null, effectiveRole: real });
});

test("the role is read from the backend, not from the session", async () => {
  const cookie = await signedIn("superadmin");
  backend.behave(answerJson(200, { employee: employee("admin") }));
  const response = await put(cookie, { role: "superadmin", companyKeys: [] });
  expect([response.status, await messageOf(response)]).toEqual([403, UPWARD]);
  expect(
    backend.calls.map(({ method, target, headers }) => [
      method,
      target,
      headers["x-access-token"],
      headers["x-role"],
      headers["x-company-keys"],
    ]),
  ).toEqual([["GET", "/employee", CANARY, undefined, undefined]]);
});

test("during impersonation, the real role still decides which role can be chosen", async () => {
  const cookie = await signedIn("superadmin");
  const asReviewer = cookieOf(await put(cookie, { role: "claims_reviewer", companyKeys: [] }));
  const response = await put(asReviewer, { role: "admin", companyKeys: ["cous-2"] });
  expect((await response.json()).session).toMatchObject({ role: "superadmin", effectiveRole: "admin" });
});

test("duplicate companies count once, and an empty list, which means all, is accepted", async () => {
  const cookie = await signedIn("admin");
  const twice = await put(cookie, { role: "employee", companyKeys: ["cous-1", "cous-2", "cous-1"] });
  expect((await twice.json()).session.impersonation).toEqual({ role: "employee", companyKeys: ["cous-1", "cous-2"] });
  const none = await put(cookie, { role: "employee", companyKeys: [] });
  expect((await none.json()).session.impersonation).toEqual({ role: "employee", companyKeys: [] });
});

const keys = (count: number, length = 8) =>
  Array.from({ length: count }, (_, index) => `c${String(index)}`.padEnd(length, "x"));

test("20 companies are accepted, 21 are refused with the reason", async () => {
  const cookie = await signedIn("superadmin");
  expect((await put(cookie, { role: "employee", companyKeys: keys(20) })).status).toBe(200);
  backend.behave(answerJson(200, { employee: employee("superadmin") }));
  const response = await put(cookie, { role: "employee", companyKeys: keys(21) });
  expect([response.status, await messageOf(response)]).toEqual([400, "At most 20 companies can be chosen."]);
  expect(backend.calls).toEqual([]);
});

test("refuses companies that do not fit into the cookie next to a long token, and keeps the session", async () => {
  const cookie = await signedIn("superadmin", {
    device: { accessToken: "t".repeat(2_000) },
    employee: employee("superadmin"),
  });
  const response = await put(cookie, { role: "employee", companyKeys: keys(20, 60) });
  expect([response.status, cookieOf(response), await response.json()]).toEqual([
    400,
    null,
    {
      status: [
        { message: "So many companies do not fit into the session. Please choose fewer.", type: "invalid_input" },
      ],
    },
  ]);
  expect(await view(cookie)).toMatchObject({ impersonation: null });
});

test.each<[string, unknown, number]>([
  ["an unknown role", { role: "owner", companyKeys: [] }, 400],
  ["a missing role", { companyKeys: [] }, 400],
  ["a missing list of companies", { role: "admin" }, 400],
  ["a company that is not in a list", { role: "admin", companyKeys: "cous-1" }, 400],
  ["a number as a key", { role: "admin", companyKeys: [7] }, 400],
  ["an empty key", { role: "admin", companyKeys: [""] }, 400],
  ["two keys in one", { role: "admin", companyKeys: ["cous-1,cous-2"] }, 400],
  ["a key with a header in it", { role: "admin", companyKeys: ["cous-1\r\nX-Role: superadmin"] }, 400],
  ["a key that a header cannot carry", { role: "admin", companyKeys: ["büro"] }, 400],
  ["an overlong key", { role: "admin", companyKeys: ["c".repeat(201)] }, 400],
  ["a body that is not JSON", "{", 400],
  ["a list that is too long", { role: "admin", companyKeys: keys(400, 60) }, 413],
])("refuses %s without a call to the backend", async (_, body, status) => {
  const cookie = await signedIn("superadmin");
  const response = await put(cookie, body);
  expect([response.status, cookieOf(response)]).toEqual([status, null]);
  expect(backend.calls).toEqual([]);
});

test.each([
  ["from another site", { "sec-fetch-site": "cross-site" }, 403],
  ["from another origin", { "sec-fetch-site": "", origin: "https://evil.test" }, 403],
  ["without the header of the app", { "x-requested-with": "" }, 403],
  ["with another content type", { "content-type": "text/plain" }, 415],
])("refuses a call %s", async (_, headers, status) => {
  const cookie = await signedIn("superadmin");
  const response = await put(cookie, { role: "admin", companyKeys: [] }, headers);
  expect([response.status, cookieOf(response)]).toEqual([status, null]);
  if (status === 403) expect((await stop(cookie, headers)).status).toBe(403);
  expect(backend.calls).toEqual([]);
});

test("a visitor and a session with a pending code may neither start nor end impersonation", async () => {
  const pending = await signedIn("superadmin", {
    ...loginOf("superadmin"),
    employee: { ...employee("superadmin"), isMfaRequired: true },
    availableMfaChannels: ["email"],
    isMfaCodeSent: true,
  });
  for (const call of [(cookie: string | null) => put(cookie, { role: "admin", companyKeys: [] }), stop]) {
    expect((await call(null)).status).toBe(401);
    const response = await call(pending);
    expect([response.status, cookieOf(response), await messageOf(response)]).toEqual([
      403,
      null,
      "Please finish signing in",
    ]);
  }
  expect(backend.calls).toEqual([]);
});

test("a token that the backend has revoked, or that belongs to someone else, ends the session", async () => {
  const cookie = await signedIn("admin");
  for (const behavior of [answerStatus(401), answerJson(200, { employee: { ...employee("admin"), key: "emp-2" } })]) {
    backend.behave(behavior);
    const response = await put(cookie, { role: "employee", companyKeys: [] });
    expect([response.status, cookieOf(response)]).toEqual([401, ""]);
  }
});

test.each([
  ["hangUp", 502],
  ["blackHole", 504],
  ["garbage", 502],
] as const)("if the role cannot be checked (%s), nothing changes and the answer says so", async (fault, status) => {
  const cookie = await signedIn("admin");
  backend.behave(FAULTS[fault]);
  const response = await put(cookie, { role: "employee", companyKeys: [] });
  expect([response.status, cookieOf(response), await messageOf(response)]).toEqual([
    status,
    null,
    "Your role could not be checked, so nothing has changed. Please try again.",
  ]);
});

test("a refusal of the backend is reported with the backend's message", async () => {
  const cookie = await signedIn("admin");
  backend.behave(answerJson(403, { status: [{ message: "This account is on hold", type: "forbidden" }] }));
  const response = await put(cookie, { role: "employee", companyKeys: [] });
  expect([response.status, await messageOf(response)]).toEqual([403, "This account is on hold"]);
});

describe("ending impersonation", () => {
  const acting = async () =>
    cookieOf(await put(await signedIn("admin"), { role: "claims_reviewer", companyKeys: ["cous-1"] }));

  test("calls no backend, and can be repeated", async () => {
    const cookie = await acting();
    backend.behave(FAULTS.hangUp);
    const first = await stop(cookie);
    expect((await first.json()).session).toMatchObject({ effectiveRole: "admin", impersonation: null });
    const second = await stop(cookieOf(first));
    expect((await second.json()).session).toMatchObject({ effectiveRole: "admin", impersonation: null });
    expect(backend.calls).toEqual([]);
  });

  test("by log-out also clears it for the next sign-in", async () => {
    const cookie = await acting();
    const out = await world.call(session.DELETE, "DELETE", { cookie });
    expect(cookieOf(out)).toBe("");
    backend.behave(answerJson(200, loginOf("admin")));
    const again = await world.call(session.POST, "POST", { body: CREDENTIALS, cookie });
    expect(await view(cookieOf(again))).toMatchObject({ effectiveRole: "admin", impersonation: null });
  });

  test.each([
    ["poweruser", "employee", null, "poweruser"],
    ["admin", "superadmin", null, "admin"],
    ["admin", "employee", { role: "employee", companyKeys: ["cous-1"] }, "employee"],
  ])("a superadmin demoted to %s while acting as %s has impersonation %j", async (now, target, left, effective) => {
    const cookie = await signedIn("superadmin");
    const impersonating = cookieOf(await put(cookie, { role: target, companyKeys: ["cous-1"] }));
    backend.behave(answerJson(200, { employee: employee(now) }));
    const renewed = await world.call(refresh.POST, "POST", { cookie: impersonating, body: { isActive: false } });
    expect(await view(cookieOf(renewed))).toMatchObject({ role: now, impersonation: left, effectiveRole: effective });
  });

  test("a refresh keeps impersonation, and calls the backend as the real employee", async () => {
    const cookie = await acting();
    backend.behave(answerJson(200, { employee: employee("admin") }));
    const renewed = await world.call(refresh.POST, "POST", { cookie, body: { isActive: true } });
    expect(await view(cookieOf(renewed))).toMatchObject({ effectiveRole: "claims_reviewer" });
    expect(backend.calls[0]?.headers["x-role"]).toBeUndefined();
  });
});
