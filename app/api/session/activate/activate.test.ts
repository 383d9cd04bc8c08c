import { answerJson, answerStatus } from "@/tests/support/fault-backend";
import { cookieOf, SessionWorld } from "@/tests/support/session-world";

const world = new SessionWorld();
const { backend } = world;
let activate: typeof import("./route");
let session: typeof import("../route");

beforeAll(async () => {
  await world.start();
  [activate, session] = await Promise.all([import("./route"), import("../route")]);
});
afterAll(() => world.stop());

const BODY = {
  email: "ivo@b.c",
  token: "link-token",
  activationToken: "first-password-token",
  password: "Harbor#Lantern7",
  timezone: "Europe/Berlin",
};
const employee = (role: string) => ({ key: "emp-1", role, email: "ivo@b.c", passwordExpiresAt: null });
const LOGIN = { device: { accessToken: "session-token" }, employee: employee("employee") };
type Answer = ReturnType<typeof answerJson>;

/** Sets the backend's answers to the read of the own record, to the activation and to the login, in this order. */
function behave(me: Answer, activated: Answer, login: Answer): void {
  backend.behave((request, response, body) => {
    const answer = request.url === "/employee/login" ? login : request.method === "GET" ? me : activated;
    answer(request, response, body);
  });
}
const send = (body: unknown = BODY, cookie: string | null = null) =>
  world.call(activate.POST, "POST", { body, cookie });
const backendCalls = () =>
  backend.calls.map(({ method, target, headers, body }) => ({
    call: `${method} ${target}`,
    token: headers["x-access-token"],
    body: body.length > 0 ? JSON.parse(body.toString()) : null,
  }));
const ME = answerJson(200, { employee: employee("employee") });

test("reads the employee's own record, sets the password and signs in with it", async () => {
  behave(ME, answerJson(200, { employee: employee("employee") }), answerJson(200, LOGIN));
  const response = await send();
  const text = await response.text();
  expect([response.status, JSON.parse(text)]).toEqual([
    200,
    { employee: { key: "emp-1", role: "employee", email: "ivo@b.c", passwordExpiresAt: null }, isMfaPending: false },
  ]);
  expect(text + [...response.headers].join()).not.toMatch(/link-token|first-password-token|session-token/);
  expect(backendCalls()).toEqual([
    { call: "GET /employee", token: "link-token", body: null },
    {
      call: "PUT /employee",
      token: "link-token",
      body: { email: "ivo@b.c", password: "Harbor#Lantern7", activationToken: "first-password-token" },
    },
    {
      call: "PUT /employee/login",
      token: undefined,
      body: { email: "ivo@b.c", password: "Harbor#Lantern7", timezone: "Europe/Berlin" },
    },
  ]);
  const view = await world.call(session.GET, "GET", { cookie: cookieOf(response) });
  expect(await view.json()).toMatchObject({ session: { employeeKey: "emp-1", isMfaPending: false } });
});

test.each([
  ["superadmin", "superadmin"],
  ["admin", "admin"],
  ["poweruser", undefined],
  ["employee", undefined],
  ["claims_reviewer", undefined],
  ["underwriting_reviewer", undefined],
  ["owner", undefined],
])("an activation sends the role %s of the record as %s", async (role, sent) => {
  const record = answerJson(200, { employee: employee(role) });
  behave(record, record, answerJson(200, LOGIN));
  await send({ ...BODY, role: "superadmin" });
  expect(backendCalls()[1]?.body.role).toBe(sent);
});

test("sends no role if the employee's own record cannot be read", async () => {
  behave(answerStatus(401), answerJson(200, { employee: employee("admin") }), answerJson(200, LOGIN));
  expect((await send()).status).toBe(200);
  expect(backendCalls()[1]?.body).not.toHaveProperty("role");
});

test("reports a refused activation, and signs no one in", async () => {
  const refusal = { status: [{ message: "This link has been used.", type: "invalid_input" }] };
  behave(ME, answerJson(400, refusal), answerJson(200, LOGIN));
  const response = await send();
  expect([response.status, cookieOf(response), await response.json()]).toEqual([
    400,
    null,
    { status: [{ message: "This link has been used.", type: "invalid_input" }], step: "activation" },
  ]);
  expect(backend.calls).toHaveLength(2);
});

test("reports a refused login as a failure of the login step, with the backend's message", async () => {
  const refusal = {
    status: [{ message: "Your account has been locked.", type: "locked_out" }],
    isLockedOut: true,
    passwordResetLink: "reset",
  };
  behave(ME, answerJson(200, { employee: employee("employee") }), answerJson(403, refusal));
  const response = await send();
  expect([response.status, cookieOf(response), await response.json()]).toEqual([
    403,
    null,
    {
      status: [{ message: "Your account has been locked.", type: "locked_out" }],
      isLockedOut: true,
      passwordResetLink: "reset",
      step: "login",
    },
  ]);
});

test("a login answer without a token is reported as a failure of the login step", async () => {
  behave(ME, answerJson(200, { employee: employee("employee") }), answerJson(200, { employee: employee("employee") }));
  const response = await send();
  expect([response.status, await response.json()]).toEqual([
    500,
    { status: [{ message: "Access Token not in response!", type: "server_error" }], step: "login" },
  ]);
});

test("a login that requires a second factor returns a pending session and its channels", async () => {
  const mfa = {
    device: { accessToken: "pending-token" },
    employee: { ...employee("employee"), isMfaRequired: true },
    availableMfaChannels: ["email", "text"],
    isMfaCodeSent: true,
  };
  behave(ME, answerJson(200, { employee: employee("employee") }), answerJson(200, mfa));
  const response = await send();
  expect(await response.json()).toMatchObject({ isMfaPending: true, availableMfaChannels: ["email", "text"] });
  const view = await world.call(session.GET, "GET", { cookie: cookieOf(response) });
  expect(await view.json()).toMatchObject({ session: { isMfaPending: true } });
});

test.each([
  ["no token", { ...BODY, token: "" }],
  ["a token that a header cannot carry", { ...BODY, token: "a\nb" }],
  ["no activation token", { ...BODY, activationToken: undefined }],
  ["no password", { ...BODY, password: "" }],
  ["a body that is not JSON", "{"],
])("refuses an activation with %s, without calling the backend", async (_, body) => {
  behave(ME, ME, answerJson(200, LOGIN));
  const response = await send(body);
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      status: [
        { message: "Something went wrong... Account activation failed. Please try later.", type: "invalid_input" },
      ],
      step: "activation",
    },
  ]);
  expect(backend.calls).toEqual([]);
});

test("revokes the previous session of this browser at the backend too", async () => {
  behave(ME, ME, answerJson(200, { ...LOGIN, device: { accessToken: "token-before" } }));
  const before = cookieOf(
    await world.call(session.POST, "POST", { body: { email: "a@b.c", password: "x", timezone: "UTC" } }),
  );
  behave(ME, ME, answerJson(200, LOGIN));
  const response = await send(BODY, before);
  expect(response.status).toBe(200);
  expect(backendCalls().at(-1)).toEqual({ call: "PUT /employee/logout", token: "token-before", body: null });
});
